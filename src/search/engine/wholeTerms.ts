import SearchableMap from 'minisearch/SearchableMap';
import type { PackedTerms } from '../contract/searchRecords';
import { fields, headingTerms, pageTerms, textRanges } from './fields';
import { eachPlace, unpackNames } from './packedTerms';
import { mostCounted } from './ranking';
import type { Field } from './ranking';
import type { RecordLayout } from './recordLayout';
import type { SectionRecord } from './sectionRecords';
import { addPlace, addText, noPlaces, placeRanges } from './termPlaces';
import type { OpenPlaces } from './termPlaces';
import type { TermSource } from './termSource';

type HeadingTerms = readonly (readonly [Field, readonly string[]])[];

/** Adds a record to the terms of one of its fields. */
type AddTerms = (field: Field, terms: readonly string[], record: number) => void;

/** Headings need no place in the index file: their terms are made of them here. */
function addHeadings(records: readonly SectionRecord[], { pageOf }: RecordLayout, add: AddTerms): void {
  let ofPage: HeadingTerms = [];
  for (const record of records) {
    if (pageOf[record.id] !== pageOf[record.id - 1]) ofPage = Object.entries(pageTerms(record)) as unknown as HeadingTerms; // keys are fields
    const own = Object.entries(headingTerms(record)) as unknown as HeadingTerms; // keys are fields
    for (const [field, terms] of [...own, ...ofPage]) add(field, terms, record.id);
  }
}

const countsOf = (terms: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const term of terms) if (term !== '') counts.set(term, Math.min((counts.get(term) ?? 0) + 1, mostCounted));
  return counts;
};

/** The terms of an index that is one file: those of its texts, and those of the headings. */
export function wholeTerms(packed: PackedTerms, records: readonly SectionRecord[], layout: RecordLayout): TermSource {
  const dictionary = new SearchableMap<number>();
  const places: OpenPlaces[] = [];
  const placesOf = (term: string): OpenPlaces => {
    const number = dictionary.fetch(term, () => places.push(noPlaces()) - 1);
    return places[number] ?? [];
  };
  unpackNames(packed.terms).forEach(placesOf);
  const ranges = placeRanges(textRanges, layout);
  eachPlace(packed, (term, text, count) => addText(places[term] ?? [], ranges, text, count));
  addHeadings(records, layout, (field, terms, record) => {
    for (const [term, count] of countsOf(terms)) addPlace(placesOf(term), fields.indexOf(field), record, count);
  });

  const lengths = fields.map(() => records.map(() => 0));
  for (const place of places) {
    place.forEach((inField, field) => {
      const inLengths = lengths[field];
      if (inLengths) for (const record of inField?.records ?? []) inLengths[record] = (inLengths[record] ?? 0) + 1;
    });
  }
  const [title, text] = [fields.indexOf('title'), fields.indexOf('text')];
  return {
    dictionary,
    lengths,
    has: (term) => {
      const found = places[dictionary.get(term) ?? -1];
      return Boolean(found?.[title] ?? found?.[text]);
    },
    load: () => Promise.resolve(),
    placesOf: (term) => places[term] ?? [],
  };
}
