import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { PageStep } from '../state/pageSteps';

/** The picture of a step, which gets most of the screen: its drawing, or the first figure of its text. */
const stageOf = ({ drawing, element }: PageStep): HTMLElement | null =>
  drawing ?? element?.querySelector<HTMLElement>(':scope > figure:not([data-language])') ?? null;

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

/** What fills the screen. */
interface OnScreen {
  readonly element: HTMLElement | null;
  /** The step, or the finished unit; undefined for a screen of its own. */
  readonly step: PageStep | undefined;
  /** Heading of what is shown in place of a step. */
  readonly panelHeading: RefObject<HTMLElement | null>;
}

/**
 * Marks an element of the page as the step on the screen, makes everything else inert, and moves the focus to its heading, so that a screen
 * reader reads it with the description that has the given id.
 */
export function useShownAlone({ element, step, panelHeading }: OnScreen, description: string): void {
  useLayoutEffect(() => makeInert(element ? elementsBeside(element) : []), [element]);
  useLayoutEffect(() => () => makeInert([]), []);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const stage = step ? stageOf(step) : null;
    const heading = step?.heading ?? panelHeading.current;
    const undo = [
      setAttributes(element, { 'data-open-step': '' }),
      setAttributes(stage, { 'data-stage': '' }),
      setAttributes(heading, { tabindex: '-1', role: 'heading', 'aria-level': '1', 'aria-describedby': description }),
    ];
    // Width to height, which styles can't read.
    stage?.querySelectorAll('img').forEach((image) => {
      const [width, height] = [image.getAttribute('width'), image.getAttribute('height')].map(Number);
      image.style.setProperty('--form', String((width ?? 1) / (height ?? 1) || 1));
    });
    heading?.focus({ preventScroll: true });
    element.scrollTo(0, 0);
    return () => undo.forEach((restore) => restore());
  }, [element, step, panelHeading, description]);
}
