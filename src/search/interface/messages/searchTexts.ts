import { site } from '../../../site/site';
import type { SearchNotes } from '../../contract/searchTypes';
import { searchWords } from '../../../site/words/search';

/** Tells equal headings of the dialog apart. Not visible, and not spoken. */
export const apart = '\u200b';

/** Notes on a query, as sentences. */
export function noteSentences({ unknown, taken, translated, noEntry, healthy }: SearchNotes): string[] {
  return [
    ...(healthy === '' ? [] : [searchWords.healthy(healthy)]),
    ...(translated === '' ? [] : [searchWords.translated(translated)]),
    ...(noEntry ? [searchWords.noEntry] : []),
    ...(unknown.length > 0 ? [searchWords.unknown(unknown)] : []),
    ...taken.map(([typed, other]) => searchWords.taken(typed, other)),
  ];
}

/** URL of a new issue in the project's repository, with the query in its title. */
export function missingResultsUrl(query: string): string {
  const parameters = new URLSearchParams({ title: searchWords.missingTitle(query) });
  return `${site.repository}/issues/new?${parameters.toString()}`;
}
