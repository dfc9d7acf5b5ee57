import { parse } from 'csv-parse/sync';
import { didYouMean } from '../../src/model/problems';
import type { Problem } from '../../src/model/problems';

/** What a reader types, and the pages or rows of the table of symptoms that answer it. */
export interface JudgedQuery {
  readonly query: string;
  readonly kind: string;
  readonly pages: readonly string[];
  readonly rows: readonly string[];
  /** Rows that would be wrong and risky. */
  readonly never: readonly string[];
}

/** How readers ask. `field` is what somebody has pasted or asked in public. */
const queryKinds = ['word', 'identifier', 'question', 'synonym', 'plural', 'prefix', 'typo', 'title', 'symptom', 'field'] as const;

/** In the column of pages: a direct answer, or the honest word that nothing fits. */
const special: readonly string[] = ['answer', 'none'];

interface RecordWithLine {
  readonly record: {
    readonly query: string;
    readonly kind: string;
    readonly pages: string;
    readonly rows?: string;
    readonly never?: string;
  };
  readonly info: { readonly lines: number };
}

const namesIn = (cell: string | undefined): string[] => (cell ?? '').split(';').filter(Boolean);

/** Reads the judged queries; every query must be there once, of a known kind, with pages and symptoms that exist. */
export function readQueries(
  text: string,
  file: string,
  routes: readonly string[],
  symptoms: readonly string[] = [],
): { queries: JudgedQuery[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  // csv-parse types `info: true` results as plain records.
  const records = parse(text, { columns: true, info: true, skip_empty_lines: true }) as unknown as RecordWithLine[];
  const queries = records.map(({ record: { query, kind, pages, rows: rowCell, never: neverCell }, info: { lines: line } }): JudgedQuery => {
    if (seen.has(query)) problems.push({ file, line, message: `"${query}" stands twice. Keep one.` });
    seen.add(query);
    if (!(queryKinds as readonly string[]).includes(kind))
      problems.push({ file, line, message: `unknown kind "${kind}". ${didYouMean(kind, queryKinds)}` });
    const [named, rows, never] = [namesIn(pages), namesIn(rowCell), namesIn(neverCell)];
    if (named.length + rows.length === 0) problems.push({ file, line, message: `"${query}" has no right answer. Name a page or a row.` });
    for (const page of named) {
      if (!routes.includes(page) && !special.includes(page))
        problems.push({ file, line, message: `"${page}" is not a page of this site. ${didYouMean(page, routes)}` });
    }
    for (const row of [...rows, ...never]) {
      if (!symptoms.includes(row))
        problems.push({ file, line, message: `"${row}" is not a symptom of content/data/symptoms.csv. ${didYouMean(row, symptoms)}` });
    }
    return { query, kind, pages: named, rows, never };
  });
  return { queries, problems };
}
