import path from 'node:path';
import { formatProblems } from '../src/model/problems';
import { loadSite } from '../src/routes/loadSite';
import { definitions } from '../src/site/definitions';
import { searchRecords } from '../src/search/records/records';
import { runPush } from '../src/search/push/runPush';
import { pipeline } from '../src/plugins';

/** Arguments of `npm run search:push`. */
const known = ['--dry-run'];
const unknown = process.argv.slice(2).filter((argument) => !known.includes(argument));

/** Checks the sources and pushes their records. Returns whether it succeeded. */
async function main(): Promise<boolean> {
  if (unknown.length > 0) {
    console.error(`Unknown argument ${unknown.join(' ')}. Known: ${known.join(' ')}, which prints what would be sent and sends nothing.`);
    return false;
  }
  const { site, problems } = loadSite(path.resolve(__dirname, '..'), definitions, pipeline);
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    return false;
  }
  return runPush({
    environment: process.env,
    records: searchRecords(site),
    dryRun: process.argv.includes('--dry-run'),
    print: (line) => console.log(line),
  });
}

void main().then((done) => {
  process.exitCode = done ? 0 : 1;
});
