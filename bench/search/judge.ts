import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { formatProblems } from '../../src/model/problems';
import { loadSite } from '../../src/routes/loadSite';
import { createEngine } from '../../src/search/engine/engine';
import { packIndex, textsOf } from '../../src/search/engine/packIndex';
import { searchRecords } from '../../src/search/records/records';
import { compressedSize, indexBudget } from '../../src/search/records/indexFiles';
import { definitions } from '../../src/site/definitions';
import { symptomRecords } from '../../src/search/records/symptomsFile';
import { symptomIndex } from '../../src/symptoms/symptomIndex';
import { formatMisses, formatShares, goals, judge, leastReached } from './judgement';
import type { Judgement } from './judgement';
import { readQueries } from './readQueries';

const root = path.resolve(__dirname, '../..');
const queriesFile = 'bench/search/queries.csv';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function sizes(name: string, value: unknown): string {
  const text = JSON.stringify(value);
  return `${name}: ${kilobytes(Buffer.byteLength(text))}, gzip ${kilobytes(compressedSize(text))}, brotli ${kilobytes(brotliCompressSync(text).length)}`;
}

/** Whether pages reach their goal, and symptoms what they have reached before. */
const reached = (pages: Judgement, kept: Judgement): boolean =>
  pages.first >= goals.pages.first &&
  pages.firstFive >= goals.pages.firstFive &&
  kept.first >= leastReached.symptoms.first &&
  kept.firstThree >= leastReached.symptoms.firstThree;

const goal = (shares: Readonly<Record<string, number>>): string =>
  Object.entries(shares)
    .map(([name, share]) => `${name} ${(share * 100).toFixed(0)} %`)
    .join(', ');

/** Judges what the site would be searched with. Returns whether it is good enough. */
async function main(): Promise<boolean> {
  const { site, problems: mistakes } = loadSite(root, definitions);
  const routes = site.pages.filter(({ outputs }) => outputs.search).map(({ route }) => route);
  const symptoms = symptomRecords(site.data.tables);
  const { queries, problems } = readQueries(
    readFileSync(path.join(root, queriesFile), 'utf8'),
    queriesFile,
    routes,
    symptoms.map(({ id }) => id),
  );
  if (mistakes.length + problems.length > 0) {
    console.error(formatProblems([...mistakes, ...problems]));
    return false;
  }
  const records = searchRecords(site);
  const index = packIndex(records);
  console.log(`${sizes('Index', index)} (budget gzip ${kilobytes(indexBudget)})\n${sizes('Texts', textsOf(records))}`);
  const start = performance.now();
  const engine = createEngine(index);
  console.log(`Ready in ${(performance.now() - start).toFixed(0)} ms\n`);
  await engine.showTexts(textsOf(records));
  const searched = { engine, symptoms: symptomIndex(symptoms) };
  const group = (isMeant: (kind: string) => boolean): Promise<Judgement> =>
    judge(
      searched,
      queries.filter(({ kind }) => isMeant(kind)),
    );
  const [pages, tuned, kept] = [
    await group((kind) => !kind.startsWith('symptom')),
    await group((kind) => kind === 'symptom'),
    await group((kind) => kind === 'symptom-kept'),
  ];
  console.log([...formatMisses(pages), ...formatMisses(tuned)].join('\n'));
  console.log(`\nPages (goal ${goal(goals.pages)}): ${formatShares(pages)}`);
  console.log(`Symptoms, tuned with: ${formatShares(tuned)}`);
  console.log(`Symptoms, kept apart (goal ${goal(goals.symptoms)}; what it misses is not shown): ${formatShares(kept)}`);
  return reached(pages, kept);
}

void main().then((good) => {
  process.exitCode = good ? 0 : 1;
});
