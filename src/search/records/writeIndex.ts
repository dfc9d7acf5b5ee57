import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { packIndex, textsOf } from '../engine/packIndex';
import type { SearchIndexFile, SearchRecords } from '../contract/searchRecords';
import { searchSettings } from '../../site/searchSettings';

/** Bytes, compressed, that a reader waits for before the first search is answered. */
export const indexBudget = 60_000;

/** Size that a reader downloads, from hosts that know no better compression than gzip. */
export const compressedSize = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Compressed sizes of the two files, in bytes. */
export interface IndexSizes {
  readonly index: number;
  readonly texts: number;
}

const textsPrefix = 'search-texts-';

/** Gatsby keeps what earlier builds left in the folder. */
function removeEarlier(folder: string): void {
  for (const file of readdirSync(folder)) if (file.startsWith(textsPrefix)) rmSync(path.join(folder, file));
}

/**
 * Writes what search needs into the site: the index, by which everything is found, and the texts that results show. The
 * name of the second changes with its content, so that the two always fit together.
 */
export function writeIndex(folder: string, records: SearchRecords): IndexSizes {
  const texts = JSON.stringify(textsOf(records));
  const name = `${textsPrefix}${createHash('sha256').update(texts).digest('hex').slice(0, 12)}.json`;
  const index = JSON.stringify({ ...packIndex(records), texts: name } satisfies SearchIndexFile);
  removeEarlier(folder);
  writeFileSync(path.join(folder, searchSettings.indexPath), index);
  writeFileSync(path.join(folder, name), texts);
  return { index: compressedSize(index), texts: compressedSize(texts) };
}
