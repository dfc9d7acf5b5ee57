import { solidGrid } from '../../model/solidScene';
import { meshOf } from './bounds';
import type { Mesh } from './bounds';

const broken = (): Error => new Error('A model is damaged: it ends too early, or contains impossible values.');

/**
 * Decodes an unzipped mesh of `encodeMesh` (figures/solids), walking the triangles in the same order. Throws for damaged bytes, and never
 * allocates more memory than the bytes can describe.
 */
export function decodeMesh(bytes: Uint8Array): Mesh {
  let next = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[next++];
      if (byte === undefined || shift > 28) throw broken();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };
  const count = varint();
  const symbolCount = varint();
  const pointCount = varint();
  if (symbolCount > bytes.length || count > symbolCount || pointCount * 3 > bytes.length) throw broken();
  const symbols = Uint32Array.from({ length: symbolCount }, varint);
  const differences = Int32Array.from({ length: pointCount * 3 }, () => {
    const value = varint();
    return value & 1 ? -((value + 1) / 2) : value / 2;
  });
  const grid = new Int32Array(pointCount * 3);
  const triangles = new Uint32Array(count * 3);
  const passed = new Set<number>();
  const edgeOf = (from: number, to: number): number => from * pointCount + to;
  let symbol = 0;
  let points = 0;
  let done = 0;
  /** Index of the point that the next symbol names; a new point is stored at its difference from `expected`. */
  const readPoint = (expected: (axis: number) => number): number => {
    const value = symbols[symbol++];
    if (value === undefined || value === 0) throw broken();
    if (value > 1) {
      if (value - 1 > points) throw broken();
      return points - value + 1;
    }
    if (points === pointCount) throw broken();
    for (let axis = 0; axis < 3; axis++) grid[points * 3 + axis] = expected(axis) + (differences[axis * pointCount + points] ?? 0);
    return points++;
  };
  const at = (point: number, axis: number): number => grid[point * 3 + axis] ?? 0;
  const keep = (a: number, b: number, c: number): void => {
    if (done === count) throw broken();
    triangles.set([a, b, c], done++ * 3);
  };
  while (done < count) {
    const newest = points - 1;
    const a = readPoint((axis) => (newest < 0 ? 0 : at(newest, axis)));
    const b = readPoint((axis) => at(a, axis));
    const c = readPoint((axis) => at(b, axis));
    keep(a, b, c);
    passed.add(edgeOf(a, b)).add(edgeOf(b, c)).add(edgeOf(c, a));
    const sides: (readonly [from: number, to: number, behind: number])[] = [
      [c, a, b],
      [b, c, a],
      [a, b, c],
    ];
    for (let side = sides.pop(); side; side = sides.pop()) {
      const [from, to, behind] = side;
      if (passed.has(edgeOf(to, from))) continue;
      passed.add(edgeOf(to, from));
      if (symbols[symbol] === 0) {
        symbol++;
        continue;
      }
      const tip = readPoint((axis) => at(from, axis) + at(to, axis) - at(behind, axis));
      keep(to, from, tip);
      passed.add(edgeOf(from, tip)).add(edgeOf(tip, to));
      sides.push([tip, to, from], [from, tip, to]);
    }
  }
  return meshOf(
    Float32Array.from(grid, (value) => value * solidGrid),
    triangles,
  );
}
