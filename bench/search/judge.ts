import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblems } from '../../src/model/problems';
import { loadSite } from '../../src/routes/loadSite';
import { createEngine } from '../../src/search/engine/engine';
import { makeIndex, textsOf } from '../../src/search/engine/makeIndex';
import { compressedSize, indexBudget } from '../../src/search/records/searchFiles';
import { searchRecords } from '../../src/search/records/records';
import { definitions } from '../../src/site/definitions';
import { formatShares, goals, halfOf, judge, newMisses, sharesOf, stateOf } from './judgement';
import type { Judged } from './judgement';
import { readQueries } from './readQueries';
import { rooms } from '../../src/rooms';

const root = path.resolve(__dirname, '../..');
const queriesFile = 'bench/search/queries.csv';
const stateFile = path.join(root, 'bench/search/lastState.txt');

/** Maximum loss against the last state. A sentence changed on a page moves single queries. */
const mostLost = 0.02;

const kilobytes = (text: string): string => `${(compressedSize(text) / 1000).toFixed(1)} kB`;

/** Share of queries whose right answer was first in a kept state. */
function sharesOfState(state: string, judged: readonly Judged[]): number {
  const places = new Map(state.split('\n').map((line) => [line.slice(line.indexOf('\t') + 1), line.slice(0, line.indexOf('\t'))]));
  const known = judged.flatMap(({ query }) => places.get(query.query.replaceAll(/\s+/g, ' ')) ?? []);
  return known.filter((place) => place === '1').length / Math.max(1, known.length);
}

/** Judges the search of the current sources. Returns whether it is as good as the last state. `keep` saves the new state. */
function main(keep: boolean): boolean {
  const { site, problems: mistakes } = loadSite(root, definitions, rooms);
  const records = searchRecords(site);
  const { queries, problems } = readQueries(
    readFileSync(path.join(root, queriesFile), 'utf8'),
    queriesFile,
    records.pages.map(({ route }) => route),
    records.failures.map(({ id }) => id),
  );
  if (mistakes.length + problems.length > 0) {
    console.error(formatProblems([...mistakes, ...problems]));
    return false;
  }
  const index = makeIndex(records);
  console.log(
    `Index: ${kilobytes(JSON.stringify(index))} (budget ${(indexBudget / 1000).toFixed(0)} kB), texts ${kilobytes(JSON.stringify(textsOf(records)))}, Brotli`,
  );
  const start = performance.now();
  const engine = createEngine(index);
  console.log(`Ready in ${(performance.now() - start).toFixed(0)} ms\n`);
  const before = existsSync(stateFile) ? readFileSync(stateFile, 'utf8') : '';
  const judged = judge(engine, queries);
  let good = true;
  const groups = [
    { name: 'Pages', goal: goals.pages, isMeant: (kind: string) => kind !== 'symptom' && kind !== 'field' },
    { name: 'Symptoms', goal: goals.symptoms, isMeant: (kind: string) => kind === 'symptom' },
    { name: 'Field', goal: goals.symptoms, isMeant: (kind: string) => kind === 'field' },
  ];
  for (const { name, goal, isMeant } of groups) {
    const group = judged.filter(({ query }) => isMeant(query.kind));
    const [tuned, kept] = (['tuned', 'kept'] as const).map((half) => group.filter(({ query }) => halfOf(query) === half));
    const goalText = Object.entries(goal)
      .map(([key, value]) => `${key} ${(value * 100).toFixed(0)} %`)
      .join(', ');
    console.log(`${name} (goal ${goalText})\n  tuned: ${formatShares(tuned ?? [])}\n  kept:  ${formatShares(kept ?? [])}`);
    const worse = sharesOf(tuned ?? []).first - sharesOf(kept ?? []).first;
    if (worse > 0.05) console.log(`  The kept half is ${(worse * 100).toFixed(1)} points worse.`);
    console.log(newMisses(tuned ?? [], before).join('\n') || '  no new misses in the tuned half');
    const lost = before === '' ? 0 : sharesOfState(before, group) - sharesOf(group).first;
    if (lost > mostLost) {
      console.log(`  ${(lost * 100).toFixed(1)} % are lost against the last state.`);
      good = false;
    }
  }
  const risky = judged.filter((one) => one.risky);
  for (const { query } of risky) console.log(`RISKY: "${query.query.slice(0, 80)}" is answered with one of ${query.never.join(', ')}`);
  if (keep) writeFileSync(stateFile, `${stateOf(judged)}\n`);
  return good && risky.length === 0;
}

process.exitCode = main(process.argv.includes('--keep')) ? 0 : 1;
