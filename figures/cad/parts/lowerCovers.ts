import type { FastenerGroup, Part } from '../part';
import { box, cylinder, extrude, polygon, type AnyShape } from '../solids';
import type { Vec3 } from '../vector';

// Covers of forearm and wrist: outer shapes by size and place in the arm, walls 2 mm thick.
const z: Vec3 = [0, 0, 1];
const x: Vec3 = [1, 0, 0];

function frontOfForearm(): AnyShape {
  const outside = cylinder([0, 0, 372.3], z, 65, 66.7)
    .intersect(box([-12.5, -39.1, 372], [40, 39.1, 440]))
    .fuse(box([-12.5, -39.1, 385], [0, 39.1, 439]).cut(box([-13, -35, 380], [1, 35, 440])));
  return outside.cut(cylinder([0, 0, 370], z, 61, 75)).cut(box([-20, -25, 360], [40, 25, 381]));
}

function backOfForearm(): AnyShape {
  const profile = (inset: number): [number, number][] => [
    [-37 + inset, 362.5],
    [-24, 362.5],
    [-12.5, 388],
    [-12.5, 439],
    [-42.5 + inset, 439],
    [-42.5 + inset, 405],
  ];
  const slots = [24, -24].map((y) => box([-50, y - 2, 423], [-30, y + 2, 440]));
  const screws: Vec3[] = [
    [-60, 24, 396],
    [-60, -24, 396],
    [-60, 33.5, 430],
    [-60, -33.5, 430],
  ];
  const shell = extrude(polygon(profile(0)), 'xz', -39.1, 39.1)
    .cut(extrude(polygon(profile(2)), 'xz', -37.1, 37.1))
    .cut(cylinder([0, 0, 385], z, 58, 60));
  return [...slots, ...screws.map((at) => cylinder(at, x, 5, 35))].reduce((solid, tool) => solid.cut(tool), shell);
}

/** Outline of the wrist covers seen along x: a ring round J6 that widens to a foot. */
const onion = (inset: number, from: number, to: number): AnyShape => {
  const foot = polygon([
    [-35 + inset, 443.5],
    [35 - inset, 443.5],
    [38 - inset, 462],
    [30.5 - inset, 483.5],
    [-30.5 + inset, 483.5],
    [-38 + inset, 462],
  ]);
  return extrude(foot, 'yz', from, to).fuse(cylinder([from, 0, 483.5], x, 61 - 2 * inset, to - from));
};

/** Leg beside motor J6, a triangle that ends at z 531.5; `to` is 1 for the front cover, -1 for the rear one. */
const leg = (y: number, to: 1 | -1): AnyShape =>
  extrude(
    polygon([
      [5 * to, 505],
      [26 * to, 500],
      [34 * to, 520],
      [33 * to, 531.5],
    ]),
    'xz',
    y,
    y + 2,
  );

/** Lower ear for a screw: only on the outer side. */
const lowerEar = (from: number, to: number): AnyShape =>
  cylinder([from, 19, 517], x, 9, to - from).cut(cylinder([from - 1, 19, 517], x, 3.2, to - from + 2));

/** On the side of the body only the wing at the top is left: below it, the lever and the push rod of the wrist need room. */
/** Room for motor J6, a little larger than it. */
const roomForJ6 = (): AnyShape => cylinder([-29, 0, 483.5], x, 57.6, 48);

function frontOfWrist(): AnyShape {
  return onion(0, 0, 32.3)
    .cut(onion(2, -1, 30.3))
    .cut(cylinder([25, 0, 466], x, 7, 20))
    .cut(box([-1, -40, 472], [30.3, -14, 520]))
    .fuse(leg(15, 1))
    .fuse(lowerEar(0, 6))
    .cut(roomForJ6());
}

/** On the side of the body a flap reaches forwards over motor J6. */
function backOfWrist(): AnyShape {
  const holes: Vec3[] = [13.4, -13.4].flatMap((y) => [470.1, 496.9].map((at): Vec3 => [-40, y, at]));
  const flap = onion(0, -1, 12.8)
    .cut(onion(2, -2, 14))
    .intersect(box([-1, -40, 474], [13, -10, 520]));
  const shell = onion(0, -32.3, 0)
    .cut(onion(2, -30.3, 1))
    .fuse(flap);
  const withLegs = [leg(15, -1), leg(-17, -1), lowerEar(-30, 0)].reduce<AnyShape>((solid, part) => solid.fuse(part), shell);
  const corners: Vec3[] = [31, -31].map((y): Vec3 => [-40, y, 457]);
  const withMotorBolts = holes.reduce((solid, at) => solid.cut(cylinder(at, x, 6, 20)), withLegs);
  return corners.reduce((solid, at) => solid.cut(cylinder(at, x, 3.4, 20)), withMotorBolts).cut(roomForJ6());
}

export const lowerCoverParts: readonly Part[] = [
  { id: 'J4-J5_A', frame: 'arm', holes: [], build: frontOfForearm, clears: ['J4_D', 'J4_E', 'AETTS8-74.2-SC0-M3-N3'] },
  { id: 'J4-J5_B', frame: 'arm', holes: [], build: backOfForearm, clears: ['J4_D', 'J4_E'] },
  { id: 'J6-J7_A_Right', frame: 'arm', holes: [], build: frontOfWrist, clears: ['J6_B', 'J6_C_right'], only: 'right' },
  {
    id: 'J6-J7_B_Right',
    frame: 'arm',
    holes: [],
    build: backOfWrist,
    clears: ['J6_A', 'J6_C_right', 'J6-J7_A_Right'],
    only: 'right',
  },
  { id: 'J6-J7_A_Left', frame: 'arm', holes: [], build: frontOfWrist, clears: ['J6_B', 'J6_C_right'], only: 'left' },
  {
    id: 'J6-J7_B_Left',
    frame: 'arm',
    holes: [],
    build: backOfWrist,
    clears: ['J6_A', 'J6_C_right', 'J6-J7_A_Left'],
    only: 'left',
  },
];

const screw = 'CSPPNSB-STU-TP3-8';
const forwards: Vec3 = [1, 0, 0];

/** Casing screws: all are driven from the back, through the B cover into the A cover. */
export const coverFasteners: readonly FastenerGroup[] = [
  {
    id: 'J1-J2 covers',
    fastener: screw,
    frame: 'shoulder',
    into: forwards,
    joins: [],
    seats: [
      [-8, 42.75, 68],
      [-8, -42.75, 68],
    ],
  },
  {
    id: 'J2-J3 covers',
    fastener: screw,
    frame: 'arm',
    into: forwards,
    joins: [],
    seats: [
      [-48.4, 29, 172],
      [-48.4, -29, 172],
    ],
  },
  {
    id: 'J3-J4 covers',
    fastener: screw,
    frame: 'arm',
    into: forwards,
    joins: [],
    seats: [21.5, -21.5].flatMap((y): Vec3[] => [
      [-41, y, 251],
      [-36.5, y, 297],
    ]),
  },
  {
    id: 'J4-J5 covers',
    fastener: screw,
    frame: 'arm',
    into: forwards,
    joins: [],
    seats: [
      [-40, 24, 396],
      [-40, -24, 396],
      [-42.5, 33.5, 430],
      [-42.5, -33.5, 430],
    ],
  },
  {
    id: 'J6-J7 covers',
    fastener: screw,
    frame: 'arm',
    into: forwards,
    joins: [],
    seats: [
      [-32.3, 31, 457],
      [-32.3, -31, 457],
      [-30, 19, 517],
    ],
  },
];
