import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeIfChanged } from '../../files/writeIfChanged';
import { packIndex, textsOf } from '../engine/packIndex';
import type { SearchIndexFile, SearchRecords } from '../contract/searchRecords';
import { searchSettings } from '../../site/searchSettings';

/** Bytes, compressed, that a reader waits for before the first search is answered. */
export const indexBudget = 61_000;

/** Size that a reader downloads, from hosts that know no better compression than gzip. */
export const compressedSize = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Compressed sizes of the two files, in bytes. */
export interface IndexSizes {
  readonly index: number;
  readonly texts: number;
}

const textsPrefix = 'search-texts-';

/** Removes the texts of earlier builds, which Gatsby keeps in the folder. */
function removeEarlier(folder: string, texts: string): void {
  for (const file of readdirSync(folder)) if (file.startsWith(textsPrefix) && `/${file}` !== texts) rmSync(path.join(folder, file));
}

/** A file of search: its address, and what it holds. */
export interface IndexFile {
  readonly address: string;
  readonly text: string;
}

/**
 * What search needs of the site: the index, by which everything is found, and the texts that results show. The name of the
 * second changes with its content, so that the two always fit together.
 */
export function indexFiles(records: SearchRecords): { readonly index: IndexFile; readonly texts: IndexFile } {
  const texts = JSON.stringify(textsOf(records));
  const name = `${textsPrefix}${createHash('sha256').update(texts).digest('hex').slice(0, 12)}.json`;
  const index = JSON.stringify({ ...packIndex(records), texts: name } satisfies SearchIndexFile);
  return { index: { address: searchSettings.indexPath, text: index }, texts: { address: `/${name}`, text: texts } };
}

/** Writes the files of search into the site. */
export function writeIndex(folder: string, records: SearchRecords): IndexSizes {
  const { index, texts } = indexFiles(records);
  removeEarlier(folder, texts.address);
  for (const { address, text } of [index, texts]) writeIfChanged(path.join(folder, address), text);
  return { index: compressedSize(index.text), texts: compressedSize(texts.text) };
}
