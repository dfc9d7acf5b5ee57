import { draw, drawRectangle } from 'replicad';
import { drill, holes, pockets } from '../holes';
import type { FastenerGroup, Part } from '../part';
import { box, cylinder, disc, extrude, polygon, type AnyShape } from '../solids';
import { boltCircle, type Vec3 } from '../vector';
import { bored, bothSides } from './grid';
import { gripperMountFasteners, gripperMountParts } from './gripperMount';
import { sameOnBothArms } from './swivel';
import { shifted } from './turned';

const x: Vec3 = [1, 0, 0];
const y: Vec3 = [0, 1, 0];
const z: Vec3 = [0, 0, 1];
const down: Vec3 = [0, 0, -1];
/** Heights: the printed rear disc lies under motor J8, the ring on its rim, the wings end under the rail. */
const [disc0, motor, rim, ringTop, wing] = [606, 608, 653, 658, 670];

const onCircle = (diameter: number, count: number, first: number, height: number): Vec3[] =>
  boltCircle([0, 0, height], diameter, count, first, x, y);
const ringHoles = onCircle(50, 6, 90, ringTop);
/** The two holes of the ring in the roots of the arms take the long screws, the other four the short ones. */
const inRoots = ([, across]: Vec3): boolean => Math.abs(across) > 20;
const shortSeats = ringHoles.filter((hole) => !inRoots(hole));
const longSeats = bothSides([[0, 25, 664]]);
const rearHoles = onCircle(38, 4, 45, disc0);
const inserts = bothSides([
  [0, 40, wing],
  [0, 60, wing],
]);

/** Section of one arm: from the ring over the root to the flat under the rail and the end tab. */
const arm = polygon([
  [21, rim],
  [30, rim],
  [41, 664],
  [71, 664],
  [71, 680],
  [68, 680],
  [68, wing],
  [37, wing],
  [31, 664],
  [21, 664],
]);

/** Pistol grip: hangs from the motor's cradle, with a hollow for the fingers and a flared foot. Seen along the rail. */
const grip = draw([-20, 612])
  .lineTo([-44, 612])
  .lineTo([-54, 617])
  .threePointsArcTo([-122, 613], [-88, 618])
  .lineTo([-133.5, 606])
  .lineTo([-133.5, 650])
  .lineTo([-122, 647])
  .threePointsArcTo([-58, 649], [-90, 643])
  .lineTo([-44, 650])
  .lineTo([-20, 650])
  .close();

function connector(): AnyShape {
  const plates = [
    [rearHoles, 3.2, disc(57), disc0, motor],
    [ringHoles, 3.4, disc(57).cut(disc(39)), rim, ringTop],
  ] as const;
  const [rear, ring] = plates.map(([points, diameter, outline, from, to]) =>
    extrude(
      bored(
        outline,
        points.map(([u, v]) => [u, v] as const),
        diameter,
      ),
      'xy',
      from,
      to,
    ),
  ) as [AnyShape, AnyShape];
  // Half shell under the motor: it leaves the connector windows at both sides open.
  const shell = extrude(disc(62).cut(disc(58)).cut(drawRectangle(80, 80).translate(30, 0)), 'xy', disc0, ringTop);
  const side = extrude(arm, 'yz', -5, 5);
  const arms = drill(side.clone().fuse(side.rotate(180, [0, 0, 0], [0, 0, 1])), holes(longSeats, z, 3.4), 20);
  const handle = extrude(grip, 'xz', -15, 15).fuse(box([-44, -28.5, 612], [-12, 28.5, 650]));
  const body = rear
    .fuse(handle.cut(cylinder([0, 0, 600], z, 58, 60)))
    .fuse(shell)
    .fuse(arms)
    .fuse(ring);
  return pockets(body, inserts, down, 4.2, 8);
}

const leaderRear = new Set(['J8_A', 'J8_B']);
const back: Vec3 = [0, 0, disc0 - motor];

/** Grip of the leader, and its J8_A and J8_B: these stand 2 mm further back than those of the gripper, by the printed disc. */
export const leaderGripParts: readonly Part[] = [
  {
    id: 'rail-connector-leader',
    ...sameOnBothArms,
    build: connector,
    holes: [...holes(shortSeats, z, 3.4), ...holes(longSeats, z, 3.4), ...holes(rearHoles, z, 3.2), ...holes(inserts, z, 3)],
  },
  ...gripperMountParts.filter(({ id }) => leaderRear.has(id)).map((part) => shifted(part, `${part.id}#leader`, back)),
];

const screwsOf = (id: string): FastenerGroup => {
  const group = gripperMountFasteners.find((one) => one.id === id);
  if (!group) throw new Error(`figures/cad/parts/gripperMount.ts has no fasteners "${id}".`);
  return { ...group, id: `${id}, leader`, seats: group.seats.map(([u, v, w]): Vec3 => [u, v, w + back[2]]) };
};

/** Inserts and screws of the leader's steps 1, 4, 6, 7 and 13. */
export const leaderGripFasteners: readonly FastenerGroup[] = [
  { ...screwsOf('J8_A to J8_B'), joins: ['J8_A#leader', 'J8_B#leader'] },
  {
    id: 'inserts of rail-connector-leader',
    fastener: 'M3x6-insert',
    ...sameOnBothArms,
    seats: inserts,
    into: down,
    joins: ['rail-connector-leader'],
  },
  {
    id: 'rail-connector-leader to J8',
    fastener: 'M3x8',
    ...sameOnBothArms,
    seats: shortSeats,
    into: down,
    joins: ['rail-connector-leader', 'J8 motor'],
  },
  {
    id: 'rail-connector-leader to J8, long',
    fastener: 'M3x15',
    ...sameOnBothArms,
    seats: longSeats,
    into: down,
    joins: ['rail-connector-leader', 'J8 motor'],
  },
  { ...screwsOf('J8_B to J8'), fastener: 'M3x10', joins: ['J8_B#leader', 'rail-connector-leader', 'J8 motor'] },
];
