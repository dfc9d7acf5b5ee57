import { drill, holes, pockets } from '../holes';
import { outlineOf } from '../outlines';
import type { Part } from '../part';
import { box, cylinder, disc, extrude, polygon, type AnyShape } from '../solids';
import { add, boltCircle, scale, type Vec3 } from '../vector';

const x: Vec3 = [1, 0, 0];
const y: Vec3 = [0, 1, 0];
const z: Vec3 = [0, 0, 1];
const height = 558.5;

/** Screws of the ring in the rim of motor J7: dia 50 at 30, 150 and 270 degrees. The heads sink into pockets of the ring. */
export const clampScrews: readonly Vec3[] = boltCircle([0, 23, height], 50, 3, 30, x, z);

/** Screws of a trunnion arm in the flat of the ring. */
export const flatScrews = (front: 1 | -1): Vec3[] => [554.25, 562.75].map((at) => [front * 29.5, 24.75, at]);

/** Screws of J7_C in the rear of motor J7: the two of its four threads (dia 38, at 45 degrees) on the side of the connector. */
export const blockScrews: readonly Vec3[] = [545.06, 571.94].map((at) => [13.44, -29.5, at]);

const clampHoles = holes(clampScrews, y, 3.4);
const flatHoles = holes([...flatScrews(1), ...flatScrews(-1)], x, 2.5);

function clampRing(): AnyShape {
  const flats = polygon([
    [-27.5, height - 30],
    [27.5, height - 30],
    [27.5, height + 30],
    [-27.5, height + 30],
  ]);
  const ring = extrude(
    disc(57, 0, height)
      .intersect(flats)
      .cut(disc(41.4, 0, height)),
    'xz',
    19.5,
    28,
  );
  const below = polygon([
    [-25, 525],
    [25, 525],
    [25, 551],
    [-25, 551],
  ]);
  const lip = extrude(
    disc(41.6, 0, height)
      .cut(disc(36.5, 0, height))
      .intersect(below),
    'xz',
    19.5,
    21.5,
  );
  const sunk = [30, 150, 270].reduce<AnyShape>((left, degrees) => {
    const slot = polygon([
      [25, -3.25],
      [32, -3.25],
      [32, 3.25],
      [25, 3.25],
    ])
      .fuse(disc(6.5, 25, 0))
      .rotate(degrees)
      .translate(0, height);
    return left.cut(extrude(slot, 'xz', 23, 29));
  }, ring.fuse(lip));
  const threaded = ([1, -1] as const).reduce(
    (left, front) =>
      pockets(
        left,
        flatScrews(front).map(([, across, at]) => [front * 28, across, at]),
        [-front, 0, 0],
        2.5,
        8,
      ),
    sunk,
  );
  return drill(threaded, clampHoles, 6);
}

/** Slab that carries the pin of J7 on one side: +1 in front (in J6_B), -1 at the rear (in J6_A). */
function trunnion(front: 1 | -1): AnyShape {
  const slab = extrude(outlineOf('J7_B'), 'yz', Math.min(front * 29, front * 33), Math.max(front * 29, front * 33));
  const foot = box([Math.min(front * 27.5, front * 29.5), 19.5, 551], [Math.max(front * 27.5, front * 29.5), 28, 566]);
  const pin = cylinder([front * 32.9, 0, height], [front, 0, 0], 12, 0.6).fuse(cylinder([front * 33.4, 0, height], [front, 0, 0], 10, 4.1));
  return drill(pockets(slab.fuse(foot).fuse(pin), flatScrews(front), [front, 0, 0], 6.5, 5), holes(flatScrews(front), x, 3.4), 10);
}

const blockHoles = holes(blockScrews, y, 3.4);
/** The thread M4 of the lower step bolt in J7_C. */
const pivot: Vec3 = [24.3, -33, height];

function pivotBlock(): AnyShape {
  const body = extrude(outlineOf('J7_C'), 'xz', -33, -25.5).fuse(box([8.44, -38, 553.5], [24.3, -25.5, 563.5]));
  const seats = blockScrews.map((at) => add(at, scale(y, -4)));
  return pockets(drill(pockets(body, seats, y, 6.5, 4), blockHoles, 8), [pivot], [-1, 0, 0], 3.3, 14);
}

const trunnionPart = (id: string, front: 1 | -1): Part => ({
  id,
  frame: 'arm',
  holes: holes(flatScrews(front), x, 3.4),
  build: () => trunnion(front),
});

/** What motor J7 turns in and is tilted by: ring, trunnion arms and the block of the link. */
export const wristPivotParts: readonly Part[] = [
  { id: 'J7_A', frame: 'arm', holes: [...clampHoles, ...flatHoles], build: clampRing },
  trunnionPart('J7_B', -1),
  trunnionPart('J7_B#2', 1),
  { id: 'J7_C', frame: 'arm', holes: [...blockHoles, { at: pivot, along: x, diameter: 3.3 }], build: pivotBlock },
];
