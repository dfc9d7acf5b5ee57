import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { writeIfChanged } from '../../files/writeIfChanged';
import { searchSettings } from '../../site/searchSettings';
import type { SearchIndexFile, SearchRecords } from '../contract/searchRecords';
import { makeIndex, textsOf } from '../engine/makeIndex';

/** Bytes, compressed, that a reader waits for before the first search is answered. */
export const indexBudget = 70_000;

/** Size that a reader downloads with Brotli; with gzip the index is an eighth larger. */
export const compressedSize = (text: string): number => brotliCompressSync(text).length;

/** A file of search: its address, and what it holds. */
export interface IndexFile {
  readonly address: string;
  readonly text: string;
}

/** The index, by which everything is found, and the texts that results show: their name changes with what they hold. */
export function indexFiles(records: SearchRecords): [index: IndexFile, texts: IndexFile] {
  const text = JSON.stringify(textsOf(records));
  const texts = `search-texts-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  const index = JSON.stringify({ ...makeIndex(records), texts } satisfies SearchIndexFile);
  return [
    { address: searchSettings.indexPath, text: index },
    { address: `/${texts}`, text },
  ];
}

/** Writes the files of search into a built site, and removes texts of earlier builds, which Gatsby keeps there. */
export function writeIndex(folder: string, records: SearchRecords): ReturnType<typeof indexFiles> {
  const files = indexFiles(records);
  for (const file of readdirSync(folder))
    if (file.startsWith('search-texts-') && !files.some(({ address }) => address === `/${file}`)) rmSync(path.join(folder, file));
  for (const { address, text } of files) writeIfChanged(path.join(folder, address), text);
  return files;
}
