import { areas, lines } from '../cad/bodiesSvg';
import { rasterise } from '../cad/buffer';
import type { Drawn } from '../cad/buffer';
import { visiblePieces } from '../cad/lines';

/** Pixels of the depth buffer for each px: fasteners are small, and their sockets smaller. */
const fine = 6;

/** Areas and lines of bodies on a sheet; `scale` is px for each mm. */
export function bodiesDrawn(
  drawn: readonly Drawn[],
  { width, height, scale }: { readonly width: number; readonly height: number; readonly scale: number },
): string {
  const buffer = rasterise(drawn, width, height, fine);
  return [areas(drawn, buffer), lines(drawn, visiblePieces(drawn, buffer, 1 / scale))].join('\n');
}
