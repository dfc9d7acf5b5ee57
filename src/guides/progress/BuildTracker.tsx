import { css } from '@emotion/react';
import { createElement, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadPiece } from '../../theme/state/loadPiece';
import { media } from '../../theme/styles/media';
import { lazyComponent } from '../../theme/feedback/lazyComponent';
import { GuideOverview } from '../steps/GuideOverview';
import type { TrackerProps } from './keepTicks';

// As high as a window at least, so that nothing in sight moves when the progress takes the place of the table.
// Margins of what stands in it stay in it: it begins at one place, whatever that is.
const box = css({ display: 'flow-root', [media.screen]: { minHeight: '64rem' } });

const tracker = lazyComponent<TrackerProps>(() => import('./Tracker'));

/** How far the reader has come with all guides. Until its code is there, and without JavaScript, it is the table of the guides. */
export function BuildTracker({ plan, children }: Partial<TrackerProps> & { readonly children?: ReactNode }) {
  const [Loaded, setLoaded] = useState<ComponentType<TrackerProps> | null>(null);
  useEffect(() => {
    let left = false;
    loadPiece(tracker.preload).then(
      (component) => left || setLoaded(() => component),
      // The table of the guides stays.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return (
    <div css={box} data-build-tracker="">
      {Loaded && plan ? createElement(Loaded, { plan }) : <GuideOverview>{children}</GuideOverview>}
    </div>
  );
}
