import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../content/loadContent';
import { digest } from '../files/digest';
import type { BuildCache } from '../files/buildCache';
import { writeIfChanged } from '../files/writeIfChanged';
import { booksFolder } from '../model/books';
import type { BookList } from '../model/books';
import { escapeAttribute, escapeText } from '../model/escape';
import { markdownPath } from '../model/publicFiles';
import { searchSettings } from '../site/searchSettings';
import { site } from '../site/site';
import { siteAddress } from '../site/siteAddress';
import { publishedFiles } from '../content/vocabulary/vocabulary';
import { llmsFiles, llmsIndex } from './markdown/llms';
import { markdownPage } from './markdown/markdownPage';
import type { AddedOutputs } from './pluginOutputs';
import { writePhotos } from './photos';
import type { PublicPage } from './publicPages';
import { drawCards } from './socialCards/drawCards';
import { writeSolids } from './solids';
import { writeWebApp } from './webApp/writeWebApp';
import { writeDataFiles } from './writeDataFiles';

/** robots.txt allows everything: crawlers must read a page to see its `noindex`. */
export const robotsText = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress('/sitemap-index.xml')}\n`;

/** OpenSearch description, for searching the site from the address bar. */
export const openSearchDescription = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeText(site.title)}</ShortName>
  <Description>${escapeText(`Search the documentation of ${site.title}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>${escapeText(site.language)}</Language>
  <Image width="32" height="32" type="image/svg+xml">${escapeText(siteAddress(site.favicon))}</Image>
  <Url type="text/html" method="get" template="${escapeAttribute(siteAddress(searchSettings.searchPagePath))}?q={searchTerms}"/>
</OpenSearchDescription>
`;

/** Publishes the printed books as /books/<file>. */
function writeBooks(root: string, folder: string, list: BookList | undefined): void {
  for (const { file } of list?.books ?? [])
    writeIfChanged(path.join(folder, booksFolder, file), readFileSync(path.join(root, booksFolder, file)));
}

/** Markdown of a page. Documents and posts come from the cache if text and facts are unchanged. */
function markdownOf(page: PublicPage, cache: BuildCache<string>): string {
  const { text, route, title, description, published, lastUpdated, figures } = page;
  if (!text) return markdownPage(page);
  const facts = JSON.stringify([route, title, description, published, lastUpdated, ...figures]);
  return cache.of(digest(text.digest, facts), () => markdownPage(page));
}

function writeMarkdown(folder: string, pages: readonly PublicPage[], cache: BuildCache<string>, more: AddedOutputs['more']): void {
  const wanted = pages.filter(({ outputs }) => outputs.markdown);
  const markdown = wanted.map((page) => markdownOf(page, cache));
  wanted.forEach(({ route }, index) => void writeIfChanged(path.join(folder, markdownPath(route)), markdown[index] ?? ''));
  const texts = new Map(wanted.map((page, index) => [page, markdown[index] ?? '']));
  const files = llmsFiles(wanted, (page) => texts.get(page) ?? '');
  for (const [address, text] of files) writeIfChanged(path.join(folder, address), text);
  writeIfChanged(path.join(folder, 'llms.txt'), llmsIndex(pages, more, Buffer.byteLength(files[0]?.[1] ?? '')));
}

/** How many pictures were made, and how many were cached. */
interface WrittenPictures {
  readonly cards: { readonly drawn: number; readonly kept: number };
  readonly photos: { readonly made: number; readonly kept: number };
}

/** Writes all files besides the pages: Markdown, cards, data, models, books, and files for crawlers. `cache` caches Markdown. */
export async function writeOutputs(
  root: string,
  pages: readonly PublicPage[],
  { data: { tables }, drawings, books, photos, vocabulary }: Pick<Content, 'data' | 'drawings' | 'books' | 'photos' | 'vocabulary'>,
  cache: BuildCache<string>,
  { more, dangers }: AddedOutputs,
): Promise<WrittenPictures> {
  const folder = path.join(root, 'public');
  writeMarkdown(folder, pages, cache, more);
  writeDataFiles(root, folder, tables.values(), dangers);
  for (const { address, svg } of drawings.values()) writeIfChanged(path.join(folder, address), svg);
  writeSolids(root, folder, tables);
  for (const { address, content } of publishedFiles(vocabulary).flatMap(({ files }) => files(root, tables)))
    writeIfChanged(path.join(folder, address), content);
  writeWebApp(root, folder);
  writeBooks(root, folder, books);
  writeIfChanged(path.join(folder, 'robots.txt'), robotsText());
  writeIfChanged(path.join(folder, 'opensearch.xml'), openSearchDescription());
  // Cards may show photos.
  const madeOfPhotos = await writePhotos(root, folder, photos);
  const cards = drawCards(
    root,
    pages.filter(({ outputs }) => outputs.socialCard),
    { drawings, photos },
  );
  return { cards, photos: madeOfPhotos };
}
