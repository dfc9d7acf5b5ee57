import type { BuildArgs } from 'gatsby';
import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { cellLinks } from '../content/tables/cellLinks';
import { publishedFiles } from '../content/vocabulary/vocabulary';
import { cacheFolder, openCache } from '../files/buildCache';
import type { BuildCache } from '../files/buildCache';
import { digestOfFiles } from '../files/digest';
import { writeIfChanged } from '../files/writeIfChanged';
import { formatProblem } from '../model/problems';
import type { Problem } from '../model/problems';
import { checkBudgets } from '../outputs/budgets';
import { finishPages } from '../outputs/finishPages';
import { hostHeaders, runtimeStyles } from '../outputs/hostHeaders/hostHeaders';
import { checkLinks } from '../outputs/links/checkLinks';
import type { PageLinks } from '../outputs/links/readHtml';
import { publicPages } from '../outputs/publicPages';
import { addedOutputs, writePluginFiles } from '../outputs/pluginOutputs';
import { writeOutputs } from '../outputs/writeOutputs';
import { plugins } from '../plugins';
import type { Site } from '../routes/loadSite';
import { finishSearch, indexBudget } from '../search/records/searchFiles';
import { searchSettings } from '../site/searchSettings';
import { basePath } from '../site/siteAddress';
import { currentSite } from './currentSite';
import { publishSite } from './publishedSite';

/** Opens the caches of work per text and page. */
function openCaches(root: string) {
  // Addresses contain the base path.
  const version = `${digestOfFiles(root, ['package-lock.json', 'src'])} ${process.env.BASE_PATH ?? ''}`;
  const open = <Value>(name: string): BuildCache<Value> => openCache<Value>(path.join(cacheFolder(root), `${name}.json`), version);
  return { markdown: open<string>('markdown'), links: open<PageLinks>('links') };
}

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

const lines = (problems: readonly Problem[]): string => problems.map((problem) => `  ${formatProblem(problem)}`).join('\n');

function stopOnBrokenLinks(folder: string, { pages, data }: Site, built: ReadonlyMap<string, PageLinks>, { reporter }: BuildArgs): void {
  const sources = new Map(pages.flatMap(({ route, text }) => (text ? [[route, text] as const] : [])));
  const { broken, anchors } = checkLinks({
    basePath,
    pages: built,
    sources,
    cells: cellLinks(data.tables.values()),
    fileExists: (file) => isFile(path.join(folder, file)),
  });
  if (anchors.length > 0) reporter.warn(`Broken anchors:\n\n${lines(anchors)}\n`);
  if (broken.length > 0) reporter.panicOnBuild(`Broken links:\n\n${lines(broken)}\n`);
}

/** Writes the response headers for hosts. Stops if a page has inline code that its policy blocks. */
function writeHeaders(root: string, built: ReadonlyMap<string, PageLinks>, { reporter }: BuildArgs): void {
  const refused = [...built].flatMap(([route, { inline }]) => inline.attributes.map((tag) => `  on page "${route}": ${tag}`));
  if (refused.length > 0)
    reporter.panicOnBuild(
      `Inline styles and event handlers, which the Content-Security-Policy blocks. Use Emotion, or a class of global.css:\n\n${refused.join('\n')}\n`,
    );
  const { hosted } = searchSettings;
  writeIfChanged(
    path.join(root, 'public/_headers'),
    hostHeaders({
      pages: built,
      basePath,
      runtimeStyles: runtimeStyles(root),
      hosted,
      published: publishedFiles(currentSite().vocabulary),
    }),
  );
}

/** Warns of pages over their size budget, after all other messages. */
function compareBudgets(folder: string, { pages }: Site, { reporter }: BuildArgs): void {
  const lines = checkBudgets(
    folder,
    pages.map(({ route, text }) => ({ route, file: text?.file ?? route })),
    indexBudget,
  );
  if (lines.length > 0) reporter.warn(`Compressed sizes over their budget:\n\n${lines.join('\n')}\n`);
}

/** Writes all files besides the pages, finishes their HTML, checks links, writes the search index, and publishes the build. */
export async function onPostBuild(root: string, args: BuildArgs): Promise<void> {
  const { reporter } = args;
  const folder = path.join(root, 'public');
  // Gatsby copies it into each build for third-party scripts, which this site doesn't have.
  rmSync(path.join(folder, '~partytown'), { recursive: true, force: true });
  const site = currentSite();
  const caches = openCaches(root);
  const pages = publicPages(site);
  const { tables } = site.data;
  const added = addedOutputs(plugins, pages, tables);
  for (const words of await writeOutputs({ root, folder, site, pages, added, cache: caches.markdown })) reporter.info(words);
  const built = finishPages(folder, pages, caches.links);
  writeHeaders(root, built, args);
  const search = finishSearch(folder, site, new Map([...built].map(([route, { ids }]) => [route, new Set(ids)])), reporter);
  const { problems, said } = writePluginFiles(plugins, pages, { root, tables, search });
  if (problems.length > 0) reporter.panicOnBuild(`Files of tools differ from the pages:\n\n${lines(problems)}\n`);
  for (const words of said) reporter.info(words);
  // All link targets exist now.
  stopOnBrokenLinks(folder, site, built, args);
  for (const cache of Object.values(caches)) cache.save();
  compareBudgets(folder, site, args);
  publishSite(root);
}
