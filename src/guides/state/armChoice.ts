import { useLayoutEffect } from 'react';
import { choices } from '../../site/choices';
import type { Arm } from '../../model/siteTypes';
import { useHydrated } from '../../theme/state/hydrated';
import { chooseTab, isChosen, tabKey, useChosen } from '../../theme/state/tabChoice';

const group = 'arm-side';

/** Stores the arm that the reader builds, for all build guides, in this browser. */
export const chooseArm = (arm: Arm): void => chooseTab(group, arm);

export const isArmChosen = (): boolean => isChosen(group);

/**
 * The arm that the reader builds, synchronized between tabs; the right one by default and during hydration. Also sets `<html
 * data-arm="left">`, which styles use to hide the other arm.
 */
export function useArm(): Arm {
  const hydrated = useHydrated();
  const arm: Arm = useChosen(group, choices[group]) === 'left' ? 'left' : 'right';
  useLayoutEffect(() => {
    // During hydration the inline script has already set the attribute, and the stored value isn't read yet.
    if (hydrated) document.documentElement.dataset.arm = arm;
  }, [arm, hydrated]);
  return arm;
}

/**
 * Inline script before content that differs between arms: sets the reader's arm before first paint. It is a string, because it runs before
 * any script loads, and the same everywhere, so that a Content-Security-Policy can allow it by hash. Without JavaScript both arms are
 * shown.
 */
export const shownArmScript = `(function(d){var v;try{v=localStorage.getItem("${tabKey(group)}")}catch(e){}d.dataset.arm=v==="left"?"left":"right"})(document.documentElement)`;
