import { ink, label, weight } from '../svg';
import { trueColour } from '../trueColours';
import { wirePath } from '../wirePath';

/** Size of text that is still readable when the drawing is shown on a phone. */
export const textSize = 24;

/** A number in a filled disc. */
export const badge = (x: number, y: number, text: string): string =>
  `<circle cx="${x}" cy="${y}" r="20" fill="${ink.accent}" stroke="none"/>${label(x, y + 8, text, { size: textSize, colour: '#fff' })}`;

/** Several leads side by side along one path, each in its colour; the path is moved by `step` from lead to lead. */
export function leads(path: (offset: number) => string, colours: readonly string[], width = 3): string {
  const first = (-(colours.length - 1) / 2) * 7;
  return colours.map((colour, index) => wirePath(path(first + index * 7), colour, width)).join('');
}

/** A dot where wires join. */
export const joint = (x: number, y: number, colour: string): string =>
  `<circle${colour === trueColour.black ? ' class="edge"' : ''} cx="${x}" cy="${y}" r="5" fill="${colour}" stroke="none"/>`;

/** A resistor lying between two upright wires. */
export function resistor(x0: number, x1: number, y: number, options: { dashed?: boolean } = {}): string {
  const dash = options.dashed ? ' stroke-dasharray="5 5"' : '';
  const colour = options.dashed ? ink.soft : ink.line;
  const inset = (x1 - x0) * 0.2;
  return `<path d="M${x0} ${y}H${x0 + inset}M${x1 - inset} ${y}H${x1}" stroke="${colour}" stroke-width="${weight.outline}"${dash}/><rect x="${x0 + inset}" y="${y - 10}" width="${x1 - x0 - 2 * inset}" height="20" stroke="${colour}" stroke-width="${weight.outline}"${dash}/>`;
}

/** A warning triangle with an exclamation mark. */
export const hazard = (x: number, y: number): string =>
  `<path d="M${x} ${y - 17}L${x + 19} ${y + 15}H${x - 19}Z" stroke="${ink.danger}" stroke-width="${weight.outline}"/><path d="M${x} ${y - 5}V${y + 4}M${x} ${y + 9}V${y + 9.5}" stroke="${ink.danger}" stroke-width="3"/>`;
