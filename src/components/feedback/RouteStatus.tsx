import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useRouteChange } from '../../state/routeChange';
import { layer, media } from '../../styles/media';
import { LoadFailed } from './LoadFailed';
import { Spinner } from './Spinner';

const box = css({
  position: 'fixed',
  top: 'calc(var(--header) + var(--space-4))',
  left: '50%',
  zIndex: layer.routeStatus,
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

/** Says that another page is loading, after 200 ms, or that it could not be loaded, with a way to try again. */
export function RouteStatus() {
  const change = useRouteChange();
  const failed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (change.status === 'failed') failed.current?.querySelector('button')?.focus();
  }, [change]);
  if (change.status === 'idle') return null;
  return (
    <div css={box} ref={failed} data-route-status={change.status}>
      {change.status === 'loading' ? (
        <Spinner key={change.to} label="Loading the page" />
      ) : (
        <LoadFailed error={change.error} retry={change.retry} />
      )}
    </div>
  );
}
