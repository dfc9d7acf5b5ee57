import { draw, drawRectangle, drawRoundedRectangle, type Drawing } from 'replicad';
import { holes, pockets } from '../holes';
import type { FastenerGroup, Part } from '../part';
import { box, cylinder, disc, extrude, type AnyShape } from '../solids';
import type { Vec3 } from '../vector';
import { bored, lifted } from './grid';
import { collarAt, openLeader, pincerScrews, pincerSeat, pincerSeatAbove } from './leaderLinkage';
import { sameOnBothArms } from './swivel';

const z: Vec3 = [0, 0, 1];
const down: Vec3 = [0, 0, -1];
/** Back and front of the plate, above the slider's face; the groove for the slider is 15 wide. */
const [back, front] = [-1.75, 6.25];
/** Ends of the 110 mm long lever, along the rail's cross direction; the finger loop hangs at the lower end. */
const [top, bottom] = [26, -84];
const loop = { width: 29, length: 40, from: -26.75, to: -11.75 };
const pinAt = openLeader.jawPin[1];

const stadium = (width: number, length: number): Drawing =>
  drawRectangle(length - width, width)
    .fuse(disc(width, (length - width) / 2))
    .fuse(disc(width, (width - length) / 2));

/** Pincer about its slider; `boss` is where the link's pin is: above the screws (1) or below them (-1). */
function pincer(boss: 1 | -1): AnyShape {
  const pin: readonly [number, number] = [boss * pinAt, 0];
  const loopAt = bottom + loop.length / 2;
  const knee = bottom + loop.length - 3;
  const outline = bored(drawRoundedRectangle(top - knee - 12, 21, 4).translate((top + knee + 12) / 2, 0), pincerScrews, 3.4);
  // S-bend that brings the loop back to the grip.
  const bend = draw([knee + 13, front])
    .lineTo([knee + 13, front - 5])
    .lineTo([knee + 8, front - 5])
    .lineTo([knee + 3, loop.from])
    .lineTo([knee - 3, loop.from])
    .lineTo([knee - 3, loop.to])
    .lineTo([knee + 1, loop.to])
    .lineTo([knee + 6, front])
    .close();
  const plate = extrude(outline, 'xy', back, front)
    .cut(box([-14, -7.5, back - 1], [14, 7.5, 0]))
    .cut(box([knee, -20, back - 1], [-pinAt - 8, 20, front - 5]));
  const body = plate
    .fuse(extrude(bend, 'xz', -10.5, 10.5))
    .fuse(cylinder([pin[0], 0, collarAt + 1 - pincerSeat[2]], z, 14, pincerSeat[2] - collarAt))
    .fuse(cylinder([pin[0], 0, collarAt - pincerSeat[2]], z, 8, 2))
    .fuse(extrude(stadium(loop.width, loop.length).translate(loopAt, 0), 'xy', loop.from, loop.to))
    .cut(extrude(stadium(19, 30).translate(loopAt, 0), 'xy', loop.from - 1, loop.to + 1));
  const sunk = pockets(body, lifted(pincerScrews, front), down, 6, front - pincerSeatAbove);
  return pockets(sunk, [[pin[0], 0, collarAt - pincerSeat[2] - 1]], z, 5.7, 8);
}

const insertAt = (side: 1 | -1): Vec3 => [side * -pinAt, side * openLeader.slider, collarAt];

function placed(id: string, side: 1 | -1): Part {
  const place: Vec3 = [0, side * pincerSeat[1], pincerSeat[2]];
  return {
    id,
    ...sameOnBothArms,
    build: () => pincer(side === 1 ? -1 : 1).translate([...place]),
    holes: [...holes(lifted(pincerScrews, pincerSeatAbove, place), z, 3.4), ...holes([insertAt(side)], z, 4)],
  };
}

/** The printed pincers: the right one has its boss below the screws, the left one above. Sides are named as seen from behind the motor. */
export const pincerParts: readonly Part[] = [placed('right-pincer', 1), placed('left-pincer', -1)];

/** Inserts of the leader's step 3. */
export const pincerFasteners: readonly FastenerGroup[] = [
  {
    id: 'inserts of pincers',
    fastener: 'M4x4-insert',
    ...sameOnBothArms,
    seats: [insertAt(1), insertAt(-1)],
    into: z,
    joins: ['right-pincer', 'left-pincer'],
  },
];
