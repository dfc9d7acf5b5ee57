/** Zooms that the buttons and keys step through; 1 fits the window. */
const steps = [1, 1.5, 2, 3, 4, 6] as const;

/** Greatest zoom, in which the smallest label of a drawing is as large as a heading. */
const greatest = steps[steps.length - 1] ?? 1;

/** A zoom within what is allowed: what is smaller than the window stays as large as it. */
export const allowedZoom = (zoom: number): number => Math.min(greatest, Math.max(1, zoom));

/** Next larger (`1`) or smaller (`-1`) step; at the end the same zoom. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const next = direction === 1 ? steps.find((step) => step > zoom + 0.01) : steps.findLast((step) => step < zoom - 0.01);
  return next ?? allowedZoom(zoom);
}

/**
 * Where to scroll to so that a point stays under the fingers: `scroll` is the distance before, `at` the distance of the point from the
 * edge of the box, both in px, and `factor` how much larger the drawing has become.
 */
export const scrollFor = (scroll: number, at: number, factor: number): number => (scroll + at) * factor - at;
