import { ink, weight } from '../svg';
import { trueColour } from '../trueColours';
import { wirePath } from '../wirePath';

const open = (x: number, y: number, turn: number): string => `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})">`;
const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${fill}" stroke-width="${weight.outline}"/>`;

/** Two hollow contacts of a plug seen from the side, at the end of its body. */
const mouth = (x: number): string => rect(x, -17, 10, 34, 'none');

/** A plug seen from the side: wires enter at the origin from the left, the body points to the right, then everything is turned. */
const bodies: Readonly<Record<string, string>> = {
  'XT30(2+2) female': rect(0, -17, 44, 34, trueColour.black) + mouth(44),
  // The pins of the male plug stand free inside its shroud.
  'XT30(2+2) male':
    rect(0, -17, 30, 34, trueColour.black) + rect(30, -20, 26, 40, 'none') + `<path d="M32 -9H48M32 9H48" stroke-width="4"/>`,
  'XT30 female': rect(0, -17, 44, 34, trueColour.yellow) + mouth(44),
  'GH1.25 2-pin plug': rect(0, -11, 26, 22, trueColour.white) + `<path d="M26 -6H32M26 6H32" stroke-width="3"/>`,
  'tinned wires':
    wirePath('M0 -6C14 -6 18 -14 34 -14H48', trueColour.red, 4) +
    wirePath('M0 6C14 6 18 14 34 14H48', trueColour.black, 4) +
    `<path d="M50 -14H78M50 14H78" stroke="${ink.soft}" stroke-width="5"/>`,
};

/** The same plug as a moulded square block, its mouth standing out of one face at a right angle to the wires. */
const bent = rect(0, -24, 46, 48, trueColour.black) + rect(8, -36, 30, 12, 'none');

/** A plug at the end of a wire that arrives from the opposite of `turn` (degrees clockwise from right). */
export function plugSide(connector: string, shape: string, x: number, y: number, turn: number): string {
  const body = shape === 'L-shaped' ? bent : bodies[connector];
  if (!body)
    throw new Error(`figures/wiring/plugSide.ts cannot draw the connector "${connector}". Known: ${Object.keys(bodies).join(', ')}.`);
  return `${open(x, y, turn)}${body}</g>`;
}

/** The splice of a cable: heat-shrink over the soldered wires. */
export const splice = (x: number, y: number): string =>
  `<rect x="${x - 20}" y="${y - 13}" width="40" height="26" rx="10" fill="${ink.soft}" stroke-width="${weight.outline}"/>`;
