import { css } from '@emotion/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent as DialogKeyEvent, RefObject } from 'react';
import { iconButton } from '../../../theme/controls/buttons';
import { CloseIcon, SearchIcon } from '../../../theme/controls/icons';
import { ErrorBoundary } from '../../../theme/feedback/ErrorBoundary';
import { LazyContent } from '../../../theme/feedback/LazyContent';
import { LoadFailed } from '../../../theme/feedback/LoadFailed';
import { bareDialog } from '../../../theme/styles/bareDialog';
import { searchPlaceholder } from '../messages/searchPlaceholder';
import { dialogContent } from './dialogContent';
import type { DialogContentProps } from './dialogContext';

interface SearchDialogProps {
  readonly query: string;
  readonly scrollY: number;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly returning: RefObject<boolean>;
  readonly close: () => void;
  readonly choose: DialogContentProps['choose'];
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

/** Opens the native dialog, and gives the focus back when it goes. */
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
      // Where nothing had the focus, because a browser does not focus a button that is clicked.
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
      returning.current = false;
    };
  }, [button, returning]);
  return dialog;
}

/**
 * Listens for Escape in the whole window, because while an answer arrives DocSearch hides its field, and nothing in the
 * dialog has the focus; and before DocSearch, which would leave AI mode itself, so that one key went two steps back.
 * The dialog's own `cancel` is for other ways to go back, such as Android's.
 */
function useEscape(escape: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // During composition Escape belongs to the input method.
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      escape(event);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [escape]);
}

/** Elements that the Tab key can reach now. */
function reachable(inside: HTMLElement): HTMLElement[] {
  const candidates = inside.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]');
  return [...candidates].filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }));
}

/**
 * Keeps Tab inside a dialog whose content changes. DocSearch does it, too, but with the first and last element of the
 * moment when it opened, so that Tab then leads nowhere; its handler is not reached.
 */
function trapFocus(event: DialogKeyEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  event.stopPropagation();
  const elements = reachable(event.currentTarget);
  const [from, to] = event.shiftKey ? [elements[0], elements.at(-1)] : [elements.at(-1), elements[0]];
  if (!to || (document.activeElement !== from && event.currentTarget.contains(document.activeElement))) return;
  event.preventDefault();
  to.focus();
}

/**
 * The modal dialog of search. It takes what is typed from the first moment; its content, DocSearch, is loaded. The
 * native element gives it role and name, keeps the page behind inert, and gives the focus back.
 */
export function SearchDialog({ query, scrollY, button, returning, close, choose }: SearchDialogProps) {
  const dialog = useModal({ button, returning });
  const [typed, setTyped] = useState(query);
  const [ready, setReady] = useState(() => dialogContent.loaded() !== undefined);
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
    <dialog ref={dialog} css={box} aria-label="Search" onCancel={escape} onKeyDownCapture={trapFocus}>
      <div css={ready ? undefined : waiting}>
        {!ready && (
          <div>
            <SearchIcon />
            <input
              type="search"
              aria-label="Search"
              placeholder={searchPlaceholder}
              autoComplete="off"
              maxLength={512}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <button type="button" css={iconButton} aria-label="Close" onClick={close}>
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
          <LazyContent lazy={dialogContent} componentProps={contentProps} label="Loading search" />
        </ErrorBoundary>
      </div>
    </dialog>
  );
}
