import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { creaseNormals } from '../engine/creaseNormals';
import { decodeMesh } from '../engine/decodeMesh';

const bytes = gunzipSync(readFileSync(path.resolve(__dirname, '../../../content/solids/M3x8.mesh')));

/** A box by its corners, twelve triangles outwards. */
const box = {
  points: Float32Array.from([0, 1, 2, 3, 4, 5, 6, 7].flatMap((bits) => [bits & 1 ? 2 : 0, bits & 2 ? 3 : 0, bits & 4 ? 4 : 0])),
  triangles: Uint32Array.from([0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5]),
};

describe('a mesh that is damaged', () => {
  it('is an error, wherever it ends', () => {
    for (let length = 0; length < bytes.length; length++) expect(() => decodeMesh(bytes.subarray(0, length))).toThrow('damaged');
  });

  it('is an error, or other triangles of points that it has, whatever is written over a byte', () => {
    for (let at = 0; at < bytes.length; at++)
      for (const value of [0, 1, 127, 255]) {
        const changed = Uint8Array.from(bytes);
        changed[at] = value;
        try {
          const { points, triangles } = decodeMesh(changed);
          expect(Math.max(0, ...triangles)).toBeLessThan(Math.max(points.length / 3, 1));
        } catch (error) {
          expect(String(error)).toContain('damaged');
        }
      }
  });
});

describe('normals', () => {
  it('of a box are those of its sides: each corner is there three times', () => {
    const { points, normals, triangles, bounds } = creaseNormals(box);
    expect(points.length / 3).toBe(24);
    expect(triangles).toHaveLength(36);
    for (let corner = 0; corner < 24; corner++)
      expect([...normals.slice(corner * 4, corner * 4 + 3)].map(Math.abs).sort((a, b) => a - b)).toEqual([0, 0, 127]);
    expect(bounds).toEqual({ low: [0, 0, 0], high: [2, 3, 4] });
  });

  it('of a round part are shared along it', () => {
    const sides = 24;
    const ring = Array.from({ length: sides }, (_, index) => (index * 2 * Math.PI) / sides);
    const points = Float32Array.from([0, 5].flatMap((z) => ring.flatMap((angle) => [Math.cos(angle), Math.sin(angle), z])));
    const triangles = Uint32Array.from(
      ring.flatMap((_, index) => {
        const next = (index + 1) % sides;
        return [index, next, index + sides, next, next + sides, index + sides];
      }),
    );
    const { points: corners, normals } = creaseNormals({ points, triangles });
    expect(corners.length / 3).toBe(2 * sides);
    for (let corner = 0; corner < 2 * sides; corner++)
      expect(
        ((normals[corner * 4] ?? 0) / 127) * (corners[corner * 3] ?? 0) +
          ((normals[corner * 4 + 1] ?? 0) / 127) * (corners[corner * 3 + 1] ?? 0),
      ).toBeCloseTo(1, 1);
  });
});
