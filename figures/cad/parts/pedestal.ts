import { Plane, drawRoundedRectangle, type Drawing } from 'replicad';
import { holes, pockets, type Hole } from '../holes';
import { outlineOf } from '../outlines';
import type { Part } from '../part';
import { box, disc, extrude, polygon, type AnyShape } from '../solids';
import type { Vec3 } from '../vector';
import { bores } from './motorStand';
import { postSeats } from './pedestalBracket';

const x: Vec3 = [1, 0, 0];
const z: Vec3 = [0, 0, 1];

const square = (fromU: number, fromV: number, toU: number, toV: number): Drawing =>
  polygon([[fromU, fromV], [toU, fromV], [toU, toV], [fromU, toV]]); // prettier-ignore

/** Tapped holes of the base plate: 8 along its length, 6 across. */
const grid = [-135, -105, -75, -45, -15, 15, 45, 75].flatMap((u) =>
  [-75, -45, -15, 15, 45, 75].map((v): readonly [number, number] => [u, v]),
);

const plate = (): AnyShape =>
  extrude(drawRoundedRectangle(250, 190, 5).translate(-30, 0), 'xy', 0, 8).cut(extrude(bores(grid, 5.5), 'xy', -1, 9));

/** One slot of the profile, in the face towards +v, on the side of +u. */
const slot = (): Drawing => outlineOf('extrusion 60x60x750');

/** Section of the post: two slots in each face, four cores, a cross in the middle. */
function postSection(): Drawing {
  const slots = [0, 90, 180, 270].flatMap((turn) => [slot().rotate(turn, [0, 0]), slot().translate(-30, 0).rotate(turn, [0, 0])]);
  const cores = [-15, 15].flatMap((u) => [-15, 15].map((v) => disc(6.8, u, v)));
  const cross = square(-27, -4.75, 27, 4.75).fuse(square(-4.75, -27, 4.75, 27));
  return [...slots, ...cores, cross].reduce((left, gap) => left.cut(gap), square(-30, -30, 30, 30));
}

/** The lower end of the post for drawings of what is bolted there; the slanted end says that it goes on. */
const lowerEnd = (): AnyShape =>
  extrude(postSection(), 'xy', 8, 300).cut(extrude(polygon([[-40, 262], [40, 302], [40, 320], [-40, 320]]), 'xz', -40, 40)); // prettier-ignore

/** Screws of the brace, under their heads: two down into the plate, two forward into nuts in the post. */
export const braceFootSeats = [-15, 15].map((v): Vec3 => [-135, v, 13.6]);
/** As far from the face of the post as the feet from the plate, so that the same screws reach the nuts. */
export const braceTopSeats = [-15, 15].map((v): Vec3 => [-35.6, v, 188]);

function brace(): AnyShape {
  const lower = slot().translate(0, -15);
  const slots = [0, 180].flatMap((turn) => [lower.clone().rotate(turn, [0, 0]), lower.clone().translate(-30, 0).rotate(turn, [0, 0])]);
  const sides = [90, 270].map((turn) => slot().translate(-15, 0).rotate(turn, [0, 0]));
  const section = [...slots, ...sides].reduce((left, gap) => left.cut(gap), square(-30, -15, 30, 15));
  // Profile axis at 60 degrees to the plate, through the middles of both mitred faces; its second direction looks up to the rear.
  const lean = new Plane([-135.7 - 40, 0, 8 - 40 * Math.sqrt(3)], [0, 1, 0], [0.5, 0, Math.sqrt(3) / 2]);
  const whole = (section.sketchOnPlane(lean) as unknown as { extrude(length: number): AnyShape }).extrude(380);
  const mitred = whole.cut(box([-300, -40, -200], [50, 40, 8])).cut(box([-30, -40, -50], [200, 40, 400]));
  const toPlate = pockets(pockets(mitred, braceFootSeats, z, 13.5, 40), braceFootSeats, [0, 0, -1], 6.6, 10);
  return pockets(pockets(toPlate, braceTopSeats, [-1, 0, 0], 13.5, 40), braceTopSeats, x, 6.6, 10);
}

/** Where nuts sit in the slots: for the brackets, for the brace, and for J1_A of both arms. */
const nutHoles: readonly Hole[] = [
  ...holes(postSeats, [0, 1, 0], 6),
  ...holes(braceTopSeats, x, 6),
  ...holes([-15, 15].flatMap((u) => [645.5, 750.5].flatMap((height) => [-30, 30].map((v): Vec3 => [u, v, height]))), [0, 1, 0], 6), // prettier-ignore
];

/** Base plate, post (and its lower end alone) and brace of the pedestal. */
export const pedestalParts: readonly Part[] = [
  { id: 'base-plate', frame: 'robot', build: plate, holes: grid.map(([u, v]) => ({ at: [u, v, 8], along: z, diameter: 5.5 })) },
  { id: 'HFSB6-6060-750', frame: 'robot', build: () => extrude(postSection(), 'xy', 8, 758), holes: nutHoles },
  { id: 'HFSB6-6060-750#lower', frame: 'robot', build: lowerEnd, holes: nutHoles },
  { id: 'HFBL30A6-3060-123-SSP', frame: 'robot', build: brace, holes: [...holes(braceFootSeats, z, 6.6), ...holes(braceTopSeats, x, 6.6)] },
];
