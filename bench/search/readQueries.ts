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

/**
 * How readers ask. `field` is what somebody has pasted or asked in public; no failure fits `none`, and `healthy` is the output of a system
 * without a fault.
 */
const queryKinds = [
  'word',
  'identifier',
  'question',
  'synonym',
  'plural',
  'prefix',
  'typo',
  'title',
  'page',
  'symptom',
  'field',
  'none',
  'healthy',
];

/** In the column of pages: a direct answer, or the honest word that nothing fits. */
const special: readonly string[] = ['answer', 'none'];

/** Pages and rows that exist. */
export interface Known {
  readonly routes: readonly string[];
  readonly symptoms: readonly string[];
}

function problemsOf({ query, kind, pages, rows, never }: JudgedQuery, { routes, symptoms }: Known): string[] {
  return [
    ...(queryKinds.includes(kind) ? [] : [`unknown kind "${kind}". ${didYouMean(kind, queryKinds)}`]),
    ...(kind === 'none' || kind === 'healthy' || pages.length + rows.length > 0
      ? []
      : [`"${query}" has no right answer. Name a page or a row.`]),
    ...pages
      .filter((page) => !routes.includes(page) && !special.includes(page))
      .map((page) => `"${page}" is not a page of this site. ${didYouMean(page, routes)}`),
    ...[...rows, ...never]
      .filter((row) => !symptoms.includes(row))
      .map((row) => `"${row}" is not a symptom of content/data/symptoms.csv. ${didYouMean(row, symptoms)}`),
  ];
}

const namesIn = (cell: string | undefined): string[] => (cell ?? '').split(';').filter(Boolean);

interface CsvRecord {
  readonly record: Readonly<Record<'query' | 'kind' | 'pages', string> & Partial<Record<'rows' | 'never', string>>>;
  readonly info: { readonly lines: number };
}

/** Reads judged queries from CSV or JSON. Every query must be there once, of a known kind, with pages and symptoms that exist. */
export function readQueries(text: string, file: string, known: Known): { queries: JudgedQuery[]; problems: Problem[] } {
  const lined = file.endsWith('.json')
    ? (JSON.parse(text) as (Pick<JudgedQuery, 'query' | 'kind'> & Partial<JudgedQuery>)[]).map((one, at) => ({
        query: { pages: [], rows: [], never: [], ...one },
        // One query a line, after the bracket.
        line: at + 2,
      }))
    : // csv-parse types `info: true` results as plain records.
      (parse(text, { columns: true, info: true, skip_empty_lines: true }) as unknown as CsvRecord[]).map(({ record, info }) => ({
        query: { ...record, pages: namesIn(record.pages), rows: namesIn(record.rows), never: namesIn(record.never) },
        line: info.lines,
      }));
  const seen = new Set<string>();
  const problems = lined.flatMap(({ query, line }) => {
    const twice = seen.has(query.query) ? [`"${query.query}" stands twice. Keep one.`] : [];
    seen.add(query.query);
    return [...twice, ...problemsOf(query, known)].map((message): Problem => ({ file, line, message }));
  });
  return { queries: lined.map(({ query }) => query), problems };
}
