import type { Point } from './point';

/** Size of an arrow head in px: from its tip to its base, and half the width of the base. */
export interface HeadSize {
  readonly length: number;
  readonly half: number;
}

/** The two corners at the base of an arrow head whose tip is at `to` and points away from `from`. Each kind of drawing writes the triangle as it writes its other lines. */
export function headCorners(from: Point, to: Point, { length, half }: HeadSize): readonly [Point, Point] {
  const span = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [x, y] = [(to[0] - from[0]) / span, (to[1] - from[1]) / span];
  const corner = (side: 1 | -1): Point => [to[0] - x * length - y * half * side, to[1] - y * length + x * half * side];
  return [corner(1), corner(-1)];
}
