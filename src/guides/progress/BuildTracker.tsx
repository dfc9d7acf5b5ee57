import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { lazyComponent, LazyContent } from '../../theme/feedback/loading';
import { media } from '../../theme/styles/media';
import { visuallyHidden } from '../../theme/styles/visuallyHidden';
import type { TrackerProps } from './Tracker';

const overviewBox = css({
  // The guide is the row header. The first cell lists the guides to finish before, the third its screws.
  '& tbody th': { minWidth: '12rem' },
  '& td:first-of-type': { minWidth: '9rem' },
  '& td:nth-of-type(3)': { whiteSpace: 'nowrap' },
  '& td:last-of-type': { minWidth: '11rem' },
  // Five columns don't fit on a phone: each guide is a block with its numbers under its name.
  [media.phone]: {
    '&& .scroll-table': { border: 0, borderRadius: 0, background: 'none' },
    '& thead': visuallyHidden,
    '& table, & tbody, & tr, & tbody th, & td': { display: 'block' },
    '& tbody tr': { padding: 'var(--space-3) 0', borderBottom: '1px solid var(--line)' },
    '&& :is(tbody th, td)': { minWidth: 0, padding: '0.1rem 0', border: 0 },
    '&& tbody th': { position: 'static', maxWidth: 'none', fontWeight: 'var(--weight-strong)' },
    '& td::before': { content: 'attr(data-heading) ": "', color: 'var(--text-soft)' },
  },
  [media.print]: { '& tr': { breakInside: 'avoid' }, '&& :is(tbody th, td)': { minWidth: 0 } },
});

/** Table of all build guides in order. The build inserts the table. */
export function GuideOverview({ children }: { readonly children?: ReactNode }) {
  return <div css={overviewBox}>{children}</div>;
}

// At least as high as a window, so that nothing in view moves when the progress replaces the table. `flow-root` keeps the margins of both
// inside, so that they start at the same place.
const box = css({ display: 'flow-root', [media.screen]: { minHeight: '64rem' } });

const tracker = lazyComponent<TrackerProps>(() => import('./Tracker'));

/** The reader's progress in all guides. Until its chunk has loaded, and without JavaScript, shows the table of guides. */
export const BuildTracker = ({ plan, children }: TrackerProps & { readonly children?: ReactNode }) => (
  <div css={box} data-build-tracker="">
    <LazyContent lazy={tracker} componentProps={{ plan }} meanwhile={<GuideOverview>{children}</GuideOverview>} />
  </div>
);
