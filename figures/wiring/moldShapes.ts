import { ink, weight } from '../svg';
import { trueColour } from '../trueColours';
import { wirePath } from '../wirePath';

const outline = (d: string, fill = 'none'): string =>
  `<path d="${d}" fill="${fill}" stroke="${ink.line}" stroke-width="${weight.outline}"/>`;
const dot = (x: number, y: number, r: number, fill = '#fff'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke-width="${weight.outline}"/>`;
const corners = [
  [18, 18],
  [162, 18],
  [18, 132],
  [162, 132],
] as const;

/** Rounded plate of the mold, 180 by 150 px, seen from above; the wires leave at its lower edge. */
export const plate = (fill = '#fff'): string =>
  `<rect width="180" height="150" rx="12" fill="${fill}" stroke-width="${weight.outline}"/>${corners.map(([x, y]) => dot(x, y, 8)).join('')}`;

/** Pocket of the mold with the channel for the wires. */
export const pocket = (): string => outline('M60 46H120V106H108V150H72V106H60Z', ink.faint);

/** Window of the mold body, off centre near a long edge. */
export const windowHole = (): string => outline('M62 24H118V46H62Z', ink.faint);

/** Black case: its flange lies flat over the window. */
export const caseFlange = (x = 0, y = 0): string =>
  `<g transform="translate(${x} ${y})">${outline('M50 14H130V56H50Z', trueColour.black)}${outline('M66 24H114V46H66Z', '#fff')}</g>`;

/** Plug standing in the sleeve, seen from its back. */
export const plugBack = (x = 0, y = 0): string =>
  `<g transform="translate(${x} ${y})">${outline('M64 52H116V84H64Z', trueColour.black)}</g>`;

/** Wires: thick pair left, thin pair right, from `from` down to `to`. */
export const pairs = (from: number, to: number): string =>
  (
    [
      [86, 6, trueColour.black],
      [79, 6, trueColour.red],
      [102, 2.5, trueColour.black],
      [96, 2.5, trueColour.red],
    ] as const
  )
    .map(([x, width, colour]) => wirePath(`M${x} ${from}V${to}`, colour, width))
    .join('');

/** Lid: two holes on the middle line. The outer one lies over the plug, away from the wires. */
export const lid = (): string => plate(ink.accentSoft) + dot(90, 78, 9) + dot(90, 40, 9);

/** Heads of the four socket screws. */
export const screws = (): string =>
  corners
    .map(
      ([x, y]) =>
        dot(x, y, 12, ink.faint) + outline(`M${x - 5} ${y - 3}L${x} ${y - 6}L${x + 5} ${y - 3}V${y + 3}L${x} ${y + 6}L${x - 5} ${y + 3}Z`),
    )
    .join('');

/** Four hexagon nuts. */
export const nuts = (): string =>
  corners
    .map(
      ([x, y]) =>
        outline(`M${x - 13} ${y}L${x - 6.5} ${y - 11}H${x + 6.5}L${x + 13} ${y}L${x + 6.5} ${y + 11}H${x - 6.5}Z`, ink.faint) +
        dot(x, y, 6),
    )
    .join('');

/** Glue: a drop on one of the holes of the lid. */
export const glue = (y: number, r: number): string => `<circle cx="90" cy="${y}" r="${r}" fill="${trueColour.black}"/>`;

/** Tip of a glue gun that stands on the outer hole, its stick pushed by hand from behind. */
export const glueGun = (): string =>
  outline('M84 34L90 40L96 34L110 8L104 2L98 6Z', ink.soft) +
  outline('M96 8L150 -34L168 -16L112 16Z', '#fff') +
  outline('M136 -6L156 22L172 12L156 -14', '#fff') +
  outline('M160 -26L186 -46', 'none') +
  wirePath('M162 -28L190 -50', trueColour.black, 8);

/** Two blades of nippers that close at (x, y), coming from the right. */
export const nippers = (x: number, y: number): string =>
  outline(`M${x} ${y}C${x + 20} ${y - 14} ${x + 40} ${y - 6} ${x + 92} ${y + 24}`, 'none') +
  outline(`M${x} ${y}C${x + 20} ${y + 18} ${x + 40} ${y + 10} ${x + 92} ${y - 12}`, 'none') +
  dot(x + 44, y + 4, 5);

/** Flat screwdriver with its blade at (x, y), handle up right. */
export const screwdriver = (x: number, y: number): string =>
  outline(`M${x} ${y}L${x + 12} ${y - 2}L${x + 54} ${y - 30}L${x + 48} ${y - 38}L${x + 6} ${y - 10}Z`, '#fff') +
  outline(`M${x + 46} ${y - 42}L${x + 92} ${y - 76}Q${x + 108} ${y - 80} ${x + 108} ${y - 62}L${x + 60} ${y - 26}Z`, ink.faint);

/** Finger that pushes in the direction of the arrow (down). */
export const finger = (x: number, y: number): string =>
  outline(`M${x - 12} ${y - 56}V${y - 14}Q${x - 12} ${y} ${x} ${y}Q${x + 12} ${y} ${x + 12} ${y - 14}V${y - 56}`, '#fff') +
  outline(`M${x - 6} ${y - 6}Q${x} ${y - 16} ${x + 6} ${y - 6}`);

/** The glued end in the open mold: a block round the plug with a peg of glue at each hole of the lid. */
export const gluedBlock = (): string =>
  outline('M58 22H122V106H58Z', trueColour.black) +
  pairs(106, 168) +
  [40, 78]
    .map((y) => `<circle cx="90" cy="${y}" r="11" fill="${trueColour.black}" stroke="${trueColour.white}" stroke-width="3"/>`)
    .join('');
