import { css } from '@emotion/react';

/** Dialog as high as the window, without the browser's border and size limits. The caller sets the width. */
export const bareDialog = css({
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  color: 'var(--text)',
});
