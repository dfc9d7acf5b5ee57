import type { StepDrawing } from './step';

/** Width in px of a step's sheet that asks for no other. Words on wider sheets are larger. */
export const usualWidth = 640;

/** How much larger words are on a sheet than on one of usual width, so that they can be read on a phone however wide it is. */
export const wordScale = ({ width = usualWidth }: Pick<StepDrawing, 'width'>): number => Math.max(1, width / usualWidth);
