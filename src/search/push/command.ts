import path from 'node:path';
import { checkContent } from '../../content/checkContent';
import { formatProblems } from '../../model/problems';
import { definitions } from '../../site/definitions';
import { searchRecords } from '../records/records';
import { runPush } from './runPush';

/** Arguments of `npm run search:push`. */
const known = ['--dry-run'];
const unknown = process.argv.slice(2).filter((argument) => !known.includes(argument));

/** Checks the sources and pushes their records. Returns whether all went well. */
async function main(): Promise<boolean> {
  if (unknown.length > 0) {
    console.error(`Unknown argument ${unknown.join(' ')}. Known: ${known.join(' ')}, which prints what would change and sends nothing.`);
    return false;
  }
  const content = checkContent(path.resolve(__dirname, '../../..'), definitions);
  if (content.problems.length > 0) {
    console.error(formatProblems(content.problems));
    return false;
  }
  return runPush({
    environment: process.env,
    records: searchRecords(content),
    dryRun: process.argv.includes('--dry-run'),
    print: (line) => console.log(line),
  });
}

void main().then((done) => {
  process.exitCode = done ? 0 : 1;
});
