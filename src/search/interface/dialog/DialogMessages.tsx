import { css } from '@emotion/react';
import { memo, useState } from 'react';
import type { MouseEvent } from 'react';
import type { PageLink } from '../../../model/pageTypes';
import { isPlainClick } from '../../../theme/controls/PageLink';
import { storage } from '../../../theme/state/storage';
import { media } from '../../../theme/styles/media';
import { localPath } from '../address/searchAddress';
import { PastedOutput } from '../../printouts/PastedOutput';
import { answerName } from '../messages/hitText';
import { SearchFailed, SearchFoundNothing, SearchOffers } from '../messages/SearchMessages';
import { noteSentences } from '../messages/searchTexts';
import { coversResults, useDialog, useOutcome } from './dialogContext';
import type { SearchOutcome } from './dialogContext';
import { DialogLink } from './DialogHits';
import { small } from './dialogTheme';
import { retry, typeQuery } from './docSearchField';
import { searchWords } from '../../../site/words/search';

/** Covers the results: DocSearch has no message for a failure, and none with suggestions. */
const overResults = css({
  position: 'absolute',
  top: 'var(--search-message-top)',
  bottom: 'var(--docsearch-footer-height)',
  left: 0,
  right: 0,
  overflowY: 'auto',
  background: 'var(--docsearch-modal-background)',
});

/** Between the field and the results, which `dialogTheme` moves down. */
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

const pastedBox = css({ padding: '0 var(--docsearch-spacing)' });

const start = css({ padding: 'var(--space-3) var(--docsearch-spacing) var(--space-4)' });

const slashKey = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: 'var(--press)',
  marginTop: 'var(--space-3)',
  color: 'var(--text-soft)',
  fontSize: 'var(--size-xs)',
  // Phones have no such key.
  [small]: { display: 'none' },
  [media.touch]: { display: 'none' },
});

/** Turns the "/" shortcut off, for speech input and for readers who hit keys by accident (WCAG 2.1.4). */
function SlashKey() {
  const [opens, setOpens] = useState(() => storage.read('slash-key') !== 'off');
  return (
    <label css={slashKey}>
      <input
        type="checkbox"
        checked={opens}
        onChange={({ target }) => {
          if (target.checked) storage.remove('slash-key');
          else storage.write('slash-key', 'off');
          setOpens(target.checked);
        }}
      />
      {searchWords.slashKey}
    </label>
  );
}

/** Sections of the site, read from the navbar: passing them to the dialog would add them to the scripts of every page. */
function sectionLinks(): readonly PageLink[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')].filter(({ origin }) => origin === window.location.origin);
  const sections = links.map(({ textContent, href }) => ({ label: textContent.trim(), href: localPath(href) }));
  return sections.filter(({ label, href }, index) => label !== '' && sections.findIndex((other) => other.href === href) === index);
}

/** Content of the empty dialog, below DocSearch's history. Has no props, so that typing never renders it again. */
const DialogStart = memo(function DialogStart() {
  const [sections] = useState(sectionLinks);
  return (
    <div css={start} data-search-start="">
      <SearchOffers
        sections={sections}
        query={(query, content) => (
          <button type="button" onClick={() => typeQuery(query)}>
            {content}
          </button>
        )}
        link={({ label, href }) => <DialogLink path={href}>{label}</DialogLink>}
      />
      <SlashKey />
    </div>
  );
});

/** Announcement of results: notes on the query, answers and failures, and the number of results on pages. */
function spokenResults({ answers, hits, notes }: SearchOutcome): string {
  // Failures that only might fit are read in the list: three of them at every key would drown the rest.
  const certain = answers.filter(({ place }) => place !== 'might');
  const spoken = certain.map(({ kind, place, answer }) =>
    [`${answerName(kind, place)}: ${answer?.subject}`, answer?.text].filter(Boolean).join(': '),
  );
  // `join` adds the full stops.
  return [...(notes ? noteSentences(notes).map((sentence) => sentence.replace(/\.$/, '')) : []), ...spoken, searchWords.results(hits)].join(
    '. ',
  );
}

/** The answer to pasted output, in place of the results. Its links close the dialog. */
function PastedAnswer({ text }: { readonly text: string }) {
  const { choose } = useDialog();
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event) || link.origin !== window.location.origin) return;
    event.preventDefault();
    event.stopPropagation();
    choose(localPath(link.href), null);
  };
  return (
    <div css={[overResults, pastedBox]} onClickCapture={onClick} data-pasted="">
      <PastedOutput text={text} />
    </div>
  );
}

/** Everything that DocSearch doesn't show: the empty dialog, failures, suggestions, notes and the announced number of results. */
export function DialogMessages() {
  const outcome = useOutcome();
  const { pasted } = useDialog();
  const { status, query, notes } = outcome;
  const sentences = status === 'found' && notes ? noteSentences(notes) : [];
  return (
    <>
      <span role="status" className="visually-hidden">
        {status === 'found' && spokenResults(outcome)}
        {/* The visible message isn't in a live region. */}
        {status === 'none' && `${searchWords.none} “${query}”`}
      </span>
      <DialogStart />
      {sentences.length > 0 && (
        <p css={noteLine} data-search-notes="">
          {sentences.join(' ')}
        </p>
      )}
      {pasted !== '' && <PastedAnswer text={pasted} />}
      {coversResults(outcome) && (
        <div css={overResults}>
          {status === 'failed' ? <SearchFailed retry={retry} /> : <SearchFoundNothing query={query} onSuggestion={typeQuery} />}
        </div>
      )}
    </>
  );
}
