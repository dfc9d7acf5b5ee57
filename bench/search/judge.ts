import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { formatProblems } from '../../src/model/problems';
import { loadSite } from '../../src/routes/loadSite';
import { createEngine } from '../../src/search/engine/engine';
import { packIndex, textsOf } from '../../src/search/engine/packIndex';
import { searchRecords } from '../../src/search/records/records';
import { compressedSize, indexBudget } from '../../src/search/records/writeIndex';
import { definitions } from '../../src/site/definitions';
import { formatJudgement, goals, judge } from './judgement';
import type { Judgement } from './judgement';
import { readQueries } from './readQueries';

const root = path.resolve(__dirname, '../..');
const queriesFile = 'bench/search/queries.csv';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function sizes(name: string, value: unknown): string {
  const text = JSON.stringify(value);
  return `${name}: ${kilobytes(Buffer.byteLength(text))}, gzip ${kilobytes(compressedSize(text))}, brotli ${kilobytes(brotliCompressSync(text).length)}`;
}

const reached = ({ first, firstFive }: Judgement): boolean => first >= goals.first && firstFive >= goals.firstFive;

/** Judges what the site would be searched with. Returns whether it is good enough. */
async function main(): Promise<boolean> {
  const { site, problems: mistakes } = loadSite(root, definitions);
  const routes = site.pages.filter(({ outputs }) => outputs.search).map(({ route }) => route);
  const { queries, problems } = readQueries(readFileSync(path.join(root, queriesFile), 'utf8'), queriesFile, routes);
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
  const judgement = judge(engine, queries);
  console.log(formatJudgement(judgement));
  return reached(judgement);
}

void main().then((good) => {
  process.exitCode = good ? 0 : 1;
});
