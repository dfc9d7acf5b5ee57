import { css } from '@emotion/react';
import { media } from '../../../theme/styles/media';

/** The drawing of the arm beside what it does over time, or above it. */
export const sceneRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 'var(--space-4)',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
