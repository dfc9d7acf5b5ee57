import { css } from '@emotion/react';
import { siteSearch } from '../../clients/siteSearch';
import { countResults } from '../messages/countResults';
import { SearchFailed } from '../messages/SearchFailed';
import { SearchFoundNothing } from '../messages/SearchFoundNothing';
import { coversResults, useOutcome } from './dialogContext';
import { typeQuery } from './typeQuery';

/** Covers the place of the results: DocSearch has no screen for a failure, and none with suggestions. */
const overResults = css({
  position: 'absolute',
  top: 'var(--search-message-top)',
  bottom: 'var(--docsearch-footer-height)',
  left: 0,
  right: 0,
  overflowY: 'auto',
  background: 'var(--docsearch-modal-background)',
});

/** What DocSearch does not say itself: that a search failed, what to search for instead, and the number of results. */
export function DialogMessages({ retry }: { readonly retry: () => void }) {
  const outcome = useOutcome();
  const { status, query, hits } = outcome;
  return (
    <>
      <span role="status" className="visually-hidden">
        {status === 'found' && countResults(hits)}
      </span>
      {coversResults(outcome) && (
        <div css={overResults}>
          {status === 'failed' ? (
            <SearchFailed retry={retry} />
          ) : (
            <SearchFoundNothing query={query} search={siteSearch.search} onSuggestion={typeQuery} />
          )}
        </div>
      )}
    </>
  );
}
