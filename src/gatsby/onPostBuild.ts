import type { BuildArgs } from 'gatsby';
import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { countMistakes, stageRuns } from '../content/stage';
import { digestOfFiles } from '../files/digest';
import { cacheFolder, openMemory } from '../files/memory';
import type { Memory } from '../files/memory';
import { writeIfChanged } from '../files/writeIfChanged';
import { formatProblem } from '../model/problems';
import type { Problem } from '../model/problems';
import { checkBudgets } from '../outputs/budgets';
import { feedEntries, feedQuery } from '../outputs/feeds/feedEntries';
import type { FeedQueryResult } from '../outputs/feeds/feedEntries';
import { writeAtom } from '../outputs/feeds/writeAtom';
import { finishPages } from '../outputs/finishPages';
import { hostHeaders } from '../outputs/hostHeaders/hostHeaders';
import { runtimeStyles } from '../outputs/hostHeaders/runtimeStyles';
import { cellLinks, checkLinks } from '../outputs/links/checkLinks';
import type { PageLinks } from '../outputs/links/readHtml';
import { figuresOfPages, pageFactsQuery, publicPages } from '../outputs/publicPages';
import type { PageFacts } from '../outputs/publicPages';
import { writeOutputs } from '../outputs/writeOutputs';
import type { Site } from '../routes/loadSite';
import type { RecordPage } from '../search/contract/searchRecords';
import { finishSearch } from '../search/records/finishSearch';
import { indexBudget } from '../search/records/indexFiles';
import { searchSettings } from '../site/searchSettings';
import { basePath } from '../site/siteAddress';
import { moreOfLlms } from '../outputs/agents/moreOfLlms';
import { writeAgents } from '../outputs/agents/writeAgents';
import type { FileFacts } from '../tools/offline/offlineManifest';
import { writeOffline } from '../tools/offline/writeOffline';
import { currentSite } from './currentSite';
import { publishSite } from './publishedSite';
import { searchOnlyTables } from './schema/nodeTypes';

/** What builds remember of each text and each page, so that a changed word does not cost the reading of all others. */
interface Memories {
  readonly markdown: Memory<string>;
  readonly records: Memory<RecordPage>;
  readonly links: Memory<PageLinks>;
  readonly publicFiles: Memory<FileFacts>;
}

let opened: Memories | undefined;

/** Opens the memories of a project, once in a process. */
function memoriesOf(root: string): Memories {
  if (opened) return opened;
  // Addresses hold the base path.
  const version = `${digestOfFiles(root, ['package-lock.json', 'src'])} ${process.env.BASE_PATH ?? ''}`;
  const open = <Value>(name: string): Memory<Value> => openMemory<Value>(path.join(cacheFolder(root), `${name}.json`), version);
  opened = {
    markdown: open('markdown'),
    records: open('records'),
    links: open('links'),
    publicFiles: open('public-files'),
  };
  return opened;
}

/** Keeps what the build has asked for, for the next one. */
const saveMemories = (): void => Object.values(opened ?? {}).forEach((memory: Memory<unknown>) => memory.save());

/** Asks Gatsby, and stops the build where it has no answer. */
async function ask<Result>(args: BuildArgs, query: string, variables: object = {}): Promise<Result> {
  const result = await args.graphql<Result, object>(query, variables);
  const { data } = result;
  // Gatsby's errors are one, or a list of them, but its types do not say which.
  if (!data) args.reporter.panicOnBuild(`Gatsby has no answer to ${query}`, result.errors as Error);
  // Without data the build has ended.
  return data as Result;
}

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

const lines = (problems: readonly Problem[]): string => problems.map((problem) => `  ${formatProblem(problem)}`).join('\n');

/** Checks the links of all pages as they were built. */
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

