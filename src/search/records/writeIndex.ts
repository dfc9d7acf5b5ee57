import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../files/digest';
import { fileStamp } from '../../files/fileStamp';
import { noMemory } from '../../files/memory';
import type { Memory } from '../../files/memory';
import { writeIfChanged } from '../../files/writeIfChanged';
import { searchSettings } from '../../site/searchSettings';
import { isNamedByDigest } from '../contract/searchFiles';
import type { SearchRecords } from '../contract/searchRecords';
import { recordTerms } from '../engine/recordTerms';
import type { RecordTerms } from '../engine/recordTerms';
import { compressedSize, indexFiles, mostInOneFile } from './indexFiles';

/** Compressed sizes in bytes of the index and of what is fetched after it, and how many files that is. */
export interface IndexSizes {
  readonly index: number;
  readonly others: number;
  readonly files: number;
}

/** What earlier builds have written: the sizes of an index by its records and the state of its files, and that of each file whose name says what is in it. */
export interface KnownIndex {
  readonly indexes: Memory<IndexSizes>;
  readonly indexSizes: Memory<number>;
  /** Terms of the records of each page. */
  readonly terms: Memory<RecordTerms[]>;
}

/** The terms of all pages. Those of a page are looked up where an earlier build has found them in the same records. */
const termsOfPages = ({ pages }: SearchRecords, known: Memory<RecordTerms[]>): RecordTerms[][] =>
  pages.map((page) => known.of(digest(JSON.stringify(page)), () => recordTerms([page]).flat()));

/** Removes files of earlier builds, which Gatsby keeps in the folder. */
function removeEarlier(folder: string, kept: ReadonlySet<string>): void {
  for (const file of readdirSync(folder)) if (isNamedByDigest(file) && !kept.has(`/${file}`)) rmSync(path.join(folder, file));
}

/** The state of all files of search in the site. */
const stateOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => isNamedByDigest(file) || `/${file}` === searchSettings.indexPath)
    .sort()
    .map((file) => `${file} ${fileStamp(path.join(folder, file))}`);

function makeIndex(folder: string, records: SearchRecords, most: number, { indexSizes, terms }: KnownIndex): IndexSizes {
  const files = indexFiles(records, most, termsOfPages(records, terms));
  removeEarlier(folder, new Set(files.map(({ address }) => address)));
  for (const { address, text } of files) writeIfChanged(path.join(folder, address), text);
  const [index = 0, ...others] = files.map(({ address, text }) =>
    isNamedByDigest(address.slice(1)) ? indexSizes.of(address, () => compressedSize(text)) : compressedSize(text),
  );
  return { index, others: others.reduce((sum, size) => sum + size, 0), files: others.length };
}

/**
 * Writes the files of search into the site: an index of more than `most` bytes, compressed, in pieces. Those that an earlier build has made of the same
 * records stay, as long as they are what they were.
 */
export function writeIndex(
  folder: string,
  records: SearchRecords,
  most = mostInOneFile,
  known: KnownIndex = { indexes: noMemory(), indexSizes: noMemory(), terms: noMemory() },
): IndexSizes {
  const asked = digest(JSON.stringify(records), String(most));
  const state = (): string => digest(asked, ...stateOf(folder));
  const before = state();
  const make = (): IndexSizes => makeIndex(folder, records, most, known);
  if (known.indexes.has(before)) return known.indexes.of(before, make);
  const sizes = make();
  return known.indexes.of(state(), () => sizes);
}
