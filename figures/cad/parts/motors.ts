import type { Part } from '../part';
import type { Vec3 } from '../vector';
import { holesOfDM8009, motorDM8009 } from './motorDM8009';
import { holesOfDM43, kinds, motorDM43, type Turn } from './motorDM43';
import type { Stand } from './motorStand';

function large(id: string, stand: Stand, outputAt: number, rimDrop = 0): Part {
  return { id, frame: 'shoulder', holes: holesOfDM8009(stand, outputAt), build: () => motorDM8009(stand, outputAt, rimDrop) };
}

function small(id: string, kind: keyof typeof kinds, stand: Stand, turn: Turn): Part {
  return { id, frame: 'arm', holes: holesOfDM43(kinds[kind], stand, turn), build: () => motorDM43(kinds[kind], stand, turn) };
}

/** Upper arm, forearm and end-effector are built alike for both arms. */
const alike = (part: Part): Part => ({ ...part, mirrored: false });

/** J4 is turned in its fork: one power window looks up to the rear, the other down to the front, the service port down to the rear. */
const j4Turn = (35 * Math.PI) / 180;
const j4Ports: Vec3 = [-Math.cos(j4Turn), 0, -Math.sin(j4Turn)];

const aligned: Turn = { rim: 0, output: 0 };

/**
 * The eight motors of the right arm with all mounting holes. On the small ones `ports` points to one of the two power and CAN windows such
 * that the service port is sideways; J5 to J8: rim and output holes are in line with the power windows.
 */
export const motorParts: readonly Part[] = [
  // J1_C sits 30 degrees off the ports on the output.
  large('J1 motor', { rear: [0, 0, 0.8], output: [0, 0, 1], ports: [1, 0, 0] }, 30),
  large('J2 motor', { rear: [31.6, 0, 122.5], output: [-1, 0, 0], ports: [0, 0, -1] }, 0, 3),
  // Service port to the robot's left, power windows front and rear.
  alike(small('J3 motor', 'DM-J4340P', { rear: [0, 0, 245.25], output: [0, 0, -1], ports: [1, 0, 0] }, aligned)),
  // Rim holes and output holes keep to the fork, so they are turned against the windows.
  alike(small('J4 motor', 'DM-J4340', { rear: [0, -21.75, 342.5], output: [0, 1, 0], ports: j4Ports }, { rim: 40, output: 5 })),
  // Service port to J4_E.
  alike(small('J5 motor', 'DM-J4310', { rear: [0, 0, 392], output: [0, 0, 1], ports: [1, 0, 0] }, aligned)),
  // Service port to the side of the lever J7_E.
  small('J6 motor', 'DM-J4310', { rear: [-28.8, 0, 483.5], output: [1, 0, 0], ports: [0, 0, 1] }, aligned),
  // Service port to the front, where the pivot of J7_C is.
  small('J7 motor', 'DM-J4310', { rear: [0, -25.5, 558.5], output: [0, 1, 0], ports: [0, 0, 1] }, aligned),
  // Power windows in line with the arms of the rail connector, service port to the front; the swivel rotor turns the output when open.
  alike(small('J8 motor', 'DM-J4310', { rear: [0, 0, 608], output: [0, 0, 1], ports: [0, -1, 0] }, { rim: 0, output: -16 })),
];
