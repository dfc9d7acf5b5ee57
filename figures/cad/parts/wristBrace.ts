import { drill, holes } from '../holes';
import { outlineOf } from '../outlines';
import type { Part } from '../part';
import { cylinder, disc, extrude, polygon, type AnyShape } from '../solids';
import { boltCircle, type Vec3 } from '../vector';

const x: Vec3 = [1, 0, 0];
const j6: Vec3 = [19.2, 0, 483.5];

/** Ears of the brace: x of the face against the bracket, height, and where its screw head rests on the bracket's other face. */
export const ears = [
  { face: 34.3, height: 526, seat: 35.8 },
  { face: 27.3, height: 501.3, seat: 28.8 },
  { face: -34.3, height: 526, seat: -35.8 },
] as const;

/** Distance of the ears' screws from the middle of the brackets. */
export const earAcross = 5.5;

/** Screws of the stop ring in the rim of motor J6: half of the six threads on dia 50, from straight up to straight down. */
export const ringScrews: readonly Vec3[] = boltCircle(j6, 50, 6, 90, [0, 1, 0], [0, 0, 1]).filter(([, across]) => across > -1);

const pressNut = 5.5;
const earHoles = holes(
  ears.map(({ face, height }) => [face, earAcross, height]),
  x,
  2.5,
);

/** Tie plate between the brackets. The table's outline contains the edges of the brackets, so what lies inside them is cut away. */
function brace(): AnyShape {
  const inside = polygon([
    [-28.8, 495],
    [27.3, 495],
    [27.3, 510.6],
    [34.3, 517.6],
    [34.3, 533],
    [-34.3, 533],
    [-34.3, 516.1],
    [-28.8, 510.6],
  ]);
  const plate = extrude(outlineOf('J6_C').intersect(inside), 'xz', 13.5, 15);
  const withEars = ears.reduce<AnyShape>((left, { face, height }) => {
    const inwards = face - Math.sign(face) * 1.5;
    const ear = polygon([
      [earAcross, height - 5.5],
      [15, height - 5.5],
      [15, height + 5.5],
      [earAcross, height + 5.5],
    ]).fuse(disc(11, earAcross, height));
    return left
      .fuse(extrude(ear, 'yz', Math.min(face, inwards), Math.max(face, inwards)))
      .fuse(cylinder([inwards, earAcross, height], [-Math.sign(face), 0, 0], pressNut, 1.5));
  }, plate);
  return drill(withEars, earHoles, 5);
}

const ringHoles = holes(ringScrews, x, 3.4);

/** The brace between the brackets, one part per arm, and the stop ring on motor J6. */
export const wristBraceParts: readonly Part[] = [
  { id: 'J6_C_right', frame: 'arm', only: 'right', holes: earHoles, build: brace },
  { id: 'J6_C_left', frame: 'arm', only: 'left', holes: earHoles, build: brace },
  {
    id: 'J6_D',
    frame: 'arm',
    holes: ringHoles,
    build: () => drill(extrude(outlineOf('J6_D'), 'yz', 16.2, 19.2), ringHoles),
  },
];
