import type { SearchIndex, SearchTexts } from '../contract/searchRecords';
import { sectionFacet } from '../contract/searchTypes';
import type { FailureAnswer, FittingFailure, SearchHit, SearchNotes, SearchRequest, SearchResult } from '../contract/searchTypes';
import { stopWords, toTerm } from './analysis';
import { splitScripts, translator } from './dictionary';
import { findAnswers } from './findAnswers';
import { findFailures } from './findFailures';
import type { FoundFailure, FoundFailures } from './findFailures';
import { findPages } from './findPages';
import type { FoundPage } from './findPages';
import { failureHit, finderHit, flattenBlocks, frameHit, lineHit, pageHit, stopHit } from './hits';
import type { FlatBlock } from './hits';
import { isFault, isPrinted, isVague } from './isFault';
import { longestQuery, misspelt, pageWords } from './query';
import { readyIndex } from './searchIndex';

/** The embedded search engine. Runs in a worker of the browser and in Node. */
export interface SearchEngine {
  readonly search: (request: SearchRequest) => SearchResult;
  /** Adds answers and failures to the hits of the hosted service, which has only pages. */
  readonly complete: (request: SearchRequest, result: SearchResult) => SearchResult;
  /** Failures that match a text, in the order of a search. With an area only its own, and all of them if the text is empty. */
  readonly failures: (text: string, area?: string) => FailureAnswer;
  /** Adds the texts that hits show and the dictionary. Changes what is found only for words of other languages. */
  readonly showTexts: (texts: SearchTexts) => void;
}

/** Sections of the site in the filters of a request. The other filters are for the hosted service. */
const sectionsOf = ({ facetFilters = [] }: SearchRequest): string[] =>
  (facetFilters.flat(9) as string[]).flatMap((filter) =>
    filter.startsWith(`${sectionFacet}:`) ? [filter.slice(sectionFacet.length + 1)] : [],
  );

const isFirstPage = ({ page = 0, hitsPerPage }: SearchRequest): boolean => page === 0 && hitsPerPage !== 0;

/** Whether the results include answers and failures: on the first page of all sections. */
const includesFailures = (request: SearchRequest): boolean => isFirstPage(request) && sectionsOf(request).length === 0;

type Arranged = Required<Pick<SearchResult, 'hits' | 'notes' | 'describesFailure'>>;

/** Counts equal names, most frequent first. */
function countNames(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
}

