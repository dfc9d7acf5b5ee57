import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useRouteChange } from '../state/routeChange';
import { layer, media } from '../styles/media';
import { LoadFailed, Spinner } from './loading';
import { frameWords } from '../../site/words/frame';

// At the bottom of the window, where it doesn't cover a title.
const box = css({
  position: 'fixed',
  bottom: 'var(--space-5)',
  left: '50%',
  zIndex: layer.routeStatus,
  width: 'max-content',
  maxWidth: 'min(34rem, calc(100vw - 2 * var(--space-4)))',
  transform: 'translateX(-50%)',
  '& > *': {
    padding: 'var(--space-4)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg-raised)',
    boxShadow: 'var(--shadow)',
  },
  [media.print]: { display: 'none' },
});

/** Focuses Retry, and restores the focus when the message goes. Escape dismisses the message if no dialog is open. */
function useFailureFocus(dismiss: (() => void) | undefined) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!dismiss) return undefined;
    const before = document.activeElement;
    box.current?.querySelector('button')?.focus();
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) dismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dismiss]);
  return box;
}

/** Shows that another page is loading, after 200 ms, or that it couldn't be loaded, with a Retry button. */
export function RouteStatus() {
  const change = useRouteChange();
  const failed = useFailureFocus(change.status === 'failed' ? change.dismiss : undefined);
  if (change.status === 'idle') return null;
  return (
    <div css={box} ref={failed} data-route-status={change.status}>
      {change.status === 'loading' ? (
        <Spinner key={change.to} label={frameWords.loadingPage} />
      ) : (
        <LoadFailed error={change.error} retry={change.retry} dismiss={change.dismiss} />
      )}
    </div>
  );
}
