import type { Surface } from './surface';

/** Directions in which a pixel looks for what stands over it. */
const directions = 12;
const steps = 5;

/**
 * How open each pixel is to the light from all around, 0 to 1: in each direction the steepest neighbour within `reach` mm hides a part of the
 * sky (horizon-based ambient occlusion, Bavoil and others, 2008, on the depths that are seen).
 */
export function openness({ width, height, depth, solid }: Surface, pixelsPerMm: number, reach: number): Float32Array {
  const open = new Float32Array(width * height).fill(1);
  const rays = Array.from({ length: directions }, (_, index) => {
    const angle = ((index + 0.5) / directions) * 2 * Math.PI;
    return Array.from({ length: steps }, (__, step) => {
      const far = reach * ((step + 1) / steps) ** 1.5;
      return { far, x: Math.round(Math.cos(angle) * far * pixelsPerMm), y: Math.round(Math.sin(angle) * far * pixelsPerMm) };
    });
  });
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      if (solid[at] === 0) continue;
      const own = depth[at] ?? 0;
      let hidden = 0;
      for (const ray of rays) {
        let steepest = 0;
        for (const { far, x, y } of ray) {
          const [to, down] = [column + x, row + y];
          if (to < 0 || down < 0 || to >= width || down >= height) continue;
          const other = down * width + to;
          if (solid[other] === 0) continue;
          const rise = (depth[other] ?? 0) - own;
          // What stands far in front hides the lens's view, not the light.
          if (rise > 0 && rise < reach * 2.5) steepest = Math.max(steepest, (rise / Math.hypot(rise, far)) * (1 - far / reach / 1.6));
        }
        hidden += steepest;
      }
      open[at] = Math.max(0, 1 - (hidden / directions) * 1.15);
    }
  }
  return open;
}
