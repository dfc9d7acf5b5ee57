import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { markdownPath } from '../model/publicFiles';
import type { SourceData } from '../content/tables/sourceData';
import { openSearchDescription, robotsText } from './crawlers';
import { llmsFull, llmsIndex } from './markdown/llms';
import { markdownPage } from './markdown/markdownPage';
import type { PublicPage } from './publicPages';
import { drawCards } from './socialCards/drawCards';
import { insertStructuredData, structuredData } from './structuredData/structuredData';
import { writeDataFiles } from './writeDataFiles';

/** Removes the Markdown of pages that are no more; Gatsby keeps the public folder from build to build. */
function removeOldMarkdown(folder: string, current: ReadonlySet<string>): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const route = `/${file.split(path.sep).join('/')}`;
    if (route.endsWith('.md') && !route.startsWith('/static/') && !current.has(route)) rmSync(path.join(folder, file));
  }
}

function writeMarkdown(folder: string, pages: readonly PublicPage[]): void {
  const wanted = pages.filter(({ outputs }) => outputs.markdown);
  const markdown = wanted.map(markdownPage);
  wanted.forEach(({ route }, index) => {
    const file = path.join(folder, markdownPath(route));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, markdown[index] ?? '');
  });
  removeOldMarkdown(folder, new Set(wanted.map(({ route }) => markdownPath(route))));
  writeFileSync(path.join(folder, 'llms.txt'), llmsIndex(pages));
  writeFileSync(path.join(folder, 'llms-full.txt'), llmsFull(markdown));
}

function writeStructuredData(folder: string, pages: readonly PublicPage[]): void {
  for (const page of pages.filter(({ outputs }) => outputs.structuredData)) {
    const file = path.join(folder, page.route, 'index.html');
    writeFileSync(file, insertStructuredData(readFileSync(file, 'utf8'), structuredData(page)));
  }
}

/** Writes everything beside the pages that comes from them or from the tables: Markdown, structured data, cards, data, and what crawlers ask for. */
export function writeOutputs(root: string, pages: readonly PublicPage[], { tables }: SourceData): { drawn: number; kept: number } {
  const folder = path.join(root, 'public');
  writeMarkdown(folder, pages);
  writeStructuredData(folder, pages);
  writeDataFiles(root, folder, tables.values());
  writeFileSync(path.join(folder, 'robots.txt'), robotsText());
  writeFileSync(path.join(folder, 'opensearch.xml'), openSearchDescription());
  return drawCards(
    root,
    pages.filter(({ outputs }) => outputs.socialCard),
  );
}
