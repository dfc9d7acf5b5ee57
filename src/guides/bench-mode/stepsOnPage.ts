/** What marks a list of steps: those of a build guide belong together, and each procedure stands for itself. */
export const stepsMark = 'data-steps';

/** The steps that are gone through with one of them, in the order of the page; none where the page has no such step. */
export function stepsAround(open: string): HTMLElement[] {
  const guide = [...document.querySelectorAll<HTMLElement>(`ol[${stepsMark}="guide"] > li`)];
  if (guide.length > 0) return guide;
  const list = document.getElementById(open)?.closest(`ol[${stepsMark}]`);
  // Those of an alternative that is not chosen are on the page, but cannot be seen.
  return list ? [...list.querySelectorAll<HTMLElement>(':scope > li')].filter((step) => step.checkVisibility()) : [];
}

/** What the address calls a step: the number of a step of a guide, else its anchor. */
export const addressOf = (step: HTMLElement): string => step.id.replace(/^step-(?=\d+$)/, '');

/** The drawing of a step, which gets most of the screen: that of its parts, or the first picture of its text. */
export const stageOf = (step: HTMLElement): HTMLElement | null =>
  step.querySelector(':scope > div:has(> figure)') ?? step.querySelector(':scope > figure:not([data-language])');

/** What names a step. */
export const headingOf = (step: HTMLElement): HTMLElement | null =>
  step.querySelector<HTMLElement>('.step-title > h3') ?? step.querySelector<HTMLElement>('.step-title');
