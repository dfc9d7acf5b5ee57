import type { SearchIndex, SearchTexts } from '../contract/searchRecords';
import { sectionFacet } from '../contract/searchTypes';
import type { FittingFailure, SearchHit, SearchNotes, SearchRequest, SearchResult } from '../contract/searchTypes';
import { stopWords } from './analysis';
import { arrange, readFailures } from './arrange';
import type { Failures, PageResult } from './arrange';
import { findAnswers } from './findAnswers';
import { findFailures } from './findFailures';
import type { FoundFailure } from './findFailures';
import { findPages, titleKey } from './findPages';
import { failureHit, finderHit, flattenBlocks, frameHit, lineHit, pageHit } from './hits';
import type { FlatBlock } from './hits';
import { longestQuery, misspelt, queryParts } from './query';
import { readyIndex } from './searchIndex';

/** The embedded search engine. Runs in a worker of the browser and in Node. */
export interface SearchEngine {
  readonly search: (request: SearchRequest) => SearchResult;
  /** Adds answers and failures to the hits of the hosted service, which has only pages. */
  readonly complete: (request: SearchRequest, result: SearchResult) => SearchResult;
  /** Failures that match a text, in the order of a search. With an area only its own, and all of them if the text is empty. */
  readonly failures: (text: string, area?: string) => readonly FittingFailure[];
  /** Adds the texts that hits show. Doesn't change what is found, nor its order. */
  readonly showTexts: (texts: SearchTexts) => void;
}

/** Maximum number of failures in the finder. */
const mostFailures = 6;

function whyOf({ message, seen }: FoundFailure): string {
  if (message !== null) return `The text says “${message}”.`;
  return seen === null ? '' : `The text shows ${seen}.`;
}

/** Sections of the site in the filters of a request. The other filters are for the hosted service. */
const sectionsOf = ({ facetFilters = [] }: SearchRequest): string[] =>
  (facetFilters.flat(9) as string[]).flatMap((filter) =>
    filter.startsWith(`${sectionFacet}:`) ? [filter.slice(sectionFacet.length + 1)] : [],
  );

/** Whether the results include answers and failures: on the first page of all sections. */
const includesFailures = (request: SearchRequest): boolean =>
  (request.page ?? 0) === 0 && request.hitsPerPage !== 0 && sectionsOf(request).length === 0;

/** Counts equal names, most frequent first. */
function countNames(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
}

