import { gripperLimits, pose } from '../../gripper/linkage';
import { holes } from '../holes';
import type { FastenerGroup, Part } from '../part';
import { add, type Vec3 } from '../vector';
import { bothSides } from './grid';
import { linearGuide, railSeats, sliderFace, type Guide } from './linearGuide';
import { linksOf, rotor, rotorSeats, sameOnBothArms, stepBoltSeats, type RotorSize } from './swivel';

const z: Vec3 = [0, 0, 1];
const down: Vec3 = [0, 0, -1];
/** Output face of motor J8, and underside of the links: they lie on the collars of the rotor. */
const [output, linkAt] = [654, 667.5];
/** Measured on the printed part: 70 mm between the eyes; its eyes hold M4 inserts. */
const size: RotorSize = { length: 70, width: 11, flange: 7, bar: [7, 12.5], collar: 13.5, bore: 5.7 };
const lengths = { crank: 35, link: 30 };

/** As the gripper, the leader is drawn with its pincers apart. */
export const openLeader = pose(gripperLimits().turn, lengths);
const seats = stepBoltSeats(openLeader, linkAt);
const rotorScrews = rotorSeats(openLeader, size);
const rotorInserts = seats.rotor.map(([x, y]): Vec3 => [x, y, output + size.collar]);

/** The short sliders are estimated: as wide and high as those of the gripper, as long as the groove of a pincer. */
const guide: Guide = {
  name: 'SSE2BSZ-MX10-135',
  underside: 670,
  length: 135,
  railHoles: [-60, -40, -20, 0, 20, 40, 60],
  steel: 10,
  slider: 14.8,
  threads: [
    [7.5, 0],
    [-7.5, 0],
  ],
  openAt: openLeader.slider,
  parkedAt: pose(0, lengths).slider,
};

/** Where the right pincer's slider stands: the face that the pincer lies on. */
export const pincerSeat: Vec3 = [0, openLeader.slider, sliderFace(guide)];
/** Height of the pincers' collars, which the links lie on. */
export const collarAt = linkAt + 5;
/** Screws of a pincer, about its slider. */
export const pincerScrews: readonly (readonly [number, number])[] = guide.threads;

/** Crank, links, bearings and rail of the leader's end-effector. */
export const leaderLinkageParts: readonly Part[] = [
  {
    id: 'swivel-rotor-leader',
    ...sameOnBothArms,
    build: () => rotor(size, openLeader),
    holes: [...holes(rotorScrews, z, 3.2), ...holes(rotorInserts, z, 4)],
  },
  ...linksOf('swivel-link-leader', '-leader', openLeader, linkAt),
  ...linearGuide(guide),
];

/** Height of the underside of the pincers' screw heads above the slider. */
export const pincerSeatAbove = 2.25;

/** Inserts and screws of the leader's steps 2 and 8 to 12. */
export const leaderLinkageFasteners: readonly FastenerGroup[] = [
  {
    id: 'inserts of swivel-rotor-leader',
    fastener: 'M4x4-insert',
    ...sameOnBothArms,
    seats: rotorInserts,
    into: down,
    joins: ['swivel-rotor-leader'],
  },
  {
    id: 'swivel-rotor-leader to J8',
    fastener: 'M3x12',
    ...sameOnBothArms,
    seats: rotorScrews,
    into: down,
    joins: ['swivel-rotor-leader', 'J8 motor'],
  },
  {
    id: 'swivel-link-leader to swivel-rotor-leader',
    fastener: 'DBSY4-5-4',
    ...sameOnBothArms,
    seats: seats.rotor,
    into: down,
    joins: ['swivel-rotor-leader', 'MR126ZZ#1-leader', 'MR126ZZ#3-leader'],
  },
  {
    id: 'SSE2BSZ-MX10-135 to rail-connector-leader',
    fastener: 'M3x6',
    ...sameOnBothArms,
    seats: railSeats(guide, [40, 60]),
    into: down,
    joins: ['SSE2BSZ-MX10-135', 'rail-connector-leader'],
  },
  {
    id: 'pincers to sliders',
    fastener: 'M3x6',
    ...sameOnBothArms,
    seats: bothSides(pincerScrews.map(([x, y]) => add([x, y, pincerSeatAbove], pincerSeat))),
    into: down,
    joins: ['right-pincer', 'left-pincer', 'SSE2BSZ-MX10-135 slider', 'SSE2BSZ-MX10-135 slider#2'],
  },
  {
    id: 'swivel-link-leader to pincers',
    fastener: 'DBSY4-5-4',
    ...sameOnBothArms,
    seats: seats.jaw,
    into: z,
    joins: ['right-pincer', 'left-pincer', 'MR126ZZ#2-leader', 'MR126ZZ#4-leader'],
  },
];
