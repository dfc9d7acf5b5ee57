import { gzipSync } from 'node:zlib';
import { mapTexts } from '../../site/searchRecords';
import type { SearchRecords } from '../../site/searchRecords';

/** Records with every text cut short, and what was cut off, in the order of the texts. */
export interface CutRecords {
  readonly leading: SearchRecords;
  readonly remainders: readonly string[];
}

/** Place near `length` at which a text can be cut between two words; its whole length, where it is short. */
function cutAt(text: string, length: number): number {
  if (text.length <= length) return text.length;
  const space = text.lastIndexOf(' ', length);
  return space > 0 ? space : 0;
}

/** Cuts every text of the records after about `length` characters. */
export function cutRecords(records: SearchRecords, length: number): CutRecords {
  const remainders: string[] = [];
  const pages = mapTexts(records.pages, (text) => {
    const at = cutAt(text, length);
    remainders.push(text.slice(at));
    return text.slice(0, at);
  });
  return { leading: { ...records, pages }, remainders };
}

/** Size that a reader downloads, from hosts that know no better compression than gzip. */
export const compressedSize = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Texts are not cut shorter than this: what is left would find nothing. */
const shortest = 16;

/** Texts are tried to this length; longer ones are rare. */
const longest = 2048;

/** The longest beginnings of all texts that together stay below `budget` bytes, compressed. */
export function leadingRecords(records: SearchRecords, budget: number): CutRecords {
  const fits = (length: number): boolean => compressedSize(JSON.stringify(cutRecords(records, length).leading)) <= budget;
  if (compressedSize(JSON.stringify(records)) <= budget) return cutRecords(records, Number.POSITIVE_INFINITY);
  let [low, high] = [shortest, longest];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return cutRecords(records, low);
}
