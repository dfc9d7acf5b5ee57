import type { Point } from '../point';
/** Something at a point of the sheet; without one, it cannot be seen. */
interface Seen {
  readonly at: Point | undefined;
}

/**
 * Parts things that are far from one another into clusters: two of them belong together where a chain of steps of at most
 * `gap` px leads from one to the other. All stay one where a thing is hidden, or would stand alone: six screws round a
 * cover are six, not six times one.
 */
export function clustersOf<Thing extends Seen>(things: readonly Thing[], gap: number): Thing[][] {
  const clusters: Thing[][] = [];
  for (const thing of things) {
    const { at } = thing;
    if (!at) return [[...things]];
    const near = clusters.filter((cluster) =>
      cluster.some(({ at: other }) => other !== undefined && Math.hypot(at[0] - other[0], at[1] - other[1]) <= gap),
    );
    for (const cluster of near) clusters.splice(clusters.indexOf(cluster), 1);
    clusters.push([...near.flat(), thing]);
  }
  return clusters.some(({ length }) => length < 2) ? [[...things]] : clusters;
}
