import path from 'node:path';
import { formatProblems, formatWarnings } from '../src/model/problems';
import { sourceMistake } from './sourceMistake';

const root = path.resolve(__dirname, '..');

async function check(): Promise<void> {
  // Imported here to catch syntax errors in src/site, which authors edit.
  const { loadSite } = await import('../src/routes/loadSite');
  const { definitions } = await import('../src/site/definitions');
  const { pipeline } = await import('../src/plugins');
  const { staleFiles } = await import('./components');
  const { publishedAnchors, writeAnchors } = await import('./publishedAnchors');
  const { site, problems: mistakes, warnings } = loadSite(root, definitions, pipeline);
  // With mistakes in the content, its anchors aren't known.
  const anchors = mistakes.length === 0 ? publishedAnchors(root, site) : undefined;
  const stale = staleFiles().map((file) => ({ file, message: 'is not what the components say. Run npm run components, and commit it.' }));
  const problems = [...mistakes, ...(anchors?.problems ?? []), ...stale];
  const allWarnings = [...warnings, ...(anchors?.warnings ?? [])];
  const seconds = (performance.now() / 1000).toFixed(1);
  if (allWarnings.length > 0) console.error(formatWarnings(allWarnings));
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
  } else {
    const { documents, posts, data, pages } = site;
    if (anchors && writeAnchors(root, anchors.list)) console.log('content/published-anchors.txt has changed: commit it with the pages.');
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
