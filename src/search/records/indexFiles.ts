import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { searchSettings } from '../../site/searchSettings';
import { digestLength, pageName, termsName, textsName } from '../contract/searchFiles';
import type { SearchIndexFile, SearchRecords, SplitIndexFile } from '../contract/searchRecords';
import { packIndex, textsOf } from '../engine/packIndex';
import { recordTerms } from '../engine/recordTerms';
import { splitIndex } from '../engine/splitIndex';

/** Bytes, compressed, that a reader of this site waits for before the first search is answered. */
export const indexBudget = 70_000;

/** Bytes, compressed, of the largest index that is one file: what a large site needs for a first result is about as much. */
export const mostInOneFile = 100_000;

/** Size that a reader downloads, from hosts that know no better compression than gzip. */
export const compressedSize = (text: string): number => gzipSync(text, { level: 9 }).length;

/** A file of search: its address, and what it holds. */
export interface IndexFile {
  readonly address: string;
  readonly text: string;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, digestLength);

/** A file that is named by what it holds. */
function named(nameOf: (digest: string) => string, content: unknown): IndexFile & { readonly digest: string } {
  const text = JSON.stringify(content);
  return { digest: digestOf(text), address: `/${nameOf(digestOf(text))}`, text };
}

type Terms = ReturnType<typeof recordTerms>;

/** The index by which everything is found, and the texts that results show. */
function wholeFiles(records: SearchRecords, terms: Terms): IndexFile[] {
  const texts = named(textsName, textsOf(records));
  const index = JSON.stringify({ ...packIndex(records, terms), texts: textsName(texts.digest) } satisfies SearchIndexFile);
  return [{ address: searchSettings.indexPath, text: index }, texts];
}

/** The beginning of an index, its pieces, and a file for each page. */
function splitFiles(records: SearchRecords, terms: Terms): IndexFile[] {
  const { index, pieces } = splitIndex(records, terms);
  const pages = records.pages.map((page) => named(pageName, page));
  const places = pieces.map(({ terms: count, ...piece }) => ({ ...named(termsName, piece), count }));
  const first = JSON.stringify({
    ...index,
    pageDigests: pages.map(({ digest }) => digest).join(''),
    pieces: places.map(({ digest, count }) => [digest, count]),
  } satisfies SplitIndexFile);
  return [{ address: searchSettings.indexPath, text: first }, ...places, ...pages];
}

/**
 * What search needs of the site, the index first: on a large site, whose index would have more than `most` bytes, the others are
 * fetched when a query needs them. The names of these change with their content, so that files of one build always fit together.
 */
export function indexFiles(records: SearchRecords, most = mostInOneFile, terms = recordTerms(records.pages)): IndexFile[] {
  const whole = wholeFiles(records, terms);
  return compressedSize(whole[0]?.text ?? '') <= most ? whole : splitFiles(records, terms);
}
