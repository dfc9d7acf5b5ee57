import { useEffect, useState } from 'react';
import { button } from '../../../theme/controls/buttons';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { symptomsRoute } from '../../../site/symptoms';
import type { SearchClient } from '../../contract/searchTypes';
import { searchScreen } from './searchScreen';
import { missingResultsUrl, searchTexts } from './searchTexts';
import { suggestQueries } from './suggestQueries';

interface SearchFoundNothingProps {
  readonly query: string;
  readonly search: SearchClient['search'];
  /** Runs a suggested query. */
  readonly onSuggestion: (query: string) => void;
}

/** Queries that have results, looked up when a query has none. */
function useSuggestions(query: string, search: SearchClient['search']): readonly string[] {
  const [found, setFound] = useState<{ readonly query: string; readonly suggestions: readonly string[] }>();
  useEffect(() => {
    let current = true;
    suggestQueries(query, search).then(
      (suggestions) => current && setFound({ query, suggestions }),
      // Without suggestions the message says all that is known; the next query reports a failure itself.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [query, search]);
  return found?.query === query ? found.suggestions : [];
}

/** Says that a query has no results, offers queries that do, and a way to report the gap. */
export function SearchFoundNothing({ query, search, onSuggestion }: SearchFoundNothingProps) {
  const suggestions = useSuggestions(query, search);
  return (
    <div css={searchScreen} data-search-none="">
      <p>
        {searchTexts.none} “<strong>{query}</strong>”
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{searchTexts.suggestions}:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" css={button} onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {searchTexts.broken} <SmartLink href={symptomsRoute}>{searchTexts.brokenLink}</SmartLink>
      </p>
      <p>
        {searchTexts.missing}{' '}
        <a href={missingResultsUrl(query)} target="_blank" rel="noopener noreferrer">
          {searchTexts.missingLink}
        </a>
      </p>
    </div>
  );
}
