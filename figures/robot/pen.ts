import { ink, weight } from '../svg';

/** Fills of drawn parts: opaque, so that a part hides what lies behind it. */
interface Surfaces {
  readonly cover: string;
  readonly metal: string;
  readonly motor: string;
  readonly line: string;
}

/** Printed covers a shade darker than metal parts; motors darker still. */
export const solid: Surfaces = { cover: '#e3e8ec', metal: '#f7f9fa', motor: '#c3ccd4', line: ink.line };

/** The same parts held back, for drawings in which something else is the subject. */
export const ghost: Surfaces = { cover: '#fafbfc', metal: '#fafbfc', motor: '#fafbfc', line: '#9aa5b1' };

type Fill = 'cover' | 'metal' | 'motor' | 'none' | 'accent' | 'accentSoft' | 'line';

/** Draws shapes in millimetres whose lines keep their weight at the scale of the drawing. */
export interface Pen {
  /** Contour of a part. */
  outline(d: string, fill?: Fill): string;
  /** Edge inside a contour. */
  edge(d: string, fill?: Fill): string;
  /** Hairline: a seam, a hole seen small. */
  thin(d: string, fill?: Fill): string;
}

/** A pen for a group that is enlarged by `scale`. */
export function createPen(scale: number, surfaces: Surfaces = solid): Pen {
  const fills: Record<Fill, string> = { ...surfaces, none: 'none', accent: ink.accent, accentSoft: ink.accentSoft };
  const draw = (width: number) => {
    return (d: string, fill: Fill = 'none'): string =>
      `<path d="${d}" fill="${fills[fill]}" stroke="${surfaces.line}" stroke-width="${Number((width / scale).toFixed(2))}"/>`;
  };
  return { outline: draw(weight.outline), edge: draw(weight.edge), thin: draw(weight.thin) };
}

/** Path of a rectangle from corner to corner, with rounded corners. */
export function box(x0: number, y0: number, x1: number, y1: number, radius = 0): string {
  if (radius === 0) return `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;
  const arc = (dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  return `M${x0 + radius} ${y0}H${x1 - radius}${arc(1, 1)}V${y1 - radius}${arc(-1, 1)}H${x0 + radius}${arc(-1, -1)}V${y0 + radius}${arc(1, -1)}Z`;
}

/** Path of a circle. */
export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** Puts a body drawn in millimetres at a place of the drawing; `mirror` turns left and right about its origin, `rotate` is clockwise in degrees. */
export function place(body: string, at: { x: number; y: number; scale: number; mirror?: boolean; rotate?: number }): string {
  const { x, y, scale, mirror = false, rotate = 0 } = at;
  const turn = rotate === 0 ? '' : ` rotate(${rotate})`;
  return `<g transform="translate(${x} ${y})${turn} scale(${mirror ? -scale : scale} ${scale})">${body}</g>`;
}
