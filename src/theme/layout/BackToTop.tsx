import { css } from '@emotion/react';
import { desktopQuery, layer, media } from '../styles/media';
import { TopIcon } from '../controls/icons';

/** Below the text, in the margin of the footer, so that a page that grows moves nothing in view. */
const ending = { right: 'var(--space-3)', overflow: 'visible' } as const;
const endingLink = { position: 'absolute', top: 'auto', bottom: 'calc(-1 * var(--space-8) + 0.25rem)' } as const;

/**
 * Track that begins two windows below the top. The link sticks to the lower edge of the window within it, so it appears after scrolling
 * without a script. On a shorter page the track has no height. It covers nothing: below the contents, or beside the only column. On narrow screens
 * the link ends the page instead, and the bar with the contents has a link to the top.
 */
const track = css({
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
  [`@media ${desktopQuery}`]: { '[data-sidebar="false"] &': { right: '-2.75rem' } },
  [media.narrow]: { ...ending, '& > a': endingLink },
  // A build guide has the words of its steps where other pages have their contents.
  [media.narrowWorkbench]: { '[data-wide] ~ &': ending, '[data-wide] ~ & > a': endingLink },
  [media.print]: { display: 'none' },
});

/** Link back to the top, on pages longer than three windows. */
export function BackToTop() {
  return (
    <div css={track}>
      <a href="#main" aria-label="Back to the top" title="Back to the top">
        <TopIcon />
      </a>
    </div>
  );
}
