import { useLayoutEffect } from 'react';

/** The steps that belong together with the open one, in page order: all of a build guide, or those of its procedure. None if the page lacks it. */
export function stepsAround(open: string): HTMLElement[] {
  const guide = [...document.querySelectorAll<HTMLElement>('ol[data-steps="guide"] > li')];
  if (guide.length > 0) return guide;
  const list = document.getElementById(open)?.closest('ol[data-steps]');
  // Steps in a tab that isn't chosen are hidden.
  return list ? [...list.querySelectorAll<HTMLElement>(':scope > li')].filter((step) => step.checkVisibility()) : [];
}

/** Name of a step in the address: its number in a build guide, otherwise its anchor. */
export const addressOf = (step: HTMLElement): string => step.id.replace(/^step-(?=\d+$)/, '');

/** The picture of a step, which gets most of the screen: its drawing, or the first figure of its text. */
export const stageOf = (step: HTMLElement): HTMLElement | null =>
  step.querySelector(':scope > div:has(> figure)') ?? step.querySelector(':scope > figure:not([data-language])');

/** Heading of a step, or of the words shown in place of one. */
export const headingOf = (step: HTMLElement): HTMLElement | null => step.querySelector<HTMLElement>('.step-title > h3, p.step-title, h1');

/** Sets attributes of an element. Returns a function that restores the old ones. */
function setAttributes(element: Element | null, attributes: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(attributes).map((name) => [name, element?.getAttribute(name) ?? null] as const);
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value);
  return () => {
    for (const [name, value] of before) {
      if (value === null) element?.removeAttribute(name);
      else element?.setAttribute(name, value);
    }
  };
}

/** Everything on the page that neither contains an element nor is inside it. */
function elementsBeside(element: Element): Element[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  return [...[...parentElement.children].filter((child) => child !== element), ...elementsBeside(parentElement)];
}

/** Elements that are inert while a step is shown. */
let inert: readonly Element[] = [];

/** Makes these elements inert, and no others. Those that stay inert aren't touched: the browser would match the styles in them again. */
function makeInert(elements: readonly Element[]): void {
  for (const element of inert) if (!elements.includes(element)) element.removeAttribute('inert');
  for (const element of elements) if (!inert.includes(element)) element.setAttribute('inert', '');
  inert = elements;
}

/**
 * Marks an element of the page as the step on the screen, makes everything else inert, and moves the focus to its heading, so that a screen
 * reader reads it with the description that has the given id.
 */
export function useShownAlone(step: HTMLElement | null, description: string): void {
  useLayoutEffect(() => makeInert(step ? elementsBeside(step) : []), [step]);
  useLayoutEffect(() => () => makeInert([]), []);
  useLayoutEffect(() => {
    if (!step) return undefined;
    const heading = headingOf(step);
    const stage = stageOf(step);
    const undo = [
      setAttributes(step, { 'data-open-step': '' }),
      setAttributes(stage, { 'data-stage': '' }),
      setAttributes(heading, { tabindex: '-1', role: 'heading', 'aria-level': '1', 'aria-describedby': description }),
    ];
    // Width to height, which styles can't read.
    stage?.querySelectorAll('img').forEach((image) => {
      const [width, height] = [image.getAttribute('width'), image.getAttribute('height')].map(Number);
      image.style.setProperty('--form', String((width ?? 1) / (height ?? 1) || 1));
    });
    heading?.focus({ preventScroll: true });
    step.scrollTo(0, 0);
    return () => undo.forEach((restore) => restore());
  }, [step, description]);
}
