import type { StepDrawing, View } from '../step';

const guide = 'j3-j4';
/** From the front and the robot's left, where the bearing and the debug port of J3 are. */
const bearingSide: View = { from: [1, 0.8, 0.4] };
/** From the front and the robot's right, where the output of J4 is. */
const outputSide: View = { from: [1, -0.8, 0.4] };

const fork = ['J3 motor', 'J4_A', 'J4_A to J3 motor'] as const;
const hub = ['J4_B', 'FL6803ZZ'] as const;
const withMotor = [...fork, ...hub, 'J4 motor', 'J4_B to J4 motor'] as const;

/** Steps of the J3-J4 guide: the fork under J3, and J4 between its arms. */
export const j3J4Drawings: readonly StepDrawing[] = [
  {
    guide,
    step: 1,
    arm: 'both',
    title: 'Fork J4_A comes down over the rotor end of the J3 motor; its crossbar is at the rear, the debug port to the left',
    built: [],
    added: [
      { part: 'J3 motor', from: [0, 0, 0] },
      { part: 'J4_A', from: [0, 0, -185] },
    ],
    driven: [{ group: 'J4_A to J3 motor', away: 225 }],
    view: bearingSide,
    pointers: [
      { text: 'Power+CAN: front', at: [28.5, 0, 242], part: 'J3 motor' },
      { text: 'Debug port: left', at: [0, -28.5, 242], part: 'J3 motor' },
      { text: 'Crossbar: rear', at: [-32, 0, 312], part: 'J4_A' },
    ],
  },
  {
    guide,
    step: 2,
    arm: 'both',
    title: 'Bearing FL6803ZZ on the hub of J4_B, its flange first',
    built: [],
    added: [
      { part: 'J4_B', from: [0, 0, 0] },
      { part: 'FL6803ZZ', from: [0, -35, 0], pressed: true },
    ],
    driven: [],
    // On the bench: the disc lies flat, and the bearing is pressed down.
    view: { from: [1, 0.75, 0.25], up: [0, 1, 0] },
    pointers: [{ text: 'Flange to the disc', at: [0, -36.5, 328.6], part: 'FL6803ZZ' }],
    width: 560,
  },
  {
    guide,
    step: 3,
    arm: 'both',
    title: 'J4_B against the inner face of the left fork arm, its hub with the bearing through the ring',
    built: [...fork],
    added: [
      { part: 'J4_B', from: [0, 48, 0] },
      { part: 'FL6803ZZ', from: [0, 48, 0] },
    ],
    driven: [],
    view: bearingSide,
    targets: ['J4_A'],
    pointers: [{ text: 'J3 debug port is behind this arm', at: [4, -32.5, 212], part: 'J4_A' }],
  },
  {
    guide,
    step: 4,
    arm: 'both',
    title: 'J4 motor between the fork arms, its rear on J4_B',
    built: [...fork, ...hub],
    added: [{ part: 'J4 motor', from: [0, 0, 85] }],
    driven: [{ group: 'J4_B to J4 motor', away: 45 }],
    view: bearingSide,
    targets: ['J4_A', 'J4_B'],
    pointers: [{ text: 'Power+CAN', at: [23.3, -18.5, 358.8], part: 'J4 motor' }],
  },
  {
    guide,
    step: 4,
    extra: 'rear',
    arm: 'both',
    title: 'Ports of the J4 motor from the rear: one power window just below the crossbar, the debug port below it',
    built: [...fork, ...hub, 'J4 motor'],
    added: [],
    driven: [],
    view: { from: [-1, 0.4, -0.15] },
    pointers: [
      { text: 'Power+CAN', at: [-23.3, -18.5, 326.2], part: 'J4 motor' },
      { text: 'Debug port', at: [-16.3, -18.5, 365.8], part: 'J4 motor' },
      { text: 'Crossbar', at: [-33.5, 0, 312], part: 'J4_A' },
    ],
  },
  {
    guide,
    step: 5,
    arm: 'both',
    title: 'Left ring of J4_A screwed to J4_B',
    built: [...withMotor],
    added: [],
    driven: [{ group: 'J4_A to J4_B', away: 30 }],
    view: bearingSide,
  },
  {
    guide,
    step: 6,
    arm: 'both',
    title: 'Right ring of J4_A screwed to the rotor-side rim of the J4 motor',
    built: [...withMotor, 'J4_A to J4_B'],
    added: [],
    driven: [{ group: 'J4_A to J4 motor', away: 30 }],
    view: outputSide,
  },
  {
    guide,
    step: 7,
    arm: 'both',
    title: 'Post between the fork arms, just below the J3 motor',
    built: [...withMotor, 'J4_A to J4_B', 'J4_A to J4 motor'],
    added: [{ part: 'AETTS8-61-SC0-M3-N3', from: [75, 0, 0] }],
    driven: [{ group: 'J4_A to post', away: 30 }],
    view: { from: [1, 0.45, 0.4] },
  },
  {
    guide,
    step: 'finished',
    arm: 'both',
    title: 'Finished J3-J4 unit',
    built: [...withMotor, 'J4_A to J4_B', 'J4_A to J4 motor', 'AETTS8-61-SC0-M3-N3', 'J4_A to post'],
    added: [],
    driven: [],
    view: bearingSide,
    targets: ['J3 motor', 'J4 motor', 'J4_A', 'FL6803ZZ', 'AETTS8-61-SC0-M3-N3'],
  },
];
