import { parse } from 'csv-parse/sync';
import { didYouMean } from '../../src/model/problems';
import type { Problem } from '../../src/model/problems';

/** What a reader types, and the pages that answer it. */
export interface JudgedQuery {
  readonly query: string;
  readonly kind: string;
  readonly pages: readonly string[];
}

/** How readers ask. */
const queryKinds = ['word', 'identifier', 'question', 'synonym', 'plural', 'prefix', 'typo'] as const;

interface RecordWithLine {
  readonly record: { readonly query: string; readonly kind: string; readonly pages: string };
  readonly info: { readonly lines: number };
}

/** Reads the judged queries; every query must be there once, of a known kind, with pages that exist. */
export function readQueries(text: string, file: string, routes: readonly string[]): { queries: JudgedQuery[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  // csv-parse types `info: true` results as plain records.
  const rows = parse(text, { columns: true, info: true, skip_empty_lines: true }) as unknown as RecordWithLine[];
  const queries = rows.map(({ record: { query, kind, pages }, info: { lines: line } }): JudgedQuery => {
    if (seen.has(query)) problems.push({ file, line, message: `"${query}" stands twice. Keep one.` });
    seen.add(query);
    if (!(queryKinds as readonly string[]).includes(kind))
      problems.push({ file, line, message: `unknown kind "${kind}". ${didYouMean(kind, queryKinds)}` });
    const named = pages.split(';');
    for (const page of named) {
      if (!routes.includes(page)) problems.push({ file, line, message: `"${page}" is no page of this site. ${didYouMean(page, routes)}` });
    }
    return { query, kind, pages: named };
  });
  return { queries, problems };
}
