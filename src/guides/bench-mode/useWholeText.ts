import { useLayoutEffect, useState } from 'react';
import { wantsStill } from '../../theme/styles/media';

/** Least and greatest height of the picture above the words, as a share of the screen. */
const picture = { least: 0.38, most: 0.61 } as const;

/** Height in px that the picture gets: what the words leave, within its limits. */
export const pictureHeight = (screen: number, words: number): number =>
  Math.round(Math.min(Math.max(screen - words, screen * picture.least), screen * picture.most));

/** Milliseconds that the last words are in view before the step can be done: a second press on the button comes sooner. */
const glance = 400;

/** Pixels that may be hidden below the edge without a word missing. */
const slack = 12;

/** Whether a picture stands above the words, not beside them. */
const isAbove = (stage: Element | null, screen: Element): boolean =>
  stage !== null && stage.getBoundingClientRect().width >= screen.clientWidth - 1;

/**
 * Makes the picture of a step smaller where its words are long, and tells whether words are still hidden below the edge that the reader
 * hasn't seen. `show` scrolls to the next of them.
 */
export function useWholeText(screen: HTMLElement | null, step: string): { readonly isCut: boolean; readonly show: () => void } {
  /** The step whose last words have been in view. */
  const [read, setRead] = useState<string | null>(null);
  const [isCut, setCut] = useState(false);

  // Before the first paint: the button must not say for a moment that the step can be done.
  useLayoutEffect(() => {
    if (!screen) return undefined;
    let seeing: ReturnType<typeof setTimeout> | undefined;
    let wasCut = false;
    const look = (): void => {
      const below = screen.scrollHeight - screen.clientHeight - screen.scrollTop;
      screen.toggleAttribute('data-cut', below > slack);
      clearTimeout(seeing);
      if (below > slack) {
        wasCut = true;
        setCut(true);
      } else if (wasCut) seeing = setTimeout(() => setRead(step), glance);
      else setCut(false);
    };
    const fit = (): void => {
      const stage = screen.querySelector('[data-stage]');
      screen.style.removeProperty('--fitted');
      // A view in 3D is looked at, so it stays large.
      if (isAbove(stage, screen) && !stage?.querySelector('canvas')) {
        const words = screen.scrollHeight - (stage?.getBoundingClientRect().height ?? 0);
        screen.style.setProperty('--fitted', `${pictureHeight(screen.clientHeight, words)}px`);
      }
      look();
    };
    fit();
    // Pictures and fonts come late.
    const observer = new ResizeObserver(fit);
    const views = new MutationObserver(fit);
    const stage = screen.querySelector('[data-stage]');
    if (stage) views.observe(stage, { childList: true, subtree: true });
    for (const child of screen.children) if (!child.hasAttribute('data-stage')) observer.observe(child);
    screen.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', fit);
    return () => {
      clearTimeout(seeing);
      observer.disconnect();
      views.disconnect();
      screen.removeEventListener('scroll', look);
      window.removeEventListener('resize', fit);
      screen.style.removeProperty('--fitted');
      screen.removeAttribute('data-cut');
    };
  }, [screen, step]);

  const show = (): void => {
    if (!screen) return;
    const stage = screen.querySelector('[data-stage]');
    const hidden = isAbove(stage, screen) ? (stage?.getBoundingClientRect().height ?? 0) : 0;
    // What was last in view stays in view.
    screen.scrollBy({ top: Math.max((screen.clientHeight - hidden) * 0.6, 80), behavior: wantsStill() ? 'auto' : 'smooth' });
  };
  return { isCut: isCut && read !== step, show };
}
