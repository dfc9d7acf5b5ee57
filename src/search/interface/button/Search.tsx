import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import { use, useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { KeyboardEvent as ButtonKeyEvent } from 'react';
import { searchSettings } from '../../../site/searchSettings';
import { frameWords } from '../../../site/words/frame';
import { SearchIcon } from '../../../theme/controls/icons';
import { useHydrated } from '../../../theme/state/hydrated';
import { takeTypedSearch } from '../../../theme/state/loadPiece';
import { storage } from '../../../theme/state/storage';
import { media } from '../../../theme/styles/media';
import { visuallyHidden } from '../../../theme/styles/visuallyHidden';
import { PageLocation } from '../../../theme/controls/PageLink';
import { preloadSearch, SearchDialog } from '../dialog/SearchDialog';
import type { SearchedState } from '../marks/searchedState';

const field = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minWidth: '13rem',
  height: '2.25rem',
  marginRight: 'var(--space-2)',
  padding: '0 var(--space-2)',
  border: '1px solid var(--line-control)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-soft)',
  color: 'var(--text-soft)',
  fontSize: 'var(--size-s)',
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: 'var(--accent)', color: 'var(--text)' },
  '& svg': { flex: 'none', width: '1.125rem', height: '1.125rem' },
  '& kbd': {
    marginLeft: 'auto',
    padding: '0 0.35rem',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--bg)',
    fontFamily: 'var(--font)',
    fontSize: '0.75rem',
    lineHeight: 1.5,
  },
  [media.belowWide]: { minWidth: 0, '& kbd': { display: 'none' } },
  [media.phone]: {
    justifyContent: 'center',
    width: '2.75rem',
    height: '2.75rem',
    marginRight: 0,
    padding: 0,
    border: 0,
    background: 'none',
    '&:hover': { background: 'var(--bg-soft)' },
    '& span': visuallyHidden,
    '& svg': { width: '20px', height: '20px' },
  },
});

/** Whether a key types a character that can start a query. Space presses the button, and "/" is a shortcut. */
const startsQuery = ({ key, ctrlKey, metaKey, altKey, nativeEvent }: ButtonKeyEvent): boolean =>
  key.length === 1 && key !== ' ' && key !== '/' && !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing;

/** Whether the target of a key event is a text field. Unlike in DocSearch's own hook, a button is none: "/" works there. */
function isTextField({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}

/** Ctrl+K and Cmd+K toggle search anywhere; "/" opens it outside text fields, unless the reader has turned that off in the dialog. */
function useSearchShortcuts(isOpen: boolean, open: () => void, close: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    // With Shift it opens a browser's console.
    const toggle = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
    const slash = key === '/' && !ctrlKey && !metaKey && !altKey && !isOpen && !isTextField(event) && storage.read('slash-key') !== 'off';
    if (!toggle && !slash) return;
    event.preventDefault();
    if (isOpen) close();
    else open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Keeps a query in the entry of the page from which a result was opened; null forgets it. */
const keepQuery = (searchQuery: string | null): void =>
  window.history.replaceState({ ...(window.history.state as object | null), searchQuery }, '');

/** Opens search with its query again after the way back from a result, once the page has its place. */
function useReturn(open: (query: string) => void): void {
  const location = use(PageLocation);
  // Gatsby renders no location for a reader who is back before the result was rendered.
  const [returns, goneBack] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    window.addEventListener('popstate', goneBack);
    return () => window.removeEventListener('popstate', goneBack);
  }, []);
  useEffect(() => {
    // The page of the address isn't rendered yet.
    if (location?.href !== window.location.href) return undefined;
    const { searchQuery } = (window.history.state ?? {}) as { readonly searchQuery?: unknown };
    if (typeof searchQuery !== 'string') return undefined;
    const frame = requestAnimationFrame(() => {
      keepQuery(null);
      open(searchQuery);
    });
    return () => cancelAnimationFrame(frame);
  }, [location, returns, open]);
}

/** Search in the navbar: the button with its shortcuts, and the dialog while it is open. The dialog's content loads when the reader comes near. */
export function Search() {
  const [opening, setOpening] = useState<{ readonly query: string; readonly scrollY: number } | null>(null);
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<{ path: string; query: string | null } | null>(null);
  /** True while closing gives the focus back to the button, which must not open the dialog again. */
  const returning = useRef(false);

  const open = useCallback((query = '') => {
    preloadSearch();
    setOpening((current) => current ?? { query, scrollY: window.scrollY });
  }, []);
  const close = useCallback(() => setOpening(null), []);
  const choose = useCallback((path: string, query: string | null) => {
    chosen.current = { path, query };
    keepQuery(query);
    setOpening(null);
  }, []);
  useEffect(() => {
    const typed = takeTypedSearch();
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows what was typed
    if (typed !== null) open(typed);
  }, [open]);
  useSearchShortcuts(opening !== null, open, close);
  useReturn(open);

  useEffect(() => {
    // Navigate once the dialog is closed: DocSearch then restores the scroll position, which would undo the jump to the result.
    if (opening || !chosen.current) return;
    const { path, query } = chosen.current;
    chosen.current = null;
    if (path.startsWith('/')) navigate(path, query === null ? {} : { state: { searched: query } satisfies SearchedState });
    else window.location.assign(path);
  }, [opening]);

  const approach = (): void => {
    if (searchSettings.openOnHoverAndFocus && !returning.current) open();
    else preloadSearch();
  };
  const onKeyDown = (event: ButtonKeyEvent): void => {
    if (!startsQuery(event)) return;
    // The dialog's field gets the focus, and the browser would type the letter there again.
    event.preventDefault();
    open(event.key);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        css={field}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-search-button=""
        onMouseEnter={approach}
        onFocus={approach}
        onTouchStart={preloadSearch}
        onClick={() => open()}
        onKeyDown={onKeyDown}
      >
        <SearchIcon />
        <span>{searchSettings.placeholder}</span>
        {hydrated && <kbd aria-hidden="true">{/Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘K' : frameWords.searchKeys}</kbd>}
      </button>
      {opening && <SearchDialog {...opening} button={button} returning={returning} close={close} choose={choose} />}
    </>
  );
}
