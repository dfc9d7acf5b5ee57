import { css } from '@emotion/react';
import { answerName } from '../messages/hitText';
import { SearchFailed, SearchFoundNothing } from '../messages/SearchMessages';
import { countResults, noteSentences, searchTexts } from '../messages/searchTexts';
import { coversResults, useOutcome } from './dialogContext';
import { DialogStart } from './DialogStart';
import type { SearchOutcome } from './watchedSearch';
import { retry, typeQuery } from './docSearchField';

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

/** Between the field and the results, which make room for it. */
const noteLine = css({
  position: 'absolute',
  top: 'var(--search-message-top)',
  left: 0,
  right: 0,
  padding: 'var(--space-2) var(--docsearch-spacing)',
  color: 'var(--text-soft)',
  background: 'var(--docsearch-modal-background)',
  fontSize: 'var(--size-s)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** What is heard of results that have come: notes on the query, answers and failures, and how many results on pages follow. */
function spokenResults({ answers, hits, notes }: SearchOutcome): string {
  const spoken = answers.map(({ kind, place, answer }) =>
    [`${answerName(kind, place)}: ${answer?.subject}`, answer?.text].filter(Boolean).join(': '),
  );
  // Sentences have their own stops.
  return [...(notes ? noteSentences(notes).map((sentence) => sentence.replace(/\.$/, '')) : []), ...spoken, countResults(hits)].join('. ');
}

/** What DocSearch does not say itself: where to begin, that a search failed, what to search for instead, and the number of results. */
export function DialogMessages() {
  const outcome = useOutcome();
  const { status, query, notes } = outcome;
  const sentences = status === 'found' && notes ? noteSentences(notes) : [];
  return (
    <>
      <span role="status" className="visually-hidden">
        {status === 'found' && spokenResults(outcome)}
        {/* The message below is seen, and nobody hears it come. */}
        {status === 'none' && `${searchTexts.none} “${query}”`}
      </span>
      <DialogStart />
      {sentences.length > 0 && (
        <p css={noteLine} data-search-notes="">
          {sentences.join(' ')}
        </p>
      )}
      {coversResults(outcome) && (
        <div css={overResults}>
          {status === 'failed' ? <SearchFailed retry={retry} /> : <SearchFoundNothing query={query} onSuggestion={typeQuery} />}
        </div>
      )}
    </>
  );
}
