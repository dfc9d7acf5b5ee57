import { withPrefix } from 'gatsby';
import { finderWords, symptomAreas, symptomHref, symptomsRoute } from '../../site/symptoms';
import { arrangeHits } from '../../symptoms/arrangeHits';
import type { FoundSymptom } from '../../symptoms/findSymptoms';
import { isVague } from '../../symptoms/isVague';
import { leadingSymptoms } from '../../symptoms/leadingSymptoms';
import { loadSymptoms } from '../../symptoms/loadSymptoms';
import type { LoadedSymptoms } from '../../symptoms/loadSymptoms';
import type { SymptomRecord } from '../../symptoms/symptomRecords';
import { answersPath } from '../contract/searchAnswers';
import type { Answer, AnswerGroup } from '../contract/searchAnswers';
import { findAnswers } from '../engine/findAnswers';
import { frameAnswers } from './frameAnswers';

let groups: readonly AnswerGroup[] = [];
let symptoms: LoadedSymptoms | null = null;
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  // Its name is the same in every build: the browser asks whether it has changed.
  const response = await fetch(withPrefix(answersPath), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${answersPath}: ${response.status}`);
  // The build wrote the file from this type.
  groups = (await response.json()) as readonly AnswerGroup[];
}

const toAnswer = ({ id, area, symptom, cause }: SymptomRecord, { section, page }: LoadedSymptoms): Answer => ({
  id: `symptom ${id}`,
  subject: symptom,
  text: cause,
  areSentences: true,
  path: symptomHref(id),
  section,
  page,
  heading: symptomAreas[area] ?? area,
});

/** The page of all symptoms, for who says no more than that something does not work. */
const toFinder = ({ section, page }: LoadedSymptoms): Answer => ({
  id: 'symptoms',
  subject: finderWords.question,
  text: finderWords.help,
  areSentences: true,
  path: symptomsRoute,
  section,
  page,
  heading: finderWords.link,
});

/** What a search shows, in this order. */
export interface ArrangedResults<Hit> {
  /** What answers the query in a line. */
  readonly lines: readonly Answer[];
  /** Hits of the page that stands before all rows; most often none. */
  readonly first: readonly Hit[];
  /** Rows that fit a failure. */
  readonly rows: readonly Answer[];
  readonly rest: readonly Hit[];
}

const linesFor = (query: string): Answer[] => [...frameAnswers(query, groups), ...findAnswers(query, groups)];

/** What is shown of the rows that fit; the way to all of them for who does not say what does not work. */
function rowAnswers(query: string, rows: readonly FoundSymptom[], loaded: LoadedSymptoms): Answer[] {
  if (loaded.index.entries.length > 0 && isVague(query)) return [toFinder(loaded)];
  return rows.map(({ record }) => toAnswer(record, loaded));
}

/** What stands above the results, whichever engine searches: a frame that can be read, lines that answer short questions from tables, and rows that fit a failure. */
export const siteAnswers = {
  /** Loads both. Without them there are results all the same, so failing is not told; the next call tries anew. */
  prepare: async (): Promise<void> => {
    const lines = (loading ??= load().catch(() => {
      loading = undefined;
    }));
    await Promise.all([
      lines,
      loadSymptoms().then(
        (loaded) => void (symptoms = loaded),
        () => undefined,
      ),
    ]);
  },
  /** Whether the site has symptoms, as far as they are loaded. */
  hasSymptoms: (): boolean => symptoms !== null && symptoms.index.entries.length > 0,
  /** What answers a query, of that which is loaded: results never wait for it. */
  find: (query: string): readonly Answer[] => [
    ...linesFor(query),
    ...(symptoms ? rowAnswers(query, leadingSymptoms(query, symptoms.index), symptoms) : []),
  ],
  /** The same among the hits of the query, whose order changes where rows say which pages help. */
  arrange: <Hit>(query: string, hits: readonly Hit[], routeOf: (hit: Hit) => string): ArrangedResults<Hit> => {
    const loaded = symptoms;
    const lines = linesFor(query);
    if (!loaded) return { lines, first: [], rows: [], rest: hits };
    const { first, rows, rest } = arrangeHits(hits, routeOf, query, loaded.index);
    return { lines, first, rows: rowAnswers(query, rows, loaded), rest };
  },
};
