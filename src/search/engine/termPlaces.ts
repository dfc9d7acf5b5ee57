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
  /** The records of a text, by its number from `from`: the first, and the first that is none of them. */
  readonly recordsOf: (text: number) => readonly [from: number, to: number];
}

/** Numbers the texts of ranges, one range after the other. */
export function placeRanges(ranges: readonly TextRange[], { pageOf, firstOf }: RecordLayout): PlacedRange[] {
  let from = 0;
  return ranges.map(({ field, of }) => {
    const [start, length] = [from, of === 'pages' ? firstOf.length - 1 : pageOf.length];
    from += length;
    return {
      field: fields.indexOf(field),
      from: start,
      to: from,
      recordsOf: of === 'pages' ? (page) => [firstOf[page] ?? 0, firstOf[page + 1] ?? 0] : (record) => [record, record + 1],
    };
  });
}

/** Adds a text, by its number in the index, that holds a term: to all records that have the text. */
export function addText(places: OpenPlaces, ranges: readonly PlacedRange[], text: number, count: number): void {
  const range = ranges.find(({ to }) => text < to);
  if (!range) return;
  const [from, to] = range.recordsOf(text - range.from);
  for (let record = from; record < to; record += 1) addPlace(places, range.field, record, count);
}
