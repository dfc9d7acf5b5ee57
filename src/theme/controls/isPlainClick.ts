import type { MouseEvent } from 'react';

/** Whether a click on a link asks for it here, and not in another tab or window, or as a download. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
