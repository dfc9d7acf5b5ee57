import { copyFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { definitions } from '../site/definitions';
import { searchSettings } from '../site/searchSettings';
import { checkContent } from '../content/checkContent';
import { formatProblem } from '../model/problems';
import { cellLinks } from '../outputs/links/cellLinks';
import { checkLinks } from '../outputs/links/checkLinks';
import { readHtml } from '../outputs/links/readHtml';
import { blogRoutes } from '../content/readPost';
import { publishSite } from '../outputs/publishSite';
import { finishSearch } from '../search/records/finishSearch';
import { basePath } from '../routes/siteAddress';
import { writeDataFiles } from '../outputs/writeDataFiles';

const indexFile = (folder: string, route: string): string => path.join(folder, route, 'index.html');

/**
 * Gatsby writes each page as a folder with an index.html, for which static hosts answer the path with a final slash.
 * Routes without one get a file of their own, too, so that a host serves the canonical spelling itself.
 */
function writePlainFiles(folder: string, routes: readonly string[]): void {
  for (const route of routes) if (!route.endsWith('/')) copyFileSync(indexFile(folder, route), path.join(folder, `${route}.html`));
}

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** After the build: writes what machines read and the second spelling of each page, checks links, writes the search records. */
export async function finishSite(root: string, args: BuildArgs): Promise<void> {
  const { reporter } = args;
  const folder = path.join(root, 'public');
  const content = checkContent(root, definitions);
  const { documents, posts, routes, tables } = content;
  await publishSite(root, args, content);
  const paths = [...routes.map(({ route }) => route), ...blogRoutes(posts), searchSettings.searchPagePath];
  writePlainFiles(folder, paths);
  writeDataFiles(root, folder, tables.values());
  const pages = new Map(paths.map((route) => [route, readHtml(readFileSync(indexFile(folder, route), 'utf8'))]));
  pages.set('/404.html', readHtml(readFileSync(path.join(folder, '404.html'), 'utf8')));
  const sources = new Map([...documents, ...posts].map(({ route, file, links }) => [route, { file, links }]));
  const { broken, anchors } = checkLinks({
    basePath,
    pages,
    sources,
    cells: cellLinks(tables.values()),
    fileExists: (file) => isFile(path.join(folder, file)),
  });
  if (anchors.length > 0) reporter.warn(`Broken anchors:\n\n${anchors.map((problem) => `  ${formatProblem(problem)}`).join('\n')}\n`);
  if (broken.length > 0) reporter.panicOnBuild(`Broken links:\n\n${broken.map((problem) => `  ${formatProblem(problem)}`).join('\n')}\n`);
  finishSearch(folder, content, pages, reporter);
}
