import { headCorners } from './arrowHead';
import type { Point } from './point';
import { ink, label, weight } from './svg';

/** A rounded box with centred lines of text. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  lines: readonly string[],
  options: { fill?: string; stroke?: string; size?: number; code?: boolean } = {},
): string {
  const { fill = 'none', stroke = ink.line, size = 22, code = false } = options;
  const step = size * 1.32;
  const first = y + height / 2 - ((lines.length - 1) * step) / 2 + size * 0.35;
  const texts = lines.map((line, index) => label(x + width / 2, Number((first + index * step).toFixed(1)), line, { size, code }));
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="${stroke}" stroke-width="${weight.outline}"/>${texts.join('')}`;
}

/** Head of a diagram's arrows: its sides are 15 px long and 0.42 rad from its middle. */
const diagramHead = { length: 15 * Math.cos(0.42), half: 15 * Math.sin(0.42) } as const;

/** A polyline through the points with an arrow head at its end. */
export function arrow(points: readonly Point[], options: { colour?: string; dashed?: boolean; width?: number } = {}): string {
  const { colour = ink.line, dashed = false, width = weight.outline } = options;
  const end = points[points.length - 1];
  const before = points[points.length - 2];
  if (!end || !before) throw new Error('An arrow needs two points.');
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]);
  const stop: Point = [end[0] - ((end[0] - before[0]) / length) * 10, end[1] - ((end[1] - before[1]) / length) * 10];
  const path = [...points.slice(0, -1), stop].map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const dash = dashed ? ' stroke-dasharray="7 6"' : '';
  const corners = headCorners(before, end, diagramHead).map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`);
  return `<polyline points="${path}" stroke="${colour}" stroke-width="${width}"${dash}/><polygon points="${end[0]},${end[1]} ${corners[1]} ${corners[0]}" fill="${colour}" stroke="none"/>`;
}

/** A straight or bent line without a head. */
export function line(points: readonly Point[], options: { colour?: string; dashed?: boolean; width?: number } = {}): string {
  const { colour = ink.line, dashed = false, width = weight.outline } = options;
  const path = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return `<polyline points="${path}" stroke="${colour}" stroke-width="${width}"${dashed ? ' stroke-dasharray="7 6"' : ''}/>`;
}
