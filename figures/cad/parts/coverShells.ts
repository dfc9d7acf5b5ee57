import { draw } from 'replicad';
import type { Part } from '../part';
import { box, cylinder, extrude, polygon, type AnyShape } from '../solids';
import type { Vec3 } from '../vector';

// The printed covers of an arm: outer shapes by size and place in the arm, walls 2 mm thick. Ribs and clips inside are left out.
const z: Vec3 = [0, 0, 1];
const x: Vec3 = [1, 0, 0];

/** Half ring behind the hub of J1, its roof cut out for motor J2. The J2 cable comes out through the square loop in the middle of the arch. */
function backOfHub(): AnyShape {
  const roof = (inset: number): AnyShape =>
    extrude(
      polygon([
        [-46 + inset, 58],
        [-46 + inset, 73 - inset],
        [0.1, 79.7 - inset],
        [0.1, 58],
      ]),
      'xz',
      -50,
      50,
    );
  const shell = cylinder([0, 0, 63], z, 92, 20)
    .intersect(roof(0))
    .cut(cylinder([0, 0, 60], z, 88, 30).intersect(roof(2)));
  const loop = box([-54, -9, 58.5], [-44, 9, 69.5]);
  const opening = box([-60, -6.5, 61], [-40, 6.5, 67.5]);
  return shell
    .cut(cylinder([-60, 0, 122.5], x, 100, 80))
    .fuse(loop)
    .cut(opening);
}

/** Dome over the front of motor J2, with a neck down to the hub of J1. */
function frontOfJ2(): AnyShape {
  const dome = (radius: number, from: number, flat: number): AnyShape =>
    cylinder([from, 0, 122.5], x, 2 * radius, 34 - from).fuse(cone([34, 0, 122.5], radius, flat, 49 - 34));
  const outer = dome(49, 20.4, 34);
  const inner = dome(47, 10, 32).translate(-2, 0, 0);
  const neck = cylinder([0, 0, 63], z, 92, 40)
    .cut(cylinder([0, 0, 60], z, 88, 50))
    .intersect(box([0, -49, 60], [49, 49, 92]));
  return outer
    .fuse(neck)
    .cut(inner)
    .cut(cylinder([-5, 0, 122.5], x, 98, 25.4));
}

/** A cone along +x from one radius to another. */
function cone([fromX, y, atZ]: Vec3, wide: number, narrow: number, height: number): AnyShape {
  const profile = draw([fromX, 0])
    .lineTo([fromX, wide])
    .lineTo([fromX + height, narrow])
    .lineTo([fromX + height, 0])
    .close();
  const sketch = profile.sketchOnPlane('XY') as unknown as { revolve(axis: Vec3): AnyShape };
  return sketch.revolve([1, 0, 0]).translate(0, y, atZ);
}

/** Half ring round the front of J2_B. */
function frontOfJ2B(): AnyShape {
  const plan = (radius: number): AnyShape => cylinder([0, 0, 160], z, 2 * radius, 40).fuse(box([-13.6, -radius, 160], [0, radius, 200]));
  const side = extrude(
    polygon([
      [-13.6, 167.6],
      [34.8, 173.5],
      [34.8, 185.5],
      [-13.6, 185.5],
    ]),
    'xz',
    -40,
    40,
  );
  return plan(34.8).cut(plan(32.8)).intersect(side);
}

/** Cap over the rotor of J2; the J3-J4 cable leaves through the hole in its middle. */
function backOfJ2(): AnyShape {
  const mirror = (shape: AnyShape): AnyShape => shape.mirror('YZ');
  const cap = mirror(cylinder([28.4, 0, 122.5], x, 98, 5).fuse(cone([33.4, 0, 122.5], 49, 34, 15)));
  const hollow = mirror(cylinder([20, 0, 122.5], x, 94, 13.4).fuse(cone([33.4, 0, 122.5], 47, 33, 13)));
  const neck = extrude(
    polygon([
      [-35, 150],
      [35, 150],
      [35, 185.5],
      [-35, 185.5],
    ]),
    'yz',
    -48.4,
    -13.6,
  );
  const inside = extrude(
    polygon([
      [-33, 140],
      [33, 140],
      [33, 190],
      [-33, 190],
    ]),
    'yz',
    -46.4,
    -10,
  );
  return cap
    .fuse(neck)
    .cut(hollow)
    .cut(inside)
    .cut(cylinder([-60, 0, 122.5], x, 16, 30))
    .cut(cylinder([-60, 29, 172], x, 3.4, 20))
    .cut(cylinder([-60, -29, 172], x, 3.4, 20))
    .cut(cylinder([-28.4, 0, 122.5], x, 98.2, 60));
}

/** Upper arm from the side: follows the S-curve of J4_A. */
const upperArm = (rear: number, front: number, top: number, bottom: number): [number, number][] => [
  [rear, top],
  [front, top],
  [front, top + 62],
  [front - 16, top + 104],
  [front - 16, bottom],
  [rear, bottom],
];

function frontOfUpperArm(): AnyShape {
  const outside = cylinder([0, 0, 188.5], z, 69.6, 123.7).intersect(
    extrude(polygon(upperArm(-12.5, 34.8, 188.5, 312.2)), 'xz', -32.5, 32.5),
  );
  const inside = cylinder([0, 0, 180], z, 65.6, 140).intersect(extrude(polygon(upperArm(-14, 32.8, 180, 318)), 'xz', -30.5, 30.5));
  return outside.cut(inside);
}

function backOfUpperArm(): AnyShape {
  const profile = (inset: number): [number, number][] => [
    [-42.5 + inset, 189.2],
    [-10.5, 189.2],
    [-10.5, 230],
    [-24, 322.5],
    [-37 + inset, 322.5],
    [-37 + inset, 292],
    [-42.5 + inset, 250],
  ];
  const outside = extrude(polygon(profile(0)), 'xz', -32.5, 32.5).intersect(cylinder([0, 0, 180], z, 100, 150));
  return outside
    .cut(extrude(polygon(profile(2)), 'xz', -30.5, 30.5))
    .cut(cylinder([0, 0, 188], z, 58, 70))
    .cut(cylinder([-60, 21.5, 251], x, 6.5, 30))
    .cut(cylinder([-60, -21.5, 251], x, 6.5, 30))
    .cut(cylinder([-60, 21.5, 297], x, 6.5, 40))
    .cut(cylinder([-60, -21.5, 297], x, 6.5, 40));
}

export const coverShellParts: readonly Part[] = [
  { id: 'J1-J2_B', frame: 'shoulder', holes: [], build: backOfHub, clears: ['J1_D'] },
  { id: 'J1-J2_A', frame: 'shoulder', holes: [], build: frontOfJ2, clears: ['J1_E'] },
  { id: 'J2-J3_A', frame: 'arm', holes: [], build: frontOfJ2B },
  { id: 'J2-J3_B', frame: 'arm', holes: [], build: backOfJ2 },
  { id: 'J3-J4_A', frame: 'arm', holes: [], build: frontOfUpperArm, clears: ['J4_A'] },
  { id: 'J3-J4_B', frame: 'arm', holes: [], build: backOfUpperArm, clears: ['J4_A', 'J3-J4_A'] },
];
