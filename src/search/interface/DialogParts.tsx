import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import type { MouseEvent } from 'react';
import { coversResults, useDialog, useOutcome } from './dialogContext';
import { countResults } from './countResults';
import { searchPath } from './searchAddress';
import { SearchFailed } from './SearchFailed';
import { SearchFoundNothing } from './SearchFoundNothing';
import { siteSearch } from './siteSearch';
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

/** The link below the results to all of them on a page. */
export function AllResultsLink() {
  const { choose } = useDialog();
  const { status, query, hits } = useOutcome();
  if (status !== 'found') return null;
  const path = searchPath({ query });
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(path, null);
  };
  return (
    <a href={withPrefix(path)} onClick={onClick} data-all-results="">
      {hits === 1 ? 'See the result on a page' : `See all ${hits} results`}
    </a>
  );
}
