import { useLayoutEffect } from 'react';
import { choices } from '../../site/choices';
import type { Arm } from '../../site/choices';
import { useHydrated } from './hydrated';
import { chooseTab, isChosen, tabKey, useChosen } from './tabChoice';

const group = 'arm-side';

/** Chooses the arm that the reader builds, for all build guides; kept in this browser. */
export const chooseArm = (arm: Arm): void => chooseTab(group, arm);

/** Whether the reader has said which arm they build. */
export const isArmChosen = (): boolean => isChosen(group);

/**
 * The arm that the reader builds, the same in every tab of the browser; the right one until they choose, and while the page hydrates.
 * Whoever asks shows it, too: `<html data-arm="left">` is what styles hide the other arm by.
 */
export function useArm(): Arm {
  const hydrated = useHydrated();
  const arm: Arm = useChosen(group, choices[group]) === 'left' ? 'left' : 'right';
  useLayoutEffect(() => {
    // While the page hydrates, React does not know yet what is stored; the script has shown it.
    if (hydrated) document.documentElement.dataset.arm = arm;
  }, [arm, hydrated]);
  return arm;
}

/**
 * Script before what differs between the arms: shows the reader's arm before first paint. Plain JavaScript as text, because it runs
 * before anything is loaded; the same text everywhere, so that the policy of a page can name it. Without JavaScript both arms are shown.
 */
export const shownArmScript = `(function(d){var v;try{v=localStorage.getItem("${tabKey(group)}")}catch(e){}d.dataset.arm=v==="left"?"left":"right"})(document.documentElement)`;
