import path from 'node:path';
import { formatProblems } from '../src/model/problems';
import { loadSite } from '../src/routes/loadSite';
import { checkSiteUrl } from '../src/site/checkSiteUrl';
import { definitions } from '../src/site/definitions';
import { site as identity } from '../src/site/site';

const { site, problems: inSources } = loadSite(path.resolve(__dirname, '..'), definitions);
const problems = [...inSources, ...checkSiteUrl(identity.url)];
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
