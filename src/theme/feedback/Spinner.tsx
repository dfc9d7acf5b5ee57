import { css, keyframes } from '@emotion/react';
import { useEffect, useState } from 'react';
import { loadingDelay } from '../../site/progressBar';
import { media } from '../styles/media';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const box = css({
  display: 'flex',
  justifyContent: 'center',
  padding: 'var(--space-6)',
  '& span': {
    width: '2rem',
    height: '2rem',
    border: '3px solid var(--line)',
    borderTopColor: 'var(--accent)',
    borderRadius: '50%',
    animation: `${turn} 700ms linear infinite`,
    // In one colour the ring wouldn't seem to turn, so leave a gap.
    [media.forcedColours]: { borderTopColor: 'Canvas' },
  },
});

/** Spinner that appears after 200 ms, so that quick loads show nothing. */
export function Spinner({ label = 'Loading' }: { readonly label?: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), loadingDelay);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <div css={box} role="status" aria-label={label} data-spinner="">
      <span />
    </div>
  );
}
