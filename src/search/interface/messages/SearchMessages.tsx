import { css } from '@emotion/react';
import { popularQueries } from '../../../site/popularQueries';
import { symptomsRoute } from '../../../site/symptoms';
import { button } from '../../../theme/controls/buttons';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { missingResultsUrl, searchTexts } from './searchTexts';

/** Popular queries that are offered where a query has no results. */
const offered = popularQueries.slice(0, 3);

/** A message in place of results. */
const screen = css({
  padding: 'var(--space-7) var(--space-4)',
  color: 'var(--text-soft)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > p': { margin: '0 0 var(--space-3)' },
  '& strong': { color: 'var(--text)', fontSize: 'var(--size-l)' },
  '& ul': { listStyle: 'none', display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 'var(--space-2)', margin: 0, padding: 0 },
  '& ul + p': { marginTop: 'var(--space-5)' },
});

/** Says that the results could not be fetched, what may help, and lets the reader try again. */
export const SearchFailed = ({ retry }: { readonly retry: () => void }) => (
  <div css={screen} role="alert" data-search-failed="">
    <p>
      <strong>{searchTexts.failed}</strong>
    </p>
    <p>{searchTexts.failedHelp}</p>
    <button type="button" css={button} onClick={retry}>
      Retry
    </button>
  </div>
);

interface SearchFoundNothingProps {
  readonly query: string;
  /** Runs a suggested query. */
  readonly onSuggestion: (query: string) => void;
}

/** Says that a query has no results, offers queries that do, and a way to report the gap. */
export const SearchFoundNothing = ({ query, onSuggestion }: SearchFoundNothingProps) => (
  <div css={screen} data-search-none="">
    <p>
      {searchTexts.none} “<strong>{query}</strong>”
    </p>
    <p>{searchTexts.suggestions}:</p>
    <ul>
      {offered.map((suggestion) => (
        <li key={suggestion}>
          <button type="button" css={button} onClick={() => onSuggestion(suggestion)}>
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
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
