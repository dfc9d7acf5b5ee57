import type { Mesh } from '../../../solids/engine/bounds';
import { boxMesh, capsuleMesh } from '../engine/simpleMeshes';

/** Volume in mm³ that triangles enclose: positive where all of them look outwards. */
function volume({ points, triangles }: Mesh): number {
  const at = (corner: number, axis: number): number => points[(triangles[corner] ?? 0) * 3 + axis] ?? NaN;
  let sum = 0;
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const [[a, b, c], [d, e, f], [g, h, i]] = [0, 1, 2].map((to) => [0, 1, 2].map((axis) => at(corner + to, axis))) as [
      number[],
      number[],
      number[],
    ];
    sum += a! * (e! * i! - f! * h!) - b! * (d! * i! - f! * g!) + c! * (d! * h! - e! * g!);
  }
  return sum / 6;
}

describe('simple meshes', () => {
  it('of a box have its size', () => {
    const mesh = boxMesh([10, 20, 30]);
    expect(mesh.bounds).toEqual({ low: [-10, -20, -30], high: [10, 20, 30] });
    expect(volume(mesh)).toBeCloseTo(8 * 10 * 20 * 30);
  });

  it('of a capsule have its length along z', () => {
    const mesh = capsuleMesh(10, 25);
    expect(mesh.bounds.low[2]).toBeCloseTo(-35);
    expect(mesh.bounds.high[2]).toBeCloseTo(35);
    const round = Math.PI * 10 ** 2 * 50 + (4 / 3) * Math.PI * 10 ** 3;
    expect(volume(mesh)).toBeGreaterThan(round * 0.93);
    expect(volume(mesh)).toBeLessThan(round);
  });
});
