import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Lets "find in page" and text fragments reach the closed alternatives of a set. React only knows `hidden` as a boolean,
 * so its value is set here; the browser then sends `beforematch`, which `src/app/openTarget.ts` answers.
 */
export function useFindable(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    for (const panel of box.current?.children ?? []) if (panel.hasAttribute('hidden')) panel.setAttribute('hidden', 'until-found');
  });
}
