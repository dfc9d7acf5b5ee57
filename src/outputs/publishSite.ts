import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { markdownPath } from '../model/publicFiles';
import { publishFeeds } from './feeds/publishFeeds';
import type { Content } from '../content/checkContent';
import { openSearchDescription, robotsText } from './crawlers';
import { drawCards } from './socialCards/drawCards';
import { llmsFull, llmsIndex } from './markdown/llms';
import { markdownPage } from './markdown/markdownPage';
import { pageFactsQuery, publicPages } from './publicPages';
import type { PageFacts, PublicPage } from './publicPages';
import { insertStructuredData, structuredData } from './structuredData/structuredData';

interface QueryResult {
  readonly allDoc: { readonly nodes: readonly PageFacts[] };
  readonly allBlogPost: { readonly nodes: readonly PageFacts[] };
}

/** Removes the Markdown of pages that are no more; Gatsby keeps the public folder from build to build. */
function removeOldMarkdown(folder: string, current: ReadonlySet<string>): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const route = `/${file.split(path.sep).join('/')}`;
    if (route.endsWith('.md') && !route.startsWith('/static/') && !current.has(route)) rmSync(path.join(folder, file));
  }
}

function writeText(folder: string, pages: readonly PublicPage[], { tables }: Content): void {
  const markdown = pages.map((page) => markdownPage(page, tables));
  pages.forEach(({ route }, index) => {
    const file = path.join(folder, markdownPath(route));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, markdown[index] ?? '');
  });
  removeOldMarkdown(folder, new Set(pages.map(({ route }) => markdownPath(route))));
  writeFileSync(path.join(folder, 'llms.txt'), llmsIndex(pages));
  writeFileSync(path.join(folder, 'llms-full.txt'), llmsFull(markdown));
}

function writeStructuredData(folder: string, pages: readonly PublicPage[]): void {
  for (const page of pages) {
    const file = path.join(folder, page.route, 'index.html');
    writeFileSync(file, insertStructuredData(readFileSync(file, 'utf8'), structuredData(page)));
  }
}

/** Writes everything that machines read: Markdown, structured data, social cards, feeds, and what crawlers ask for. */
export async function publishSite(root: string, args: BuildArgs, content: Content): Promise<void> {
  const folder = path.join(root, 'public');
  const result = await args.graphql<QueryResult>(pageFactsQuery);
  const { data } = result;
  if (!data) {
    args.reporter.panicOnBuild('The facts of the pages could not be queried.', result.errors as Error);
    return;
  }
  const pages = publicPages(content, [...data.allDoc.nodes, ...data.allBlogPost.nodes]);
  writeText(folder, pages, content);
  writeStructuredData(folder, pages);
  writeFileSync(path.join(folder, 'robots.txt'), robotsText());
  writeFileSync(path.join(folder, 'opensearch.xml'), openSearchDescription());
  publishFeeds(root, content, pages);
  const { drawn, kept } = drawCards(root, pages);
  args.reporter.info(`Social cards: ${drawn} drawn, ${kept} unchanged.`);
}
