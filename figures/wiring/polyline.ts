import type { Point } from '../point';

const px = (value: number): string => String(Number(value.toFixed(1)));

/** Path data of a chain of straight lines through the points. */
export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('');
