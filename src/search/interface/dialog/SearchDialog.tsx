import { css } from '@emotion/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent as DialogKeyEvent, RefObject } from 'react';
import { searchSettings } from '../../../site/searchSettings';
import { iconButton } from '../../../theme/controls/buttons';
import { CloseIcon, SearchIcon } from '../../../theme/controls/icons';
import { ErrorBoundary } from '../../../theme/feedback/ErrorBoundary';
import { LazyContent, lazyComponent, LoadFailed } from '../../../theme/feedback/loading';
import { bareDialog } from '../../../theme/styles/bareDialog';
import { siteSearch } from '../../clients/siteSearch';
import type { DialogContentProps } from './dialogContext';
import { frameWords } from '../../../site/words/frame';

// A literal expression, so that the bundler can replace it: without an agent, the build has no code of AI.
const content = lazyComponent<DialogContentProps>(() =>
  process.env.GATSBY_ALGOLIA_AGENT_ID ? import('./AskDialog') : import('./KeywordDialog'),
);

/** Loads the dialog's content and what the first search needs. Errors are shown once the dialog is open. */
export function preloadSearch(): void {
  content.preload().catch(() => undefined);
  siteSearch.prepare().catch(() => undefined);
}

interface SearchDialogProps extends Pick<DialogContentProps, 'scrollY' | 'close' | 'choose'> {
  readonly query: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly returning: RefObject<boolean>;
}

const box = css(bareDialog, {
  width: '100vw',
  background: 'transparent',
  overflow: 'hidden',
  '&::backdrop': { background: 'var(--backdrop)' },
});

const waiting = css({
  maxWidth: 'min(44rem, 100vw)',
  margin: 'min(60px, 8vh) auto 0',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-raised)',
  boxShadow: 'var(--shadow)',
  '& > div:first-of-type': { display: 'flex', alignItems: 'center', gap: 'var(--space-2)', height: 56, padding: '0 var(--space-3)' },
  '& svg': { flex: 'none', color: 'var(--accent)' },
  '& input': { flex: 1, minWidth: 0, height: '100%', border: 0, outline: 0, background: 'none' },
  '& input:focus-visible': { outline: 'none' },
});

/** Opens the native dialog, and returns the focus on unmount. */
function useModal({ button, returning }: Pick<SearchDialogProps, 'button' | 'returning'>): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = button.current;
    if (!element) return undefined;
    element.showModal();
    element.querySelector('input')?.focus();
    return () => {
      returning.current = true;
      element.close();
      // Safari doesn't focus a button that is clicked, and no browser does on hover, so nothing had the focus before. It may still be here.
      const { activeElement } = document;
      if (activeElement === document.body || element.contains(activeElement)) opener?.focus({ preventScroll: true });
      returning.current = false;
    };
  }, [button, returning]);
  return dialog;
}

/**
 * Handles Escape on the window, because nothing in the dialog has the focus while an answer arrives and DocSearch hides its field; and in the
 * capture phase, because DocSearch would leave AI mode first, and one key would go two steps back. `cancel` covers Android's back gesture.
 */
function useEscape(escape: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // During composition, Escape belongs to the input method.
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      escape(event);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [escape]);
}

/** Hides Tab from DocSearch, whose trap knows only the elements that it had when it opened. The native dialog keeps the focus. */
const hideTab = (event: DialogKeyEvent): void => {
  if (event.key === 'Tab') event.stopPropagation();
};

/** The modal dialog of search: a native element with a field that takes what is typed until DocSearch has loaded. */
export function SearchDialog({ query, scrollY, button, returning, close, choose }: SearchDialogProps) {
  const dialog = useModal({ button, returning });
  const [typed, setTyped] = useState(query);
  const [ready, setReady] = useState(() => content.loaded() !== undefined);
  const beforeEscapeRef = useRef<(() => boolean) | null>(null);
  const escape = useCallback(
    (event: Pick<Event, 'preventDefault'>) => {
      event.preventDefault();
      if (!beforeEscapeRef.current?.()) close();
    },
    [close],
  );
  useEscape(escape);
  const contentProps = useMemo<DialogContentProps>(
    () => ({ initialQuery: typed, scrollY, close, choose, onReady: () => setReady(true), beforeEscapeRef }),
    [typed, scrollY, close, choose],
  );
  return (
    <dialog ref={dialog} css={box} aria-label={frameWords.search} onCancel={escape} onKeyDownCapture={hideTab}>
      <div css={ready ? undefined : waiting}>
        {!ready && (
          <div>
            <SearchIcon />
            <input
              type="search"
              aria-label={frameWords.search}
              placeholder={searchSettings.placeholder}
              autoComplete="off"
              maxLength={512}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <button type="button" css={iconButton} aria-label={frameWords.close} onClick={close}>
              <CloseIcon />
            </button>
          </div>
        )}
        <ErrorBoundary
          fallback={(error, retry) => (
            <div css={waiting}>
              <LoadFailed error={error} retry={retry} />
            </div>
          )}
        >
          <LazyContent lazy={content} componentProps={contentProps} label={frameWords.loadingSearch} />
        </ErrorBoundary>
      </div>
    </dialog>
  );
}
