import { css } from '@emotion/react';
import type { KeyboardEvent, RefObject } from 'react';
import { SearchIcon } from '../../../theme/controls/icons';
import { useHydrated } from '../../../theme/state/hydrated';
import { media } from '../../../theme/styles/media';
import { searchPlaceholder } from '../messages/searchPlaceholder';

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
    '& span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& svg': { width: '1.25rem', height: '1.25rem' },
  },
});

/** Whether a key writes a character, so that it can start a query. The space bar presses the button. */
const writes = ({ key, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && key !== '/' && !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing;

interface SearchButtonProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Loads the dialog, when the reader seems to want it. */
  readonly preload: () => void;
  /** Opens the dialog with the first letters of a query. */
  readonly open: (query: string) => void;
  /** Called on hover and focus. */
  readonly approach: () => void;
}

/** The search field of the navbar: a button that opens the dialog. All of search that a page's first load holds. */
export function SearchButton({ button, preload, open, approach }: SearchButtonProps) {
  const hydrated = useHydrated();
  const near = (): void => {
    preload();
    approach();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!writes(event)) return;
    // The browser would type the letter into the field that gets the focus, too.
    event.preventDefault();
    open(event.key);
  };
  return (
    <button
      ref={button}
      type="button"
      css={field}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      data-search-button=""
      onMouseEnter={near}
      onFocus={near}
      onTouchStart={preload}
      onClick={() => open('')}
      onKeyDown={onKeyDown}
    >
      <SearchIcon />
      <span>{searchPlaceholder}</span>
      {hydrated && <kbd aria-hidden="true">{/Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘K' : 'Ctrl K'}</kbd>}
    </button>
  );
}
