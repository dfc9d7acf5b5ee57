import { site } from '../../../site/site';
import type { RecordKind } from '../../contract/searchRecords';
import { fitTexts, healthySentence } from '../../contract/searchTypes';
import type { SearchNotes } from '../../contract/searchTypes';

/** Texts that are used in more than one place. */
export const searchTexts = {
  failed: 'Unable to fetch results',
  failedHelp: 'You might want to check your network connection.',
  none: 'No results found for',
  suggestions: 'Try searching for',
  popular: 'Popular searches',
  sections: 'Sections',
  recent: 'Recently viewed docs',
  answer: 'Direct answer',
  failure: 'Failures that fit',
  fits: 'Fits',
  ...fitTexts,
  broken: 'Something not working?',
  brokenLink: 'Find your symptom.',
  missing: 'Believe this query should return results?',
  missingLink: 'Let us know.',
} as const;

/** Tells equal headings of the dialog apart. Not visible, and not spoken. */
export const apart = '\u200b';

/** Labels of the kinds of results. */
export const kindNames: Readonly<Record<RecordKind, string>> = {
  page: 'Page',
  section: 'Section',
  step: 'Step',
  part: 'Part',
  term: 'Term',
  question: 'Question',
  failure: 'Failure',
  answer: 'Direct answer',
};

/** Formats a number of results: "1 result", "1,234 results". */
export const countResults = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'result' : 'results'}`;

/** Notes on a query, as sentences. */
export function noteSentences({ unknown, taken, translated, noEntry, healthy }: SearchNotes): string[] {
  return [
    ...(healthy === '' ? [] : [healthySentence(healthy)]),
    ...(translated === '' ? [] : [`These pages are in English: these are results for “${translated}”.`]),
    ...(noEntry ? [searchTexts.noEntry] : []),
    ...(unknown.length > 0 ? [`Nothing here mentions ${unknown.join(', ')}.`] : []),
    ...taken.map(([typed, other]) => `Nothing here mentions ${typed}: these are results for words like ${other}.`),
  ];
}

/** URL of a new issue in the project's repository, with the query in its title. */
export function missingResultsUrl(query: string): string {
  const parameters = new URLSearchParams({ title: `Search finds nothing for "${query}"` });
  return `${site.repository}/issues/new?${parameters.toString()}`;
}
