import { css } from '@emotion/react';
import { createElement, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadPiece } from '../../theme/state/loadPiece';
import { media } from '../../theme/styles/media';
import { lazyComponent } from '../../theme/feedback/lazyComponent';
import { GuideOverview } from '../steps/GuideOverview';
import type { TrackerProps } from './keepTicks';

// At least as high as a window, so that nothing in view moves when the progress replaces the table. `flow-root` keeps the margins of both
// inside, so that they start at the same place.
const box = css({ display: 'flow-root', [media.screen]: { minHeight: '64rem' } });

const tracker = lazyComponent<TrackerProps>(() => import('./Tracker'));

/** The reader's progress in all guides. Until its chunk has loaded, and without JavaScript, shows the table of guides. */
export function BuildTracker({ plan, children }: TrackerProps & { readonly children?: ReactNode }) {
  const [Loaded, setLoaded] = useState<ComponentType<TrackerProps> | null>(null);
  useEffect(() => {
    let left = false;
    loadPiece(tracker.preload).then(
      (component) => left || setLoaded(() => component),
      // The table of guides stays.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return (
    <div css={box} data-build-tracker="">
      {Loaded ? createElement(Loaded, { plan }) : <GuideOverview>{children}</GuideOverview>}
    </div>
  );
}
