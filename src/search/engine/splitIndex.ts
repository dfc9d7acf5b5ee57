import type { PackedPlaces, SearchRecords, SplitIndexFile } from '../contract/searchRecords';
import { allRanges, fields } from './fields';
import { packNeighbours } from './packedNeighbours';
import { packNumbers } from './packedNumbers';
import { countTerms, inOrder, packNames, packPlaces } from './packedTerms';
import type { TermTexts } from './packedTerms';
import { mostCounted } from './ranking';
import { recordLayout } from './recordLayout';
import { rangeTexts, recordTerms } from './recordTerms';
import { placeRanges } from './termPlaces';
import { neighboursIn } from './twoWords';

/** Characters of a piece before it is compressed: a third of that with gzip. */
const pieceLength = 36_000;

/** What a split index consists of, before its files have names. */
export interface SplitIndex {
  readonly index: Omit<SplitIndexFile, 'pieces' | 'pageDigests'>;
  /** Places of consecutive terms, and how many terms these are. */
  readonly pieces: readonly (PackedPlaces & { readonly terms: number })[];
}

/** Cuts what is known of consecutive terms into pieces of about one size. */
function cut(terms: readonly TermTexts[], longest: number): SplitIndex['pieces'] {
  const pieces: TermTexts[][] = [];
  let length = Infinity;
  for (const texts of terms) {
    // A text takes a character for its place and one for its count.
    const own = 2 * texts.size + 1;
    if (length + own > longest) {
      pieces.push([]);
      length = 0;
    }
    pieces.at(-1)?.push(texts);
    length += own;
  }
  return pieces.map((piece) => ({ ...packPlaces(piece), terms: piece.length }));
}

/**
 * Makes of the records of a large site what is searched, in pieces: a beginning with all that ranking needs of every record, and
 * where terms are, by the alphabet. What is found is the same as with `packIndex`.
 */
export function splitIndex({ pages, ...others }: SearchRecords, terms = recordTerms(pages), longest = pieceLength): SplitIndex {
  const texts = rangeTexts(terms, allRanges);
  const counted = inOrder(countTerms(texts, mostCounted));
  const names = counted.map(([term]) => term);
  const sections = [...new Set(pages.map(({ section }) => section))];
  const ranges = placeRanges(allRanges, recordLayout(terms.map(({ length }) => length)));
  const written = ranges.filter(({ field }) => field === fields.indexOf('title') || field === fields.indexOf('text'));
  const isWritten = (text: number): boolean => written.some(({ from, to }) => text >= from && text < to);
  return {
    index: {
      ...others,
      sections,
      pages: packNumbers(pages.flatMap((page) => [sections.indexOf(page.section), page.sections.length])),
      lengths: packNumbers(texts.map((text) => new Set(text).size)),
      terms: packNames(names),
      neighbours: packNeighbours(neighboursIn(pages), names),
      written: counted.map(([, places]) => ([...places.keys()].some(isWritten) ? '1' : '0')).join(''),
    },
    pieces: cut(
      counted.map(([, places]) => places),
      longest,
    ),
  };
}
