import type { Buffer } from './buffer';
import { simplified } from './chains';

/** Closed outlines, in px, of all pixels of a buffer for which `inside` holds; holes are outlines of their own. */
export function areasOf(buffer: Buffer, inside: (pixel: number) => boolean): (readonly [number, number])[][] {
  const { width, height, fine } = buffer;
  const filled = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < width && row < height && inside(row * width + column);
  // Directed border edges of filled pixels, by their start; the filled side is on the right.
  const edges = new Map<number, number[]>();
  const corner = (column: number, row: number): number => row * (width + 1) + column;
  const addEdge = (from: number, to: number): void => {
    const list = edges.get(from);
    if (list) list.push(to);
    else edges.set(from, [to]);
  };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (!inside(row * width + column)) continue;
      if (!filled(column, row - 1)) addEdge(corner(column, row), corner(column + 1, row));
      if (!filled(column + 1, row)) addEdge(corner(column + 1, row), corner(column + 1, row + 1));
      if (!filled(column, row + 1)) addEdge(corner(column + 1, row + 1), corner(column, row + 1));
      if (!filled(column - 1, row)) addEdge(corner(column, row + 1), corner(column, row));
    }
  }
  const areas: (readonly [number, number])[][] = [];
  for (const start of edges.keys()) {
    while ((edges.get(start)?.length ?? 0) > 0) {
      const line: [number, number][] = [];
      let at = start;
      do {
        line.push([(at % (width + 1)) / fine, Math.floor(at / (width + 1)) / fine]);
        at = edges.get(at)?.pop() ?? start;
      } while (at !== start);
      // Specks of a few pixels are noise of the sampling.
      if (line.length > 12) areas.push(closedSimplified([...line, line[0] as [number, number]], 0.8 / fine));
    }
  }
  return areas;
}

/** A ring has no ends to hold on to: it is simplified in two halves. */
function closedSimplified(ring: readonly (readonly [number, number])[], tolerance: number): (readonly [number, number])[] {
  const half = Math.floor(ring.length / 2);
  return [...simplified(ring.slice(0, half + 1), tolerance), ...simplified(ring.slice(half), tolerance).slice(1, -1)];
}
