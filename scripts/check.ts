import path from 'node:path';
import { checkContent } from '../src/content/checkContent';
import { formatProblems } from '../src/model/problems';
import { definitions } from '../src/site/definitions';

const { documents, tables, routes, problems } = checkContent(path.resolve(__dirname, '..'), definitions);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  console.log(`${documents.length} documents, ${tables.size} tables, ${routes.length} routes: no mistakes.`);
}
