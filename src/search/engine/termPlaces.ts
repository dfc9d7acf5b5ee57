import { fields } from './fields';
import type { TextRange } from './fields';
import type { RecordLayout } from './recordLayout';

/** The records that hold a term in one field, in reading order, and how often each does. */
export interface FieldPlaces {
  readonly records: readonly number[];
  readonly counts: readonly number[];
}

/** Where a term is, by the number of the field in `fields`. */
export type TermPlaces = readonly (FieldPlaces | undefined)[];

/** Where a term is while that is being read. */
export type OpenPlaces = ({ records: number[]; counts: number[] } | undefined)[];

/** How many different terms each record has in each field, by the number of the field. */
export type FieldLengths = readonly (readonly number[])[];

/** Where a term is of which nothing was read yet. */
export const noPlaces = (): OpenPlaces => fields.map(() => undefined);

/** Adds a record that holds a term in a field. */
export function addPlace(places: OpenPlaces, field: number, record: number, count: number): void {
  const inField = (places[field] ??= { records: [], counts: [] });
  inField.records.push(record);
  inField.counts.push(count);
}

/** A range with its place among the texts of an index. */
export interface PlacedRange {
  /** Number of the field in `fields`. */
  readonly field: number;
  /** Numbers of its first text, and of the first one after it. */
  readonly from: number;
  readonly to: number;
  /** First record of each page, where a text is of all records of a page; null where it is of one record. */
  readonly firstOf: readonly number[] | null;
}

/** Numbers the texts of ranges, one range after the other. */
export function placeRanges(ranges: readonly TextRange[], { pageOf, firstOf }: RecordLayout): PlacedRange[] {
  let from = 0;
  return ranges.map(({ field, of }) => {
    const start = from;
    from += of === 'pages' ? firstOf.length - 1 : pageOf.length;
    return { field: fields.indexOf(field), from: start, to: from, firstOf: of === 'pages' ? firstOf : null };
  });
}

/** Takes the records that have a text of an index, with the number of its field. No lists are made: an index has hundreds of thousands of texts. */
export function eachRecord(ranges: readonly PlacedRange[], text: number, take: (field: number, record: number) => void): void {
  for (const { field, from, to, firstOf } of ranges) {
    if (text >= to) continue;
    const own = text - from;
    if (!firstOf) return take(field, own);
    for (let record = firstOf[own] ?? 0; record < (firstOf[own + 1] ?? 0); record += 1) take(field, record);
    return;
  }
}

/** Adds a text, by its number in the index, that holds a term: to all records that have the text. */
export const addText = (places: OpenPlaces, ranges: readonly PlacedRange[], text: number, count: number): void =>
  eachRecord(ranges, text, (field, record) => addPlace(places, field, record, count));
