import type { SearchIndex, SearchTexts } from '../contract/searchRecords';
import type { FittingFailure, SearchHit, SearchNotes, SearchRequest, SearchResult } from '../contract/searchTypes';
import { arrange, readFailures } from './arrange';
import type { Failures, PageResult } from './arrange';
import { stopWords } from './analysis';
import { findAnswers } from './findAnswers';
import { findFailures } from './findFailures';
import type { FoundFailure } from './findFailures';
import { findPages, titleKey } from './findPages';
import type { FoundPage } from './findPages';
import { failureHit, finderHit, flattenBlocks, frameHit, lineHit, pageHit } from './hits';
import type { FlatBlock } from './hits';
import { longestQuery, misspelt, queryParts } from './query';
import { readyIndex } from './searchIndex';

/** Answers requests from an index. Runs in a worker of the browser and in Node. */
export interface SearchEngine {
  readonly search: (request: SearchRequest) => SearchResult;
  /** Puts answers and failures among the hits of another engine, which knows pages only. */
  readonly complete: (request: SearchRequest, result: SearchResult) => SearchResult;
  /** Failures that fit to what somebody wrote or pasted, in the order of a search; with an area, only its own. Of an empty text all of the area. */
  readonly failures: (text: string, area?: string) => readonly FittingFailure[];
  /** From here on hits show the text that matches best. What is found, and in which order, stays the same. */
  readonly showTexts: (texts: SearchTexts) => void;
}

const sectionFacet = 'hierarchy.lvl0';

/** Failures that the finder lists at most. */
const mostFailures = 6;

function whyOf({ message, seen }: FoundFailure): string {
  if (message !== null) return `The text says “${message}”.`;
  return seen === null ? '' : `The text shows ${seen}.`;
}

/** Sections of the site to which a request is restricted; none where it asks for all. Its other filters are for the hosted service. */
const sectionsOf = ({ facetFilters = [] }: SearchRequest): string[] =>
  (facetFilters.flat(9) as string[]).flatMap((filter) =>
    filter.startsWith(`${sectionFacet}:`) ? [filter.slice(sectionFacet.length + 1)] : [],
  );

const asksForAll = (request: SearchRequest): boolean =>
  (request.page ?? 0) === 0 && request.hitsPerPage !== 0 && sectionsOf(request).length === 0;

/** How many of some things are called what, the most frequent first. */
function countNames(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
}

/** Makes an engine of an index. */
export function createEngine(index: SearchIndex): SearchEngine {
  const ready = readyIndex(index);
  const sectionOf = ({ record }: FoundPage): string => index.pages[record.pageAt]?.section ?? '';
  const blocks = new Map<number, readonly FlatBlock[]>();
  const blocksOf = (at: number): readonly FlatBlock[] => {
    const known = blocks.get(at) ?? flattenBlocks(ready.texts.sections[at] ?? [], ready.sections[at]?.anchor ?? '');
    blocks.set(at, known);
    return known;
  };
  const everything = (): FoundPage[] =>
    ready.records
      .filter(({ kind }) => kind === 'page' || kind === 'section')
      .map((record) => ({ record, terms: new Set(), inText: false, isTitle: false }));

  const toFailureHit = (found: FoundFailure): SearchHit => failureHit(found, ready.texts.failures[found.at]?.cause ?? '', ready);

  const notesOn = (query: string, { leading, printed }: Failures): SearchNotes => {
    const written = ready.lexicon.translate(query);
    const unknown: string[] = [];
    const taken: [string, string][] = [];
    if (!printed)
      for (const { words, others } of queryParts(written, 'page', ready))
        for (const word of words) {
          if (others.length > 0 || stopWords.has(word.term)) continue;
          const other = misspelt(word, ready);
          if (other === null) unknown.push(word.text);
          else if (other !== word.term) taken.push([word.text, other]);
        }
    return { unknown, taken, noEntry: printed && leading.length === 0 };
  };

  /** Answers and failures around pages, with what readers are told. */
  const around = <Page extends PageResult>(text: string, pages: readonly Page[], toHit: (page: Page) => SearchHit) => {
    // Of a pasted text failures are found by all lines, everything else by the first ones.
    const failures = readFailures(text, ready);
    const query = text.slice(0, longestQuery.letters);
    const lines = [
      ...frameHit(query, ready),
      ...findAnswers(query, ready).flatMap(({ group, at }) => (ready.texts.answers[at] ? [lineHit(group, ready.texts.answers[at])] : [])),
      ...(failures.vague ? finderHit(ready) : []),
    ];
    const { first, leading, rest, might } = arrange(pages, failures);
    return {
      lines,
      first,
      leading: leading.map(toFailureHit),
      rest,
      might: might.map((found): SearchHit => ({ ...toFailureHit(found), place: 'might' })),
      notes: notesOn(query, failures),
      toHit,
      mightFirst: failures.printed,
    };
  };

  const listed = <Page extends PageResult>(
    { lines, first, leading, rest, might, toHit, mightFirst }: ReturnType<typeof around<Page>>,
    count: number,
  ): SearchHit[] => [
    ...lines,
    ...first.slice(0, count).map((page): SearchHit => ({ ...toHit(page), ...(leading.length > 0 ? { place: 'first' as const } : {}) })),
    ...leading,
    ...(mightFirst ? might : []),
    ...rest.slice(0, Math.max(0, count - first.length)).map(toHit),
    ...(mightFirst ? [] : might),
  ];

  const search = (request: SearchRequest): SearchResult => {
    const { indexName, query: asked = '', hitsPerPage = 20, page = 0 } = request;
    const query = asked.slice(0, longestQuery.letters);
    const found = query.trim() === '' ? everything() : findPages(query, ready);
    const sections = sectionsOf(request);
    const kept = sections.length === 0 ? found : found.filter((one) => sections.includes(sectionOf(one)));
    const toHit = (one: FoundPage): SearchHit => pageHit(one, ready, blocksOf(one.record.at));
    const arranged = around(
      asked,
      kept.map((one) => ({ ...one, route: ready.sections[one.record.at]?.route ?? '' })),
      toHit,
    );
    const from = page * hitsPerPage;
    const pages = [...arranged.first, ...arranged.rest];
    const hits = asksForAll(request) ? listed(arranged, hitsPerPage) : pages.slice(from, from + hitsPerPage).map(toHit);
    return {
      index: indexName,
      hits,
      nbHits: kept.length,
      page,
      nbPages: hitsPerPage > 0 ? Math.ceil(kept.length / hitsPerPage) : 0,
      hitsPerPage,
      query: asked,
      notes: arranged.notes,
      ...(request.facets ? { facets: { [sectionFacet]: countNames(kept.map(sectionOf)) } } : {}),
    };
  };

  const complete = (request: SearchRequest, result: SearchResult): SearchResult => {
    const { query = '' } = request;
    if (!asksForAll(request)) return result;
    const pages = result.hits.map((hit) => {
      const route = (hit.url_without_anchor ?? hit.url).replace(/^https?:\/\/[^/]+|[?#].*$/g, '');
      const heading = Object.values(hit.hierarchy).findLast((level) => level) ?? '';
      return { hit, route, isTitle: hit.type !== 'content' && titleKey(heading) === titleKey(query) };
    });
    const arranged = around(query, pages, ({ hit }) => hit);
    return { ...result, hits: listed(arranged, pages.length), notes: arranged.notes };
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
