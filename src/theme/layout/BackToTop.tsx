import { css } from '@emotion/react';
import { layer, media } from '../styles/media';
import { TopIcon } from '../controls/icons';

/**
 * The way begins two windows below the top, and the link stays at the lower edge of the window inside it: it is seen by
 * who has scrolled, without a script. On a page that is shorter there is no way, and no link.
 */
const way = css({
  position: 'absolute',
  zIndex: layer.backToTop,
  right: 'var(--space-3)',
  top: '200vh',
  bottom: 0,
  width: '2.75rem',
  overflow: 'clip',
  containerType: 'size',
  pointerEvents: 'none',
  '& > a': {
    position: 'sticky',
    top: 'calc(100vh - 4rem)',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '2.75rem',
    height: '2.75rem',
    border: '1px solid var(--line-control)',
    borderRadius: '50%',
    background: 'var(--bg-raised)',
    color: 'var(--text-soft)',
    pointerEvents: 'auto',
  },
  '@container (max-height: 3rem)': { '& > a': { display: 'none' } },
  [media.print]: { display: 'none' },
});

/** A link back to the top, on pages that are longer than three windows. */
export function BackToTop() {
  return (
    <div css={way}>
      <a href="#main" aria-label="Back to the top" title="Back to the top">
        <TopIcon />
      </a>
    </div>
  );
}
