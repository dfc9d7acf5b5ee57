import { ink, label, weight } from './svg';

const px = (value: number): number => Number(value.toFixed(1));

/** Slim filled arrow head of dimensions and curves, whose tip is at (x, y); `degrees` is its direction: 0 right, 90 down. */
export function slimHead(x: number, y: number, degrees: number, colour: string = ink.line, length = 12): string {
  return `<path d="M0 0L${-length} ${px(length * 0.3)}V${px(-length * 0.3)}Z" transform="translate(${px(x)} ${px(y)}) rotate(${px(degrees)})" fill="${colour}" stroke="none"/>`;
}

/** Thin line through the given points: leaders, extension lines, axes. */
export function hairline(
  points: readonly (readonly [number, number])[],
  options: { colour?: string; dash?: string; width?: number } = {},
): string {
  const { colour = ink.soft, dash, width = weight.thin * 1.4 } = options;
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('');
  return `<path d="${d}" stroke="${colour}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
}

/** Chain line of an axis. */
export const axisLine = (points: readonly (readonly [number, number])[]): string => hairline(points, { dash: '14 4 3 4' });

/** Horizontal dimension: line at height y with its text above, extension lines from the given heights. */
export function dimensionH(options: {
  x0: number;
  x1: number;
  y: number;
  text: string;
  from: readonly [number, number];
  size?: number;
}): string {
  const { x0, x1, y, text, from, size = 22 } = options;
  const over = y < from[0] ? -6 : 6;
  return [
    hairline([
      [x0, from[0]],
      [x0, y + over],
    ]),
    hairline([
      [x1, from[1]],
      [x1, y + over],
    ]),
    hairline(
      [
        [x0, y],
        [x1, y],
      ],
      { colour: ink.line },
    ),
    slimHead(x0, y, 180),
    slimHead(x1, y, 0),
    label(px((x0 + x1) / 2), px(y - 8), text, { size }),
  ].join('');
}

/** Vertical dimension: line at x, broken by its text, extension lines from the given distances. */
export function dimensionV(options: {
  y0: number;
  y1: number;
  x: number;
  text: string;
  from: readonly [number, number];
  size?: number;
  textAt?: number;
}): string {
  const { y0, y1, x, text, from, size = 22, textAt = 0.5 } = options;
  const over = x < from[0] ? -6 : 6;
  const middle = y0 + (y1 - y0) * textAt;
  return [
    hairline([
      [from[0], y0],
      [x + over, y0],
    ]),
    hairline([
      [from[1], y1],
      [x + over, y1],
    ]),
    hairline(
      [
        [x, y0],
        [x, middle - size * 0.75],
      ],
      { colour: ink.line },
    ),
    hairline(
      [
        [x, middle + size * 0.75],
        [x, y1],
      ],
      { colour: ink.line },
    ),
    slimHead(x, y0, y0 < y1 ? -90 : 90),
    slimHead(x, y1, y0 < y1 ? 90 : -90),
    label(px(x), px(middle + size * 0.36), text, { size }),
  ].join('');
}

/** Point at a distance from a centre; degrees count counter-clockwise on the page, 0 points right. */
export function polar(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [px(cx + radius * Math.cos(angle)), px(cy - radius * Math.sin(angle))];
}

/** Path of an arc between two angles, counter-clockwise from the first to the second if that is greater. */
export function arcPath(cx: number, cy: number, radius: number, from: number, to: number): string {
  const [x0, y0] = polar(cx, cy, radius, from);
  const [x1, y1] = polar(cx, cy, radius, to);
  return `M${x0} ${y0}A${radius} ${radius} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 0 : 1} ${x1} ${y1}`;
}
