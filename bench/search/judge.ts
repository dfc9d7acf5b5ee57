import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblems } from '../../src/model/problems';
import { loadSite } from '../../src/routes/loadSite';
import { createEngine } from '../../src/search/engine/engine';
import { makeIndex, textsOf } from '../../src/search/engine/makeIndex';
import { compressedSize, indexBudget, kilobytes } from '../../src/search/records/searchFiles';
import { searchRecords } from '../../src/search/records/records';
import { definitions } from '../../src/site/definitions';
import { rooms } from '../../src/rooms';
import { formatCompared, goals, isWorse, judge, plainRankings, worseInAll } from './judgement';
import type { Compared } from './judgement';
import { readQueries } from './readQueries';

const root = path.resolve(__dirname, '../..');

/** Sets of queries. Those of `hidden` ones are never printed, so that nobody tunes on them. */
const sets = [
  { file: 'bench/search/queries.csv', name: 'Own queries: pages', isMeant: (kind: string) => kind !== 'symptom' && kind !== 'field' },
  { file: 'bench/search/queries.csv', name: 'Own queries: failures', isMeant: (kind: string) => kind === 'symptom' },
  { file: 'bench/search/queries.csv', name: 'Pasted and asked in public', isMeant: (kind: string) => kind === 'field' },
  { file: 'bench/search/strangers.json', name: "Strangers' words", isMeant: () => true },
  { file: 'bench/search/held-back.json', name: "Strangers' words, held back", isMeant: () => true, isHidden: true },
] as const;

/**
 * Judges the search of the current sources beside the plain ranking. Returns whether it is as good on every set, says nowhere that a
 * forbidden row fits, and its index is small enough. `showsMisses` also prints queries whose right answer isn't first.
 */
function main(showsMisses: boolean): boolean {
  const { site, problems: mistakes } = loadSite(root, definitions, rooms);
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
  for (const { name, queries, isMeant, ...set } of read) {
    const { compared, unanswered, healthy, forbidden, misses } = judge(
      engine,
      plain,
      queries.filter(({ kind }) => isMeant(kind)),
    );
    const isHidden = 'isHidden' in set;
    console.log(name);
    for (const one of compared) {
      console.log(`  ${formatCompared(one)}${isWorse(one) ? '  WORSE THAN PLAIN' : ''}`);
      good &&= !isWorse(one);
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
