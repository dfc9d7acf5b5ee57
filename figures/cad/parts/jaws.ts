import { draw, drawRoundedRectangle, type Drawing } from 'replicad';
import { holes, pockets } from '../holes';
import type { FastenerGroup, Part } from '../part';
import { box, extrude, type AnyShape } from '../solids';
import type { Vec3 } from '../vector';
import { bothSides, bored, lifted } from './grid';
import { jawScrews, jawSeat } from './gripperRail';
import { sameOnBothArms } from './swivel';
import { opposite, shifted } from './turned';

const down: Vec3 = [0, 0, -1];
/** Thickness of the jaw's plate, and depth of its counterbores. */
const [thick, sunk] = [5, 2];

/** Finger as seen from the end of the rail: 61 wide at the root, 21.4 at the round tip. Heights above the face of the jaw's plate. */
const contour = (rim: number): Drawing => {
  const [root, waist, tip] = [30.5 - rim, 15.5 - rim, 10.7 - rim];
  return draw([-root, 0])
    .lineTo([-root, 8])
    .threePointsArcTo([-tip, 60.3], [-waist, 32])
    .threePointsArcTo([tip, 60.3], [0, 60.3 + tip])
    .threePointsArcTo([root, 8], [waist, 32])
    .lineTo([root, 0])
    .close();
};

/** Inner side of the finger: it leans from the web to the gripping face, 18.3 mm nearer to the middle than the slider. */
const inner = (deeper: number, from: number): Drawing =>
  draw([-40, from])
    .lineTo([deeper - 6, from])
    .lineTo([deeper - 6, 10])
    .threePointsArcTo([deeper - 18.3, 46], [deeper - 10, 30])
    .lineTo([deeper - 18.3, 80])
    .lineTo([-40, 80])
    .close();

/** Outer side of the finger. */
const outer = draw([40, -1])
  .lineTo([6, -1])
  .lineTo([6, 14])
  .threePointsArcTo([-13.5, 52], [0, 36])
  .lineTo([-13.5, 80])
  .lineTo([40, 80])
  .close();

/** Jaw about its slider: plate with two screws on each side of the finger's web, rib beside the slider, trough in the gripping face. */
function jaw(): AnyShape {
  const plate = bored(drawRoundedRectangle(61, 29.7, 3), jawScrews, 3.4);
  const finger = extrude(contour(0), 'xz', -30, 30)
    .cut(extrude(inner(0, -1), 'yz', -31, 31))
    .cut(extrude(outer, 'yz', -31, 31))
    .cut(extrude(inner(2.5, 6), 'yz', -31, 31).intersect(extrude(contour(4.5), 'xz', -30, 30)));
  return pockets(extrude(plate, 'xy', 0, thick), lifted(jawScrews, thick), down, 4.7, sunk)
    .fuse(finger.translate(0, 0, thick - 0.01))
    .fuse(box([10.15, -14.85, -12.8], [15.1, 14.85, 0.01]));
}

const right = shifted({ id: '', ...sameOnBothArms, build: jaw, holes: holes(lifted(jawScrews, 0), down, 3.4) }, 'right-jaw', jawSeat);

/** The printed jaws. Sides are named as seen from behind the motor. */
export const jawParts: readonly Part[] = [right, opposite(right, 'left-jaw')];

/** Screws of the gripper's step 9. */
export const jawFasteners: readonly FastenerGroup[] = [
  {
    id: 'jaws to rail_CNC_attachment',
    fastener: 'KBBS3-6',
    ...sameOnBothArms,
    seats: bothSides(lifted(jawScrews, thick - sunk, jawSeat)),
    into: down,
    joins: ['right-jaw', 'left-jaw', 'rail_CNC_attachment', 'rail_CNC_attachment#2'],
  },
];