export function createEngine(index: SearchIndex): SearchEngine {
  const ready = readyIndex(index);
  const blocks = new Map<number, readonly FlatBlock[]>();
  const blocksOf = (at: number): readonly FlatBlock[] => {
    const known = blocks.get(at) ?? flattenBlocks(ready.texts.sections[at] ?? [], ready.sections[at]?.anchor ?? '');
    blocks.set(at, known);
    return known;
  };

  const toFailureHits = (found: FoundFailure): SearchHit[] => failureHit(found, ready.texts.failures[found.at]?.cause ?? '', ready);

  const notesOn = (query: string, { fitting, healthy, asksToStop }: FoundFailures): SearchNotes => {
    const unknown: string[] = [];
    const taken: [string, string][] = [];
    // Nothing may stand before how to stop the arm.
    const [english, own] = [ready.lexicon.translate(query), splitScripts(query)].map((text) => text.replace(/\s+/g, ' ').trim());
    const words = isPrinted(query) || asksToStop ? [] : pageWords(english ?? '', ready);
    words.forEach((word, at) => {
      if (stopWords.has(word.term) || ready.lexicon.meanings(words.slice(at)).length > 0) return;
      const other = misspelt(word, ready);
      if (other === null) unknown.push(word.text);
      else if (other !== word.term) taken.push([word.text, other]);
    });
    const translated = english === own ? '' : (english ?? '');
    return { unknown, taken, translated, healthy, noEntry: isPrinted(query) && fitting.length === 0 && healthy === '' };
  };

  /** Answers that stand above all results. */
  const linesFor = (query: string): SearchHit[] => [
    ...frameHit(query, ready),
    // Without texts, a line has its place already, so that it pushes nothing down.
    ...findAnswers(query, ready).map(({ group, at, name }) => lineHit(group, ready.texts.answers[at] ?? [name, '…'])),
    ...(isVague(query) ? finderHit(ready) : []),
  ];

  /**
   * Pages in order, and with them answers and failures on the first page of results of all sections. One failure that only might fit comes before
   * the best page, or after it if the query describes none.
   */
  const arrange = (request: SearchRequest, pages: readonly SearchHit[], bestPassage: number): Arranged => {
    const { query: text = '' } = request;
    const found = findFailures(text, ready);
    // All lines of a pasted text can name a failure; for everything else, only the first ones count.
    const query = text.slice(0, longestQuery.letters);
    const describesFailure = isFault(text, found, bestPassage, ready);
    const [notes, isIncluded] = [notesOn(query, found), includesFailures(request)];
    // Whatever else is asked for, the way to stop the arm comes first.
    const stop = found.asksToStop && isFirstPage(request) ? stopHit(ready) : [];
    if (!isIncluded) return { hits: [...stop, ...pages], notes, describesFailure };
    const [first = [], ...more] = found.might.map((one) => toFailureHits(one).map((hit): SearchHit => ({ ...hit, place: 'might' })));
    const others = pages.findIndex(({ url_without_anchor: page }) => page !== pages[0]?.url_without_anchor);
    const best = pages.slice(0, others < 0 ? pages.length : others);
    const rest = pages.slice(best.length);
    const fitting = found.fitting.flatMap(toFailureHits);
    const ordered = describesFailure
      ? [...fitting, ...(fitting.length > 0 ? [best, first] : [first, best]).flat(), ...more.flat(), ...rest]
      : [...best, ...first, ...rest, ...more.flat()];
    return { hits: [...stop, ...linesFor(query), ...ordered], notes, describesFailure };
  };

  const search = (request: SearchRequest): SearchResult => {
    const { indexName, query = '', hitsPerPage = 20, page = 0 } = request;
    const wanted = sectionsOf(request);
    const { pages, bestScore } = findPages(query.slice(0, longestQuery.letters), ready);
    const sectionOf = ({ passage }: FoundPage): string => index.pages[passage.page]?.section ?? '';
    const found = pages.filter((one) => wanted.length === 0 || wanted.includes(sectionOf(one)));
    const onPage = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const shown = onPage.map((one) => pageHit(one, ready, blocksOf(one.passage.section), onPage));
    return {
      index: indexName,
      nbHits: found.length,
      page,
      nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
      hitsPerPage,
      query,
      ...arrange(request, shown, bestScore),
      ...(request.facets && { facets: { [sectionFacet]: countNames(found.map(sectionOf)) } }),
    };
  };

  const complete = (request: SearchRequest, result: SearchResult): SearchResult => {
    const { query = '' } = request;
    if (!includesFailures(request)) return result;
    return { ...result, ...arrange(request, result.hits, findPages(query.slice(0, longestQuery.letters), ready).bestScore) };
  };

  const failures = (text: string, area = ''): FailureAnswer => {
    const isWanted = (one: { readonly area: string }): boolean => area === '' || one.area === area;
    if (text.trim() === '')
      return {
        healthy: '',
        asksToStop: false,
        mayAskToStop: false,
        failures: index.failures
          .filter((one) => area !== '' && isWanted(one))
          .map(({ id, symptom }) => ({ id, symptom, why: '', fit: 'fits' })),
      };
    const { fitting, might, healthy, asksToStop, mayAskToStop } = findFailures(text, ready, isWanted);
    const shown = (found: readonly FoundFailure[], fit: FittingFailure['fit']): FittingFailure[] =>
      found.map(({ failure: { id, symptom }, why }) => ({ id, symptom, why, fit }));
    return { healthy, asksToStop, mayAskToStop, failures: [...shown(fitting, 'fits'), ...shown(might, 'might')] };
  };

  const showTexts = (read: SearchTexts): void => {
    ready.texts = read;
    ready.lexicon.translate = translator(read.dictionary, (word) => ready.has(toTerm(word)));
    blocks.clear();
  };
  return { search, complete, failures, showTexts };
}
