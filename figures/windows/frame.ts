import { ink, label, weight } from '../svg';

/** Size of the words in a drawn window, in the units of a `smallSheet`. */
export const wordSize = 22;

interface WindowFrame {
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Frame of a program's window with its title above a line. What it holds begins 42 below its top. */
export const windowFrame = ({ title, x, y, width, height }: WindowFrame): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" stroke-width="${weight.outline}"/>` +
  `<path d="M${x} ${y + 42}h${width}" stroke="${ink.faint}" stroke-width="${weight.outline}"/>` +
  label(x + 16, y + 29, title, { size: wordSize, anchor: 'start' });
