import { useLayoutEffect } from 'react';
import { headingOf } from './stepsOnPage';

/** Sets attributes of an element. Returns what makes them as they were. */
function withAttributes(element: Element | null | undefined, attributes: Readonly<Record<string, string>>): () => void {
  if (!element) return () => undefined;
  const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return () => {
    for (const [name, value] of before) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}

/**
 * Spreads a step of the page over the screen while it is the one that is shown: its name is the heading of the page then, and
 * gets the focus, so that a screen reader reads it. `words` stands in the place of a step.
 */
export function useSpread(step: HTMLElement | undefined, stage: HTMLElement | null, words: HTMLElement | null): void {
  useLayoutEffect(() => {
    const heading = step ? headingOf(step) : words?.querySelector('h1');
    const undo = [
      withAttributes(step, { 'data-open-step': '' }),
      withAttributes(stage, step ? { 'data-stage': '' } : { 'data-stage': '', role: 'region', 'aria-label': 'What you have built' }),
      withAttributes(heading, step ? { tabindex: '-1', role: 'heading', 'aria-level': '1' } : { tabindex: '-1' }),
    ];
    stage?.querySelectorAll('img').forEach((drawing) => {
      // As wide as high it is, which styles cannot ask for.
      drawing.style.setProperty('--form', String(Number(drawing.getAttribute('width')) / Number(drawing.getAttribute('height')) || 1));
    });
    if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
    step?.scrollTo(0, 0);
    return () => undo.forEach((back) => back());
  }, [step, stage, words]);
}
