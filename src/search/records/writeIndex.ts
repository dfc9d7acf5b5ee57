import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from '../../files/writeIfChanged';
import { isNamedByDigest } from '../contract/searchFiles';
import type { SearchRecords } from '../contract/searchRecords';
import { compressedSize, indexFiles, mostInOneFile } from './indexFiles';

/** Compressed sizes in bytes of the index and of what is fetched after it, and how many files that is. */
export interface IndexSizes {
  readonly index: number;
  readonly others: number;
  readonly files: number;
}

/** Removes files of earlier builds, which Gatsby keeps in the folder. */
function removeEarlier(folder: string, kept: ReadonlySet<string>): void {
  for (const file of readdirSync(folder)) if (isNamedByDigest(file) && !kept.has(`/${file}`)) rmSync(path.join(folder, file));
}

/** Writes the files of search into the site: an index of more than `most` bytes, compressed, in pieces. */
export function writeIndex(folder: string, records: SearchRecords, most = mostInOneFile): IndexSizes {
  const files = indexFiles(records, most);
  removeEarlier(folder, new Set(files.map(({ address }) => address)));
  for (const { address, text } of files) writeIfChanged(path.join(folder, address), text);
  const [index = 0, ...others] = files.map(({ text }) => compressedSize(text));
  return { index, others: others.reduce((sum, size) => sum + size, 0), files: others.length };
}
