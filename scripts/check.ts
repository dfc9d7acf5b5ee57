import path from 'node:path';
import { formatProblems, formatWarnings } from '../src/model/problems';
import { sourceMistake } from './sourceMistake';

const root = path.resolve(__dirname, '..');

async function check(): Promise<void> {
  // Not above: who edits src/site leaves out a comma now and then, and is told so here.
  const { loadSite } = await import('../src/routes/loadSite');
  const { definitions } = await import('../src/site/definitions');
  const { site, problems, warnings } = loadSite(root, definitions);
  const seconds = (performance.now() / 1000).toFixed(1);
  if (warnings.length > 0) console.error(formatWarnings(warnings));
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
  } else {
    const { documents, posts, data, pages } = site;
    console.log(
      `${documents.length} documents, ${posts.length} posts, ${data.tables.size} tables, ${pages.length} pages: no mistakes, after ${seconds} s.`,
    );
  }
}

check().catch((error: unknown) => {
  const problem = sourceMistake(error, root);
  if (!problem) throw error;
  console.error(formatProblems([problem]));
  process.exitCode = 1;
});