/** Creates an engine from an index. */
export function createEngine(index: SearchIndex): SearchEngine {
  const ready = readyIndex(index);
  const blocks = new Map<number, readonly FlatBlock[]>();
  const blocksOf = (at: number): readonly FlatBlock[] => {
    const known = blocks.get(at) ?? flattenBlocks(ready.texts.sections[at] ?? [], ready.sections[at]?.anchor ?? '');
    blocks.set(at, known);
    return known;
  };

  const toFailureHit = (found: FoundFailure): SearchHit => failureHit(found, ready.texts.failures[found.at]?.cause ?? '', ready);

  const notesOn = (query: string, { leading, printed }: Failures): SearchNotes => {
    const unknown: string[] = [];
    const taken: [string, string][] = [];
    if (!printed)
      for (const { words, others } of queryParts(ready.lexicon.translate(query), 'page', ready))
        for (const word of words) {
          if (others.length > 0 || stopWords.has(word.term)) continue;
          const other = misspelt(word, ready);
          if (other === null) unknown.push(word.text);
          else if (other !== word.term) taken.push([word.text, other]);
        }
    return { unknown, taken, noEntry: printed && leading.length === 0 };
  };

  /** Answers that stand above all results. */
  const linesFor = (query: string, { vague }: Failures): SearchHit[] => [
    ...frameHit(query, ready),
    ...findAnswers(query, ready).flatMap(({ group, at }) => (ready.texts.answers[at] ? [lineHit(group, ready.texts.answers[at])] : [])),
    ...(vague ? finderHit(ready) : []),
  ];

  /** One page of results: pages, and with them answers and failures on the first one. */
  const results = <Page extends PageResult>(
    request: SearchRequest,
    pages: readonly Page[],
    toHit: (page: Page) => SearchHit,
    { page = 0, hitsPerPage = 20 }: Pick<SearchRequest, 'page' | 'hitsPerPage'> = request,
  ): { hits: SearchHit[]; notes: SearchNotes } => {
    const { query: text = '' } = request;
    const failures = readFailures(text, ready);
    // All lines of a pasted text can name a failure; for everything else, only the first ones count.
    const query = text.slice(0, longestQuery.letters);
    const { first, leading, rest, might } = arrange(pages, failures);
    const notes = notesOn(query, failures);
    const from = page * hitsPerPage;
    if (!includesFailures(request)) return { hits: [...first, ...rest].slice(from, from + hitsPerPage).map(toHit), notes };
    const mightFit = might.map((found): SearchHit => ({ ...toFailureHit(found), place: 'might' }));
    const hits = [
      ...linesFor(query, failures),
      ...first.slice(0, hitsPerPage).map((one): SearchHit => ({ ...toHit(one), ...(leading.length > 0 && { place: 'first' }) })),
      ...leading.map(toFailureHit),
      ...(failures.printed ? mightFit : []),
      ...rest.slice(0, Math.max(0, hitsPerPage - first.length)).map(toHit),
      ...(failures.printed ? [] : mightFit),
    ];
    return { hits, notes };
  };

  const search = (request: SearchRequest): SearchResult => {
    const { indexName, query = '', hitsPerPage = 20, page = 0 } = request;
    const wanted = sectionsOf(request);
    const found = findPages(query.slice(0, longestQuery.letters), ready)
      .map((one) => ({
        ...one,
        route: index.pages[one.record.pageAt]?.route ?? '',
        section: index.pages[one.record.pageAt]?.section ?? '',
      }))
      .filter(({ section }) => wanted.length === 0 || wanted.includes(section));
    return {
      index: indexName,
      nbHits: found.length,
      page,
      nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
      hitsPerPage,
      query,
      ...results(request, found, (one) => pageHit(one, ready, blocksOf(one.record.at))),
      ...(request.facets && { facets: { [sectionFacet]: countNames(found.map(({ section }) => section)) } }),
    };
  };

  const complete = (request: SearchRequest, result: SearchResult): SearchResult => {
    if (!includesFailures(request)) return result;
    const pages = result.hits.map((hit) => {
      const route = (hit.url_without_anchor ?? hit.url).replace(/^https?:\/\/[^/]+|[?#].*$/g, '');
      const heading = Object.values(hit.hierarchy).findLast((level) => level) ?? '';
      return { hit, route, isTitle: hit.type !== 'content' && titleKey(heading) === titleKey(request.query ?? '') };
    });
    return { ...result, ...results(request, pages, ({ hit }) => hit, { hitsPerPage: pages.length }) };
  };

  const failures = (text: string, area = ''): FittingFailure[] => {
    const isWanted = (one: { readonly area: string }): boolean => area === '' || one.area === area;
    if (text.trim() === '')
      return index.failures.filter((one) => area !== '' && isWanted(one)).map(({ id, symptom }) => ({ id, symptom, why: '', fit: 'fits' }));
    const { leading, might } = readFailures(text, ready);
    const fitting = leading.length > 0 ? findFailures(text, ready).filter((one) => one.message !== null || one.seen !== null) : [];
    const shown = [...new Map([...leading, ...fitting].map((found) => [found.failure.id, found])).values()];
    const toFitting = (fit: FittingFailure['fit']) => (found: FoundFailure) => ({
      id: found.failure.id,
      symptom: found.failure.symptom,
      why: whyOf(found),
      fit,
    });
    return [
      ...shown
        .filter(({ failure }) => isWanted(failure))
        .slice(0, mostFailures)
        .map(toFitting('fits')),
      ...might.filter(({ failure }) => isWanted(failure)).map(toFitting('might')),
    ];
  };

  const showTexts = (read: SearchTexts): void => {
    ready.texts = read;
    blocks.clear();
  };
  return { search, complete, failures, showTexts };
}
