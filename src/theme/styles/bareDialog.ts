import { css } from '@emotion/react';

/** A dialog as high as the window, without the frame and the limits that browsers give it. Its width is its own. */
export const bareDialog = css({
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  color: 'var(--text)',
});
