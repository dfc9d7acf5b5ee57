import type { ServiceRecord } from './searchRecords';

type Filter = string | readonly Filter[];

/** A query as it arrives at the service. */
export interface ServiceQuery {
  readonly indexName: string;
  readonly query?: string;
  readonly hitsPerPage?: number;
  readonly page?: number;
  readonly facetFilters?: readonly Filter[];
  readonly facets?: readonly string[];
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

function valueOf(record: ServiceRecord, attribute: string): string | null {
  const level = levels.find((candidate) => attribute === `hierarchy.${candidate}`);
  if (level) return record.hierarchy[level] ?? null;
  return attribute === 'language' ? record.language : attribute === 'docusaurus_tag' ? record.docusaurus_tag : null;
}

/** The outer list is AND, an inner list is OR. */
function passes(record: ServiceRecord, filter: Filter): boolean {
  if (typeof filter !== 'string') return filter.some((alternative) => passes(record, alternative));
  const [attribute = '', ...value] = filter.split(':');
  return valueOf(record, attribute) === value.join(':');
}

const words = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

const textOf = ({ hierarchy, content }: ServiceRecord): string =>
  [...levels.map((level) => hierarchy[level] ?? ''), content ?? ''].join(' ').toLowerCase();

function mark(value: string | null | undefined, query: string) {
  if (!value) return undefined;
  const pattern = words(query)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'))
    .join('|');
  const marked = pattern ? value.replace(new RegExp(`(${pattern})`, 'gi'), '<mark>$1</mark>') : value;
  return { value: marked, matchLevel: marked === value ? 'none' : 'full', matchedWords: words(query) };
}

function answerOne(records: readonly ServiceRecord[], request: ServiceQuery) {
  const { indexName, query = '', hitsPerPage = 20, page = 0, facetFilters = [], facets = [] } = request;
  const found = records.filter(
    (record) => facetFilters.every((filter) => passes(record, filter)) && words(query).every((word) => textOf(record).includes(word)),
  );
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => {
    const hierarchy = Object.fromEntries(levels.map((level) => [level, mark(record.hierarchy[level], query)]));
    return { ...record, _highlightResult: { hierarchy }, _snippetResult: { hierarchy, content: mark(record.content, query) } };
  });
  const counts: Record<string, Record<string, number>> = {};
  for (const attribute of facets) {
    const values: Record<string, number> = {};
    for (const record of found) {
      const value = valueOf(record, attribute);
      if (value !== null) values[value] = (values[value] ?? 0) + 1;
    }
    counts[attribute] = values;
  }
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage);
  return { index: indexName, hits, nbHits: found.length, page, nbPages, hitsPerPage, query, facets: counts, processingTimeMS: 1 };
}

/** Status and body of the answer to a search for several queries at once. */
export function answerQuery(indexName: string, records: readonly ServiceRecord[], { requests }: { requests: readonly ServiceQuery[] }) {
  const unknown = requests.find((request) => request.indexName !== indexName);
  if (unknown) return { status: 404, answer: { message: `Index ${unknown.indexName} does not exist`, status: 404 } };
  return { status: 200, answer: { results: requests.map((request) => answerOne(records, request)) } };
}
