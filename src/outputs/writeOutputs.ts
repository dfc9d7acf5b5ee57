import path from 'node:path';
import { digest } from '../files/digest';
import type { Memory } from '../files/memory';
import { writeIfChanged } from '../files/writeIfChanged';
import { markdownPath } from '../model/publicFiles';
import type { Content } from '../content/loadContent';
import { openSearchDescription, robotsText } from './crawlers';
import { llmsFull, llmsIndex } from './markdown/llms';
import type { MoreOfLlms } from './markdown/llms';
import { markdownPage } from './markdown/markdownPage';
import type { PublicPage } from './publicPages';
import { drawCards } from './socialCards/drawCards';
import { writePhotos } from './photos';
import { writeSimulation } from '../tools/mujoco/writeSimulation';
import { writeWebApp } from './webApp/writeWebApp';
import { writeSolids } from './solids';
import { writeBooks } from './writeBooks';
import { writeDataFiles } from './writeDataFiles';

/** The Markdown of a page. That of a text is looked up where an earlier build has made it of the same text and facts. */
function markdownOf(page: PublicPage, known: Memory<string>): string {
  const { text, route, title, description, published, lastUpdated, figures } = page;
  if (!text) return markdownPage(page);
  const facts = JSON.stringify([route, title, description, published, lastUpdated, ...figures]);
  return known.of(digest(text.digest, facts), () => markdownPage(page));
}

function writeMarkdown(folder: string, pages: readonly PublicPage[], known: Memory<string>, more: MoreOfLlms | undefined): void {
  const wanted = pages.filter(({ outputs }) => outputs.markdown);
  const markdown = wanted.map((page) => markdownOf(page, known));
  wanted.forEach(({ route }, index) => void writeIfChanged(path.join(folder, markdownPath(route)), markdown[index] ?? ''));
  writeIfChanged(path.join(folder, 'llms.txt'), llmsIndex(pages, more));
  writeIfChanged(path.join(folder, 'llms-full.txt'), llmsFull(markdown));
}

/** How many pictures were made, and how many are as they were. */
export interface WrittenPictures {
  readonly cards: { readonly drawn: number; readonly kept: number };
  readonly photos: { readonly made: number; readonly kept: number };
}

/** Writes everything beside the pages that comes from them or from the tables: Markdown, cards, data, models, books, and what crawlers ask for. `known` has the Markdown of earlier builds, `more` is what others add to llms.txt. */
export async function writeOutputs(
  root: string,
  pages: readonly PublicPage[],
  { data: { tables }, books, photos }: Pick<Content, 'data' | 'books' | 'photos'>,
  known: Memory<string>,
  more?: MoreOfLlms,
): Promise<WrittenPictures> {
  const folder = path.join(root, 'public');
  writeMarkdown(folder, pages, known, more);
  writeDataFiles(root, folder, tables.values());
  writeSolids(root, folder, tables);
  writeSimulation(root, folder, tables);
  writeWebApp(root, folder);
  writeBooks(root, folder, books);
  writeIfChanged(path.join(folder, 'robots.txt'), robotsText());
  writeIfChanged(path.join(folder, 'opensearch.xml'), openSearchDescription());
  // The cards show them.
  const madeOfPhotos = await writePhotos(root, folder, photos);
  const cards = await drawCards(
    root,
    pages.filter(({ outputs }) => outputs.socialCard),
    photos,
  );
  return { cards, photos: madeOfPhotos };
}
