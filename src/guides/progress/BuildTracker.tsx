import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { LazyContent } from '../../theme/feedback/LazyContent';
import { lazyComponent } from '../../theme/feedback/lazyComponent';
import { media } from '../../theme/styles/media';
import { GuideOverview } from '../steps/GuideOverview';
import type { TrackerProps } from './keepTicks';

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
