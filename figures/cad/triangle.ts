import type { Vec3 } from './vector';

/** The corners of a triangle: x and y in pixels, and how near the eye it is. */
export type Corners = readonly [Vec3, Vec3, Vec3];

/**
 * Calls `visit` for each pixel of a picture whose middle lies in a triangle: with its place in the buffers, how near the eye it is, and how
 * much of the second and of the third corner is in it (barycentric coordinates).
 */
export function eachPixel(
  [a, b, c]: Corners,
  { width, height }: { readonly width: number; readonly height: number },
  visit: (at: number, near: number, second: number, third: number) => void,
): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (Math.abs(area) < 1e-9) return;
  const top = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
  const first = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5));
  const last = Math.min(width - 1, Math.floor(Math.max(a[0], b[0], c[0]) - 0.5));
  for (let row = top; row <= bottom; row++) {
    const y = row + 0.5;
    for (let column = first; column <= last; column++) {
      const x = column + 0.5;
      const v = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / area;
      const w = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / area;
      if (v < -1e-6 || w < -1e-6 || v + w > 1 + 1e-6) continue;
      visit(row * width + column, a[2] + v * (b[2] - a[2]) + w * (c[2] - a[2]), v, w);
    }
  }
}
