import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblems } from '../../src/model/problems';
import { loadSite } from '../../src/routes/loadSite';
import { createEngine } from '../../src/search/engine/engine';
import { makeIndex, textsOf } from '../../src/search/engine/makeIndex';
import { compressedSize, indexBudget, kilobytes } from '../../src/search/records/searchFiles';
import { searchRecords } from '../../src/search/records/records';
import { definitions } from '../../src/site/definitions';
import { pipeline } from '../../src/plugins';
import { formatCompared, goals, isBelow, isWorse, judge, plainRankings, worseInAll } from './judgement';
import type { Compared, Floors } from './judgement';
import { readQueries } from './readQueries';

const root = path.resolve(__dirname, '../..');

/** A set of queries, with the least shares that an order of the list has reached which was tried on it. */
interface QuerySet {
  readonly file: string;
  readonly name: string;
  readonly isMeant: (kind: string) => boolean;
  /** Queries of hidden sets are never printed, so that nobody tunes on them. */
  readonly isHidden?: true;
  readonly floors?: Floors;
}

const sets: readonly QuerySet[] = [
  {
    file: 'bench/search/queries.csv',
    name: 'Own queries: pages',
    isMeant: (kind) => kind !== 'symptom' && kind !== 'field',
    floors: { 'pages among all': 426 / 475 },
  },
  {
    file: 'bench/search/queries.csv',
    name: 'Own queries: failures',
    isMeant: (kind) => kind === 'symptom',
    floors: { 'rows among all': 419 / 454 },
  },
  {
    file: 'bench/search/queries.csv',
    name: 'Pasted and asked in public',
    isMeant: (kind) => kind === 'field',
    floors: { 'rows among all': 1 },
  },
  { file: 'bench/search/strangers.json', name: "Strangers' words", isMeant: () => true },
  { file: 'bench/search/held-back.json', name: "Strangers' words, held back", isMeant: () => true, isHidden: true },
  {
    file: 'bench/search/strangers-2026-12.json',
    name: "Strangers' words of December",
    isMeant: () => true,
    floors: { 'rows among all': 69 / 90, 'pages among all': 48 / 50 },
  },
  { file: 'bench/search/languages.csv', name: 'Six languages', isMeant: () => true, floors: { failures: 0.6 } },
];

/**
 * Judges the search of the current sources beside the plain ranking. Returns whether it is as good on every set, reaches the floors of the one list, says nowhere
 * that a forbidden row fits, and its index is small enough. `showsMisses` also prints queries whose right answer isn't first.
 */
function main(showsMisses: boolean): boolean {
  const { site, problems: mistakes } = loadSite(root, definitions, pipeline);
  const records = searchRecords(site);
  const known = { routes: records.pages.map(({ route }) => route), symptoms: records.failures.map(({ id }) => id) };
  const read = sets.map((set) => ({ ...set, ...readQueries(readFileSync(path.join(root, set.file), 'utf8'), set.file, known) }));
  const problems = [...mistakes, ...new Map(read.map(({ file, problems: found }) => [file, found])).values()].flat();
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    return false;
  }
  const index = makeIndex(records);
  const indexText = JSON.stringify(index);
  console.log(
    `Index: ${kilobytes(indexText)} (budget ${indexBudget / 1000} kB), texts ${kilobytes(JSON.stringify(textsOf(records)))}, Brotli`,
  );
  const start = performance.now();
  const engine = createEngine(index);
  console.log(`Ready in ${(performance.now() - start).toFixed(0)} ms`);
  engine.showTexts(textsOf(records));
  const goalsOf = (shares: Readonly<Record<string, number>>): string =>
    Object.entries(shares)
      .map(([limit, share]) => `${limit} ${share * 100} %`)
      .join(', ');
  console.log(
    `Goals: ${Object.entries(goals)
      .map(([name, shares]) => `${name} ${goalsOf(shares)}`)
      .join('; ')}\n`,
  );
  const plain = plainRankings(records);
  let good = compressedSize(indexText) <= indexBudget;
  const all: Compared[] = [];
  for (const { name, queries, isMeant, isHidden = false, floors = {} } of read) {
    const { compared, unanswered, healthy, forbidden, misses } = judge(
      engine,
      plain,
      queries.filter(({ kind }) => isMeant(kind)),
    );
    console.log(name);
    for (const one of compared) {
      const isLow = isBelow(one, floors);
      console.log(`  ${formatCompared(one)}${isWorse(one) ? '  WORSE THAN PLAIN' : ''}${isLow ? '  BELOW ITS FLOOR' : ''}`);
      good &&= !isWorse(one) && !isLow;
    }
    all.push(...compared);
    if (unanswered.all > 0) console.log(`  ${unanswered.all} without an answer: ${unanswered.fits.length} get a failure that fits`);
    if (healthy.all > 0) console.log(`  ${healthy.all} healthy outputs: ${healthy.recognised} recognised`);
    if (forbidden.length > 0)
      console.log(`  FORBIDDEN rows for ${forbidden.length} queries${isHidden ? '' : `: ${forbidden.join(' | ')}`}`);
    if (!isHidden && unanswered.fits.length > 0) console.log(`  fits wrongly: ${unanswered.fits.join(' | ')}`);
    if (showsMisses && !isHidden) console.log(misses.map((miss) => `    ${miss.slice(0, 200)}`).join('\n'));
    good &&= forbidden.length === 0;
  }
  for (const worse of worseInAll(all)) console.log(`All sets together, WORSE THAN PLAIN: ${formatCompared(worse)}`);
  return good && worseInAll(all).length === 0;
}

process.exitCode = main(process.argv.includes('--misses')) ? 0 : 1;
