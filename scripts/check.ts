import path from 'node:path';
import { formatProblems } from '../src/model/problems';
import { loadSite } from '../src/routes/loadSite';
import { definitions } from '../src/site/definitions';

const { site, problems } = loadSite(path.resolve(__dirname, '..'), definitions);
const seconds = (performance.now() / 1000).toFixed(1);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  const { documents, posts, data, pages } = site;
  console.log(
    `${documents.length} documents, ${posts.length} posts, ${data.tables.size} tables, ${pages.length} pages: no mistakes, after ${seconds} s.`,
  );
}
