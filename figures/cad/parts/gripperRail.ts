import { drawRoundedRectangle } from 'replicad';
import { pose } from '../../gripper/linkage';
import { holes, pockets } from '../holes';
import type { FastenerGroup, Part } from '../part';
import { disc, extrude, type AnyShape } from '../solids';
import type { Vec3 } from '../vector';
import { openGripper } from './gripperLinkage';
import { linearGuide, railSeats, sliderFace, type Guide } from './linearGuide';
import { bothSides, bored, grid, lifted } from './grid';
import { sameOnBothArms } from './swivel';
import { opposite, shifted } from './turned';

const z: Vec3 = [0, 0, 1];
const down: Vec3 = [0, 0, -1];

const guide: Guide = {
  name: 'RSE2B10-155',
  underside: 667.5,
  length: 155,
  railHoles: [-70, -50, -30, -10, 10, 30, 50, 70],
  steel: 19,
  slider: 30,
  threads: grid(15, 10),
  openAt: openGripper.slider,
  parkedAt: pose(0).slider,
};
/** Thickness of rail_CNC_attachment, and depth of its counterbores for the small heads. */
const [thick, sunk] = [5, 2];
/** Pin of the link, beside the slider. */
const pin: readonly [number, number] = [-openGripper.jawPin[1], 0];

/** Where the right jaw's slider stands, and the face of the plate on it that the jaw lies on. */
export const jawSeat: Vec3 = [0, openGripper.slider, sliderFace(guide) + thick];
/** Screws through slider and plate, and through jaw and plate, from the slider's middle. */
const sliderScrews = grid(15, 10);
export const jawScrews = grid(15, 21.6);

/** rail_CNC_attachment about its slider: plate, and the boss for the link's step bolt on the motor's side. */
function attachment(): AnyShape {
  const outline = drawRoundedRectangle(40.6, 29.7, 3).translate(-10.2, 0);
  const plate = bored(bored(bored(outline, sliderScrews, 3.2), jawScrews, 2.5), [pin], 3.3);
  const boss = (diameter: number, from: number): AnyShape => extrude(bored(disc(diameter, ...pin), [pin], 3.3), 'xy', from, 0.01);
  return pockets(extrude(plate, 'xy', 0, thick), lifted(sliderScrews, thick), down, 5, sunk)
    .fuse(boss(13.6, -5.4))
    .fuse(boss(8, -8.9));
}

const plate = shifted(
  {
    id: '',
    ...sameOnBothArms,
    build: attachment,
    holes: [...holes(lifted(sliderScrews, 0), z, 3.2), ...holes(lifted([...jawScrews, pin], 0), z, 3)],
  },
  'rail_CNC_attachment',
  [0, openGripper.slider, sliderFace(guide)],
);

/** Rail, sliders and the plates on them. */
export const gripperRailParts: readonly Part[] = [...linearGuide(guide), plate, opposite(plate, 'rail_CNC_attachment#2')];

/** Screws of the gripper's steps 6 and 7. */
export const gripperRailFasteners: readonly FastenerGroup[] = [
  {
    id: 'RSE2B10-155 to rail_connector',
    fastener: 'M3x5',
    ...sameOnBothArms,
    seats: railSeats(guide, [50, 70]),
    into: down,
    joins: ['RSE2B10-155', 'rail_connector'],
  },
  {
    id: 'rail_CNC_attachment to slider',
    fastener: 'KBBS3-6',
    ...sameOnBothArms,
    seats: bothSides(lifted(sliderScrews, -sunk, jawSeat)),
    into: down,
    joins: ['rail_CNC_attachment', 'rail_CNC_attachment#2', 'RSE2B10-155 slider', 'RSE2B10-155 slider#2'],
  },
];
