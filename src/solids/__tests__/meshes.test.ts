import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeMesh } from '../engine/decodeMesh';

const bytes = gunzipSync(readFileSync(path.resolve(__dirname, '../../../content/solids/M3x8.mesh')));

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
