import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { formatJudgement, goals, judge } from '../bench/search/judge';
import type { Judgement } from '../bench/search/judge';
import { readQueries } from '../bench/search/readQueries';
import { checkContent } from '../src/build/content/checkContent';
import { formatProblems } from '../src/build/content/problems';
import { leadingRecords } from '../src/build/search/leadingRecords';
import { searchRecords } from '../src/build/search/records';
import { recordsBudget } from '../src/build/search/writeRecords';
import { createEngine } from '../src/searchEngine/engine';
import { definitions } from '../src/site/definitions';

const root = path.resolve(__dirname, '..');
const queriesFile = 'bench/search/queries.csv';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function sizes(name: string, value: unknown): string {
  const text = JSON.stringify(value);
  return `${name}: ${kilobytes(Buffer.byteLength(text))}, gzip ${kilobytes(gzipSync(text, { level: 9 }).length)}, brotli ${kilobytes(brotliCompressSync(text).length)}`;
}

const reached = ({ first, firstFive }: Judgement): boolean => first >= goals.first && firstFive >= goals.firstFive;

/** Judges what answers the first keystrokes, and what answers once the whole texts are there. Returns whether the latter is good enough. */
async function main(): Promise<boolean> {
  const content = checkContent(root, definitions);
  const routes = content.routes.map(({ route }) => route);
  const { queries, problems } = readQueries(readFileSync(path.join(root, queriesFile), 'utf8'), queriesFile, routes);
  if (content.problems.length + problems.length > 0) {
    console.error(formatProblems([...content.problems, ...problems]));
    return false;
  }
  const records = searchRecords(content);
  const { leading, remainders } = leadingRecords(records, recordsBudget);
  console.log(`${sizes('Leading records', leading)}\n${sizes('Remainders', remainders)}\n`);
  console.log(`Leading records alone\n${formatJudgement(judge(await createEngine(leading), queries))}\n`);
  const start = performance.now();
  const engine = await createEngine(records);
  console.log(`Whole records, indexed in ${(performance.now() - start).toFixed(0)} ms`);
  const judgement = judge(engine, queries);
  console.log(formatJudgement(judgement));
  return reached(judgement);
}

void main().then((good) => {
  process.exitCode = good ? 0 : 1;
});