/** Writes the headers that hosts send with the pages. Stops where a page has what its policy would not let it show. */
function writeHeaders(root: string, built: ReadonlyMap<string, PageLinks>, { reporter }: BuildArgs): void {
  const refused = [...built].flatMap(([route, { inline }]) => inline.attributes.map((tag) => `  on page "${route}": ${tag}`));
  if (refused.length > 0)
    reporter.panicOnBuild(
      `Styles and event handlers in tags, which the Content-Security-Policy does not allow. Use Emotion, or a class of global.css:\n\n${refused.join('\n')}\n`,
    );
  const { hosted } = searchSettings;
  writeIfChanged(path.join(root, 'public/_headers'), hostHeaders({ pages: built, basePath, runtimeStyles: runtimeStyles(root), hosted }));
}

/** Stops a build that has read a source twice, or that has nodes of other sources than it has read. */
function stopOnSecondReading({ documents, posts, data }: Site, { getNodesByType, reporter }: BuildArgs): void {
  const mistakes = countMistakes(stageRuns(), {
    texts: documents.length + posts.length,
    textNodes: getNodesByType('Mdx').length,
    tables: data.tables.size,
    tableNodes: getNodesByType('DataTable').length + searchOnlyTables.length,
  });
  if (mistakes.length > 0) reporter.panicOnBuild(`Sources that are not read once:\n\n${mistakes.map((line) => `  ${line}`).join('\n')}\n`);
}

/** Names pages that are larger than their budget, after all other messages. Stops where one is much larger. */
function compareBudgets(folder: string, { pages }: Site, { reporter }: BuildArgs): void {
  const { lines: rows, stops } = checkBudgets(
    folder,
    pages.map(({ route, text }) => ({ route, file: text?.file ?? route })),
    indexBudget,
  );
  if (rows.length === 0) return;
  const table = `compressed sizes over their budget:\n\n${rows.join('\n')}\n`;
  if (stops)
    reporter.panicOnBuild(`Pages are too large for slow connections, by their ${table}\nMove a part of the page to another one.\n`);
  else reporter.warn(`Pages grow: ${table}\nThe build stops at 1.25 times the budget.\n`);
}

/** After the build: writes everything beside the pages, finishes their HTML, checks links, writes the search records, and publishes it. */
export async function onPostBuild(root: string, args: BuildArgs): Promise<void> {
  const { reporter } = args;
  const folder = path.join(root, 'public');
  // Gatsby copies it into each build, for scripts of third parties, of which there are none.
  rmSync(path.join(folder, '~partytown'), { recursive: true, force: true });
  const site = currentSite();
  const memories = memoriesOf(root);
  const figures = figuresOfPages(site.pages);
  const facts = await ask<PageFacts>(args, pageFactsQuery, { names: [...new Set([...figures.values()].flat())] });
  const feed = await ask<FeedQueryResult>(args, feedQuery);
  const pages = publicPages(site.pages, figures, facts, site.photos);
  const { cards, photos } = await writeOutputs(root, pages, site, memories.markdown, moreOfLlms(site.data.tables.values()));
  writeAtom(root, feedEntries(feed));
  reporter.info(`Social cards: ${cards.drawn} drawn, ${cards.kept} unchanged.`);
  if (site.photos.size > 0) reporter.info(`Files of photos: ${photos.made} made, ${photos.kept} unchanged.`);
  const built = finishPages(folder, pages, memories.links);
  writeHeaders(root, built, args);
  const search = finishSearch(folder, site, new Map([...built].map(([route, { ids }]) => [route, new Set(ids)])), memories, reporter);
  const untold = writeAgents(root, pages, site.data.tables, search);
  if (untold.length > 0) reporter.panicOnBuild(`Tools that agents get and readers don't hear of:\n\n${lines(untold)}\n`);
  // All that a page can link to is there.
  stopOnBrokenLinks(folder, site, built, args);
  const build = writeOffline(
    root,
    folder,
    site.pages.map(({ route }) => route),
    memories.publicFiles,
  );
  saveMemories();
  reporter.info(build === null ? 'The site is not offered to be kept offline.' : `Readers can keep this build offline as ${build}.`);
  stopOnSecondReading(site, args);
  const runs = Object.entries(stageRuns()).map(([name, count]) => `${name} ${count}`);
  reporter.info(`Work done once for each text and table: ${runs.join(', ')}.`);
  compareBudgets(folder, site, args);
  publishSite(root);
}
