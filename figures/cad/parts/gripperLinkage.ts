import { gripperLimits, pose } from '../../gripper/linkage';
import { holes } from '../holes';
import type { FastenerGroup, Part } from '../part';
import type { Vec3 } from '../vector';
import { linksOf, rotor, rotorSeats, sameOnBothArms, stepBoltSeats, type RotorSize } from './swivel';

const z: Vec3 = [0, 0, 1];
const down: Vec3 = [0, 0, -1];
/** Links lie between the collars of the rotor and those of the plates on the sliders. */
const linkAt = 663.35;
/** Estimated: 80 mm between the eyes, bar 12 wide; its underside stays clear of the screw heads on the rim. */
const size: RotorSize = { length: 80, width: 12, flange: 4, bar: [5.2, 8.35], collar: 9.35, bore: 3.3 };

/** The gripper is drawn open: its parts are the easiest to tell apart. */
export const openGripper = pose(gripperLimits().turn);
const seats = stepBoltSeats(openGripper, linkAt);
const rotorScrews = rotorSeats(openGripper, size);

/** Crank, links and bearings of the gripper. */
export const gripperLinkageParts: readonly Part[] = [
  {
    id: 'swivel_rotor',
    ...sameOnBothArms,
    build: () => rotor(size, openGripper),
    holes: [...holes(rotorScrews, z, 3.2), ...holes(seats.rotor, z, 4)],
  },
  ...linksOf('swivel_link', '', openGripper, linkAt),
];

/** Screws of the gripper's steps 4, 5 and 8. */
export const gripperLinkageFasteners: readonly FastenerGroup[] = [
  { id: 'swivel_rotor to J8', fastener: 'M3x8', ...sameOnBothArms, seats: rotorScrews, into: down, joins: ['swivel_rotor', 'J8 motor'] },
  {
    id: 'swivel_link to swivel_rotor',
    fastener: 'DBSY4-5-4',
    ...sameOnBothArms,
    seats: seats.rotor,
    into: down,
    joins: ['swivel_rotor', 'MR126ZZ#1', 'MR126ZZ#3'],
  },
  {
    id: 'swivel_link to rail_CNC_attachment',
    fastener: 'DBSY4-5-4',
    ...sameOnBothArms,
    seats: seats.jaw,
    into: z,
    joins: ['rail_CNC_attachment', 'rail_CNC_attachment#2', 'MR126ZZ#2', 'MR126ZZ#4'],
  },
];
