import { parse } from 'csv-parse/sync';
import type { Sample, Unit } from './sample';

/** All values of one measure of one site. */
export interface Summary {
  readonly site: string;
  readonly documents: number;
  readonly measure: string;
  readonly unit: Unit;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** How often it was measured. */
  readonly n: number;
}

/** The value in the middle; between the two in the middle of an even number. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

const keyOf = ({ site, documents, measure }: Pick<Sample, 'site' | 'documents' | 'measure'>): string =>
  [documents, measure, site].join('\n');

/** One row for a site and a measure, in the order in which they were measured first. */
export function summarise(samples: readonly Sample[]): Summary[] {
  const groups = new Map<string, Sample[]>();
  for (const sample of samples) groups.set(keyOf(sample), [...(groups.get(keyOf(sample)) ?? []), sample]);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const values = group.map(({ value }) => value);
    const { site, documents, measure, unit } = first;
    return [
      { site, documents, measure, unit, median: median(values), min: Math.min(...values), max: Math.max(...values), n: values.length },
    ];
  });
}

const columns = ['site', 'documents', 'measure', 'unit', 'median', 'min', 'max', 'n'] as const;

const rounded = (value: string | number): string => (typeof value === 'number' ? String(Number(value.toFixed(3))) : value);

/** Rows as CSV. No name holds a comma or a quotation mark. */
export const toCsv = (summaries: readonly Summary[]): string =>
  [columns.join(','), ...summaries.map((summary) => columns.map((column) => rounded(summary[column])).join(','))].join('\n') + '\n';

/** Rows of a CSV that `toCsv` has written. */
export function fromCsv(text: string): Summary[] {
  const records: Record<(typeof columns)[number], string>[] = parse(text, { columns: true, skip_empty_lines: true });
  return records.map(({ site, documents, measure, unit, ...values }) => ({
    site,
    measure,
    unit: unit as Unit, // written by toCsv
    documents: Number(documents),
    median: Number(values.median),
    min: Number(values.min),
    max: Number(values.max),
    n: Number(values.n),
  }));
}

/** Earlier rows with new ones in their place: a run may measure some sites, or another number of documents. */
export function replaceRows(earlier: readonly Summary[], newer: readonly Summary[]): Summary[] {
  const now = new Map(newer.map((summary) => [keyOf(summary), summary]));
  const kept = earlier.map((summary) => now.get(keyOf(summary)) ?? summary);
  const known = new Set(earlier.map(keyOf));
  return [...kept, ...newer.filter((summary) => !known.has(keyOf(summary)))].sort((a, b) => a.documents - b.documents);
}
