import { ink, label } from '../svg';
import { trueColour } from '../trueColours';
import { wirePath } from '../wirePath';
import { polyline } from './polyline';
import type { Point } from '../point';

/** What a line carries. */
export type Line = 'power' | 'CAN' | 'USB';

/** How the lines that are no power look: they differ by weight and dash, too, so that they can be told apart in grey. */
const styles: Readonly<Record<Exclude<Line, 'power'>, { colour: string; width: number; dash: string }>> = {
  CAN: { colour: ink.accent, width: 3, dash: '9 6' },
  USB: { colour: ink.line, width: 4.5, dash: '0.1 8.5' },
};

/** Half the distance between the two conductors of power, and their width. */
const pair = { half: 2, width: 3 } as const;

/** Lines that a cell of the column "wires" names, such as "power and CAN". */
export function linesOf(wires: string): Line[] {
  const lines = (['power', 'CAN', 'USB'] as const).filter((line) => wires.split(' and ').includes(line));
  if (lines.length === 0) throw new Error(`a cable carries "${wires}"; expected power, CAN, USB, or two of them joined by "and".`);
  return lines;
}

/** The polyline moved sideways by `distance` px, its corners mitred. */
export function shifted(points: readonly Point[], distance: number): Point[] {
  const normal = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  };
  return points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    const a = before ? normal(before, point) : normal(point, after ?? point);
    const b = after ? normal(point, after) : a;
    const scale = distance / (1 + a[0] * b[0] + a[1] * b[1]);
    return [point[0] + (a[0] + b[0]) * scale, point[1] + (a[1] + b[1]) * scale];
  });
}

/** Power has two conductors, 24 V in red and 0 V in black. */
const powerPair = (points: readonly Point[]): string =>
  [trueColour.black, trueColour.red]
    .map((colour, index) => wirePath(polyline(shifted(points, index === 0 ? pair.half : -pair.half)), colour, pair.width))
    .join('');

/** A cable along the points: the two conductors of power, one line for CAN or USB, or power and CAN side by side. */
export function wires(points: readonly Point[], lines: readonly Line[], gap = 9): string {
  return lines
    .map((line, index) => {
      const moved = shifted(points, (index - (lines.length - 1) / 2) * gap);
      if (line === 'power') return powerPair(moved);
      const { colour, width, dash } = styles[line];
      return `<path d="${polyline(moved)}" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}"/>`;
    })
    .join('');
}

/** The key of the line styles, side by side from (x, y) on; `step` is the room for each. */
export const legend = (x: number, y: number, lines: readonly Line[], size: number, step: number): string =>
  lines
    .map(
      (line, index) =>
        wires(
          [
            [x + index * step, y],
            [x + index * step + 46, y],
          ],
          [line],
        ) + label(x + index * step + 56, y + size * 0.35, line, { size, anchor: 'start' }),
    )
    .join('');
