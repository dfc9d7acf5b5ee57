import { css } from '@emotion/react';
import { siteAnswers } from '../../clients/siteAnswers';
import { siteSearch } from '../../clients/siteSearch';
import { countResults } from '../messages/countResults';
import { SearchFailed } from '../messages/SearchFailed';
import { SearchFoundNothing } from '../messages/SearchFoundNothing';
import { searchTexts } from '../messages/searchTexts';
import { coversResults, useOutcome } from './dialogContext';
import { DialogStart } from './DialogStart';
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

/** What is heard of results that have come: the lines that answer the query, and how many results follow. */
function spokenResults(query: string, hits: number): string {
  const answers = siteAnswers.find(query).map(({ subject, text }) => `${subject}: ${text}`);
  return [...answers, countResults(hits)].join('. ');
}

/** What DocSearch does not say itself: where to begin, that a search failed, what to search for instead, and the number of results. */
export function DialogMessages({ retry }: { readonly retry: () => void }) {
  const outcome = useOutcome();
  const { status, query, hits } = outcome;
  return (
    <>
      <span role="status" className="visually-hidden">
        {status === 'found' && spokenResults(query, hits)}
        {/* The message below is seen, and nobody hears it come. */}
        {status === 'none' && `${searchTexts.none} “${query}”`}
      </span>
      <DialogStart />
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
