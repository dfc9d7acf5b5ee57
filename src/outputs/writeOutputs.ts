import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { markdownPath } from '../model/publicFiles';
import type { Content } from '../content/loadContent';
import { openSearchDescription, robotsText } from './crawlers';
import { llmsFull, llmsIndex } from './markdown/llms';
import { markdownPage } from './markdown/markdownPage';
import type { PublicPage } from './publicPages';
import { drawCards } from './socialCards/drawCards';
import { insertStructuredData, structuredData } from './structuredData/structuredData';
import { writeSimulation } from './mujoco/writeSimulation';
import { writeWebApp } from './webApp/writeWebApp';
import { writeSolids } from './solids';
import { writeBooks } from './writeBooks';
import { writeDataFiles } from './writeDataFiles';

function writeMarkdown(folder: string, pages: readonly PublicPage[]): void {
  const wanted = pages.filter(({ outputs }) => outputs.markdown);
  const markdown = wanted.map(markdownPage);
  wanted.forEach(({ route }, index) => {
    const file = path.join(folder, markdownPath(route));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, markdown[index] ?? '');
  });
  writeFileSync(path.join(folder, 'llms.txt'), llmsIndex(pages));
  writeFileSync(path.join(folder, 'llms-full.txt'), llmsFull(markdown));
}

function writeStructuredData(folder: string, pages: readonly PublicPage[]): void {
  for (const page of pages.filter(({ outputs }) => outputs.structuredData)) {
    const file = path.join(folder, page.route, 'index.html');
    writeFileSync(file, insertStructuredData(readFileSync(file, 'utf8'), structuredData(page)));
  }
}

/** Writes everything beside the pages that comes from them or from the tables: Markdown, structured data, cards, data, models, books, and what crawlers ask for. */
export function writeOutputs(
  root: string,
  pages: readonly PublicPage[],
  { data: { tables }, books }: Pick<Content, 'data' | 'books'>,
): { drawn: number; kept: number } {
  const folder = path.join(root, 'public');
  writeMarkdown(folder, pages);
  writeStructuredData(folder, pages);
  writeDataFiles(root, folder, tables.values());
  writeSolids(root, folder, tables);
  writeSimulation(root, folder, tables);
  writeWebApp(root, folder);
  writeBooks(root, folder, books);
  writeFileSync(path.join(folder, 'robots.txt'), robotsText());
  writeFileSync(path.join(folder, 'opensearch.xml'), openSearchDescription());
  return drawCards(
    root,
    pages.filter(({ outputs }) => outputs.socialCard),
  );
}
