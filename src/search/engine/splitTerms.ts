import SearchableMap from 'minisearch/SearchableMap';
import { termsName } from '../contract/searchFiles';
import type { PackedPlaces, SplitIndexFile } from '../contract/searchRecords';
import { allRanges, fields } from './fields';
import { loadOnce } from './loadOnce';
import { unpackNumbers } from './packedNumbers';
import { eachPlace, unpackNames } from './packedTerms';
import type { RecordLayout } from './recordLayout';
import { addText, eachRecord, noPlaces, placeRanges } from './termPlaces';
import type { OpenPlaces, PlacedRange } from './termPlaces';
import type { TermSource } from './termSource';

/** The length of each field of each record; texts of a page count for all its records. */
function fieldLengths(packed: string, ranges: readonly PlacedRange[], records: number): number[][] {
  const lengths = fields.map(() => Array.from({ length: records }, () => 0));
  unpackNumbers(packed).forEach((length, text) =>
    eachRecord(ranges, text, (field, record) => {
      const inField = lengths[field];
      if (inField) inField[record] = length;
    }),
  );
  return lengths;
}

/** The terms of a large site. `load` fetches a file of the site by its name. */
export function splitTerms(
  { lengths, terms: names, written, pieces }: SplitIndexFile,
  layout: RecordLayout,
  load: (name: string) => Promise<unknown>,
): TermSource {
  const dictionary = new SearchableMap<number>();
  unpackNames(names).forEach((term, number) => dictionary.set(term, number));
  const ranges = placeRanges(allRanges, layout);
  const places: (OpenPlaces | undefined)[] = [];
  const starts = pieces.map((_, at) => pieces.slice(0, at).reduce((sum, [, count]) => sum + count, 0));

  const loadPiece = loadOnce(async (piece: number) => {
    const [[digest, count] = ['', 0], first = 0] = [pieces[piece], starts[piece]];
    // The build wrote the file from this type.
    const packed = (await load(termsName(digest))) as PackedPlaces;
    const read = Array.from({ length: count }, noPlaces);
    eachPlace(packed, (term, text, often) => addText(read[term] ?? [], ranges, text, often));
    read.forEach((place, term) => (places[first + term] = place));
  });

  const pieceOf = (term: number): number => starts.findLastIndex((start) => start <= term);
  return {
    dictionary,
    lengths: fieldLengths(lengths, ranges, layout.pageOf.length),
    has: (term) => written[dictionary.get(term) ?? -1] === '1',
    load: async (terms) => void (await Promise.all([...new Set(terms.map(pieceOf))].map(loadPiece))),
    placesOf: (term) => places[term] ?? [],
  };
}
