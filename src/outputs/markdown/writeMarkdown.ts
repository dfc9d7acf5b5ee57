import path from 'node:path';
import { digest } from '../../files/digest';
import type { BuildCache } from '../../files/buildCache';
import { writeIfChanged } from '../../files/writeIfChanged';
import { markdownPath } from '../../model/publicFiles';
import type { OutputInput } from '../output';
import type { PublicPage } from '../publicPages';
import { llmsFiles, llmsIndex } from './llms';
import { markdownPage } from './markdownPage';

/** Markdown of a page. Documents and posts come from the cache if text and facts are unchanged. */
function markdownOf(page: PublicPage, cache: BuildCache<string>): string {
  const { text, route, title, description, published, lastUpdated, figures } = page;
  if (!text) return markdownPage(page);
  const facts = JSON.stringify([route, title, description, published, lastUpdated, ...figures]);
  return cache.of(digest(text.digest, facts), () => markdownPage(page));
}

/** Writes the Markdown of pages, and the files for language models that are made of it. */
export function writeMarkdown(wanted: readonly PublicPage[], { folder, pages, cache, added }: OutputInput): void {
  const texts = new Map(wanted.map((page) => [page, markdownOf(page, cache)]));
  for (const [{ route }, text] of texts) writeIfChanged(path.join(folder, markdownPath(route)), text);
  const files = llmsFiles(wanted, (page) => texts.get(page) ?? '');
  for (const [address, text] of files) writeIfChanged(path.join(folder, address), text);
  writeIfChanged(path.join(folder, 'llms.txt'), llmsIndex(pages, added.more, Buffer.byteLength(files[0]?.[1] ?? '')));
}
