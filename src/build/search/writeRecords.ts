import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { searchSettings } from '../../site/searchSettings';
import type { LeadingRecords, SearchRecords } from '../../site/searchRecords';
import { compressedSize, leadingRecords } from './leadingRecords';

/** Bytes, compressed, that a reader waits for before the first search is answered. */
export const recordsBudget = 60_000;

/** Compressed sizes of the two files, in bytes. */
export interface RecordSizes {
  readonly leading: number;
  readonly remainders: number;
}

const remaindersPrefix = 'search-remainders-';

/** Gatsby keeps what earlier builds left in the folder. */
function removeEarlier(folder: string): void {
  for (const file of readdirSync(folder)) if (file.startsWith(remaindersPrefix)) rmSync(path.join(folder, file));
}

/**
 * Writes the records into the site: a first file of limited size that answers the first search, and a second with what
 * was cut off. The name of the second changes with its content, so that the two always fit together.
 */
export function writeRecords(folder: string, records: SearchRecords): RecordSizes {
  const { leading, remainders } = leadingRecords(records, recordsBudget);
  const remaindersText = JSON.stringify(remainders);
  const name = `${remaindersPrefix}${createHash('sha256').update(remaindersText).digest('hex').slice(0, 12)}.json`;
  const first: LeadingRecords = { ...leading, remainders: name };
  const leadingText = JSON.stringify(first);
  removeEarlier(folder);
  writeFileSync(path.join(folder, searchSettings.recordsPath), leadingText);
  writeFileSync(path.join(folder, name), remaindersText);
  return { leading: compressedSize(leadingText), remainders: compressedSize(remaindersText) };
}
