import { createContext, createRef, use, useLayoutEffect, useMemo } from 'react';
import type { RefObject } from 'react';

/** A 3D view of a drawing. */
interface StepView {
  readonly name: string;
  readonly figure: RefObject<HTMLElement | null>;
}

/** A step of the page, as its component hands it to the screen that shows one step at a time. */
export class PageStep {
  /** Its name in the address: its number in a build guide, otherwise its anchor. */
  readonly name: string;
  readonly list: string;
  readonly views = new Set<StepView>();
  element: HTMLElement | null = null;
  heading: HTMLElement | null = null;
  /** Null for a step without a drawing. */
  drawing: HTMLElement | null = null;

  constructor(name: string, list: string) {
    this.name = name;
    this.list = list;
  }

  readonly setElement = (element: HTMLElement | null): void => void (this.element = element);

  readonly setHeading = (heading: HTMLElement | null): void => void (this.heading = heading);

  readonly setDrawing = (drawing: HTMLElement | null): void => void (this.drawing = drawing);
}

/** List of all steps of build guides: they are gone through as one, under whatever headings they are. */
export const guideList = 'guide';

/** Name and list of the drawing that shows what a guide has built. */
const finished = 'end';

const mounted = new Set<PageStep>();

/** Steps of the page in its order. */
function pageSteps(): PageStep[] {
  const steps = [...mounted].flatMap((step) => (step.element ? [{ step, element: step.element }] : []));
  return steps
    .sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(({ step }) => step);
}

export const stepsOf = (list: string): PageStep[] => pageSteps().filter((step) => step.list === list);

/** The steps that belong together with the open one, in page order: all of a build guide, or those of its procedure. None if the page lacks it. */
export function stepsAround(open: string): PageStep[] {
  const guide = stepsOf(guideList);
  if (guide.length > 0) return guide;
  const list = pageSteps().find(({ name }) => name === open)?.list;
  // Steps in a tab that isn't chosen are hidden.
  return list === undefined ? [] : stepsOf(list).filter(({ element }) => element?.checkVisibility());
}

/** What a guide has built, as the page shows it; undefined where it doesn't. */
export const finishedStep = (): PageStep | undefined => stepsOf(finished)[0];

export const stepAt = (element: HTMLElement | null): PageStep | undefined => pageSteps().find((step) => step.element === element);

/** The step around a drawing; null outside of steps. */
export const StepContext = createContext<PageStep | null>(null);

/** Hands a step to the screen for as long as it is on the page. */
export function usePageStep(name: string, list: string): PageStep {
  const step = useMemo(() => new PageStep(name, list), [name, list]);
  useLayoutEffect(() => {
    mounted.add(step);
    return () => void mounted.delete(step);
  }, [step]);
  return step;
}

/** Hands the drawing of what a guide has built to the screen. */
export const useFinishedStep = (): PageStep => usePageStep(finished, finished);

/** Hands a drawing's 3D view to the step around it. Returns the ref of its figure. */
export function useStepView(name: string | undefined): RefObject<HTMLElement | null> {
  const views = use(StepContext)?.views;
  const figure = useMemo(() => createRef<HTMLElement>(), []);
  useLayoutEffect(() => {
    if (!views || name === undefined) return undefined;
    const view = { name, figure };
    views.add(view);
    return () => void views.delete(view);
  }, [views, name, figure]);
  return figure;
}
