import { drill, holes, pockets } from '../holes';
import { outlineOf } from '../outlines';
import type { Part } from '../part';
import { disc, extrude, polygon, tube, type AnyShape } from '../solids';
import { boltCircle, type Vec3 } from '../vector';

const [x, y, z]: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;
const j7Height = 558.5;
const j6Height = 483.5;

/** Screws of a bracket foot in its wing of J5_A: all on R19.95. `front` is +1 for J6_B, -1 for J6_A. */
export const wingScrews = (front: 1 | -1): Vec3[] =>
  ([-11.75, 0, 11.75] as const).map((across) => [front * (across === 0 ? 19.95 : 16.12), across, 451.5]);

/** Screws of J5_A in the output of motor J5. */
export const hubScrews: readonly Vec3[] = boltCircle([0, 0, 451.5], 27, 6, 0, x, y);

/** Screws of the pad of J6_A in the rear of motor J6: dia 38, at 45 degrees. The heads rest on the pad. */
export const padScrews: readonly Vec3[] = boltCircle([-30.3, 0, j6Height], 38, 4, 45, y, z);

const hubHoles = holes(hubScrews, z, 3.4);
const wingHoles = holes([...wingScrews(1), ...wingScrews(-1)], z, 2.5);

function hubWithWings(): AnyShape {
  const hub = extrude(disc(33.4).cut(disc(15)), 'xy', 438, 451.5);
  const wing = polygon([
    [-24, -15],
    [24, -15],
    [24, 15],
    [-24, 15],
  ])
    .intersect(disc(48))
    .cut(disc(32));
  const lug = disc(42)
    .cut(disc(33))
    .intersect(
      polygon([
        [0, 0],
        [24, -6.43],
        [24, 6.43],
      ]),
    );
  const whole = drill(hub.fuse(extrude(wing, 'xy', 445.5, 450)).fuse(extrude(lug, 'xy', 437.3, 446)), hubHoles);
  return pockets(whole, [...wingScrews(1), ...wingScrews(-1)], [0, 0, -1], 2.5, 9);
}

/**
 * Sheet of 1.5 mm between a wing of J5_A and the bearing of J7. `strip`: outer face of its lower half in |x|. The lower half of
 * J6_A lies on the rear face of motor J6 (x=-28.8), so it stands 1.5 further out than that of J6_B, and its joggle is 5.5 instead of 7.
 */
function bracket(front: 1 | -1, strip: number): AnyShape {
  const between = (a: number, b: number): [number, number] => (front > 0 ? [a, b] : [-b, -a]);
  const across = polygon([
    [-15, 450],
    [15, 450],
    [15, 510],
    [-15, 510],
  ]);
  const pad = disc(57, 0, j6Height).cut(
    polygon([
      [-30, 510],
      [30, 510],
      [30, 520],
      [-30, 520],
    ]),
  );
  const foot = polygon([
    [front * 13.5, -15],
    [front * strip, -15],
    [front * strip, 15],
    [front * 13.5, 15],
  ]).cut(disc(33.4));
  const bend = 1.5 * Math.tan(Math.PI / 8);
  const top = 510 + 35.8 - strip;
  const joggle = polygon(
    (
      [
        [strip, 509],
        [strip, 510],
        [35.8, top],
        [35.8, 518],
        [34.3, 518],
        [34.3, top + bend],
        [strip - 1.5, 510 + bend],
        [strip - 1.5, 509],
      ] as const
    ).map(([u, v]) => [front * u, v] as const),
  );
  return extrude(front < 0 ? across.fuse(pad) : across, 'yz', ...between(strip - 1.5, strip))
    .fuse(extrude(foot, 'xy', 450, 451.5))
    .fuse(extrude(joggle, 'xz', -15, 15))
    .fuse(extrude(outlineOf('J6_A and J6_B'), 'yz', ...between(34.3, 35.8)));
}

const eye = (front: 1 | -1): Vec3 => [front * 35, 0, j7Height];
const footHoles = (front: 1 | -1) => holes(wingScrews(front), z, 3.4);
const braceHoles = (front: 1 | -1, height: number) =>
  holes(
    [-5.5, 5.5].map((across): Vec3 => [front * 35, across, height]),
    x,
    3.4,
  );
const eyeHole = (front: 1 | -1) => holes([eye(front)], x, 15);

const rearHoles = [...footHoles(-1), ...holes(padScrews, x, 3.4), ...braceHoles(-1, 526), ...eyeHole(-1)];
const frontHoles = [...footHoles(1), ...braceHoles(1, 501.3), ...braceHoles(1, 526), ...eyeHole(1)];

/** Flanged bearing 10 × 15 × 4 in the eye of a bracket, put in from inside; shields are shown as a groove. */
function bearing(front: 1 | -1): AnyShape {
  const out: Vec3 = [front, 0, 0];
  return tube([front * 33.5, 0, j7Height], out, 16.5, 10, 0.8)
    .fuse(tube([front * 34.29, 0, j7Height], out, 15, 10, 3.21))
    .cut(tube([front * 33, 0, j7Height], out, 13.6, 11.6, 0.8))
    .cut(tube([front * 37.2, 0, j7Height], out, 13.6, 11.6, 0.8));
}

/** The brackets between motor J5 and the axis of J7, with their bearings. */
export const wristBracketsParts: readonly Part[] = [
  {
    id: 'J5_A',
    frame: 'arm',
    holes: [...hubHoles, ...wingHoles],
    build: hubWithWings,
  },
  { id: 'J6_A', frame: 'arm', holes: rearHoles, build: () => drillThin(bracket(-1, 30.3), rearHoles) },
  { id: 'J6_B', frame: 'arm', holes: frontHoles, build: () => drillThin(bracket(1, 28.8), frontHoles) },
  { id: 'FL6700ZZ', frame: 'arm', holes: [{ at: eye(-1), along: x, diameter: 10 }], build: () => bearing(-1) },
  { id: 'FL6700ZZ#2', frame: 'arm', holes: [{ at: eye(1), along: x, diameter: 10 }], build: () => bearing(1) },
];

/** Holes through one sheet only: a hole in the foot must not meet what lies behind it. */
function drillThin(sheet: AnyShape, through: Part['holes']): AnyShape {
  return drill(sheet, through, 10);
}
