import { label } from '../svg';
import { page } from './pairView';

/** From one line of words to the next, in px. */
export const lineHeight = 19;

/** Lines of words below one another, the first with its base at y. */
export const wordLines = (
  x: number,
  y: number,
  lines: readonly string[],
  options: Omit<NonNullable<Parameters<typeof label>[3]>, 'size'> = {},
): string => lines.map((text, index) => label(x, y + index * lineHeight, text, { size: page.size, ...options })).join('');
