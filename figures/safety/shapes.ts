import type { HeadSize } from '../arrowHead';
import { ink, weight } from '../svg';

/** A point of a drawing, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point that lies `length` away from `from`, at an angle in degrees: 0 points right, 90 points up. */
export function away(from: Point, length: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + length * Math.cos(angle), y: from.y - length * Math.sin(angle) };
}

const px = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** "x y" for a path. */
export const at = ({ x, y }: Point): string => `${px(x)} ${px(y)}`;

/** A straight bar with round ends: an arm link, a sleeve, a leg. */
export function bar(from: Point, to: Point, width: number, fill: string = ink.accentSoft): string {
  const path = `<path d="M${at(from)}L${at(to)}"`;
  return `${path} stroke="${ink.line}" stroke-width="${width}"/>${path} stroke="${fill}" stroke-width="${width - 2 * weight.outline}"/>`;
}

/** A circle with the outline weight. */
export const disc = (centre: Point, radius: number, fill: string, line: string = ink.line): string =>
  `<circle cx="${px(centre.x)}" cy="${px(centre.y)}" r="${px(radius)}" fill="${fill}" stroke="${line}" stroke-width="${weight.outline}"/>`;

/** A rectangle with the outline weight. */
export const box = (x: number, y: number, width: number, height: number, fill: string, radius: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke-width="${weight.outline}"/>`;

/** An open or closed path with the outline weight. */
export const stroke = (d: string, options: { line?: string; fill?: string; dash?: string; width?: number } = {}): string => {
  const { line = ink.line, fill = 'none', dash, width = weight.outline } = options;
  return `<path d="${d}" stroke="${line}" fill="${fill}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
};

/** A straight arrow with a filled head. */
export function arrow(from: Point, to: Point, colour: string = ink.accent): string {
  const angle = (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI;
  const size = { length: 11, half: 7 };
  const neck = away(to, size.length, angle + 180);
  return `<path d="M${at(from)}L${at(neck)}" stroke="${colour}" stroke-width="3"/>${head(to, angle, colour, size)}`;
}

/** An arrow head alone, at the end of a curve that arrives at the given angle. */
export function head(
  tip: Point,
  degrees: number,
  colour: string = ink.accent,
  { length, half }: HeadSize = { length: 14, half: 8 },
): string {
  const neck = away(tip, length, degrees + 180);
  return `<path d="M${at(tip)}L${at(away(neck, half, degrees + 90))}L${at(away(neck, half, degrees - 90))}Z" fill="${colour}" stroke="none"/>`;
}
