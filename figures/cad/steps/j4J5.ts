import type { StepDrawing, View } from '../step';

const guide = 'j4-j5';
/** From the front and the robot's right, where the output of J4 is. */
const outputSide: View = { from: [1, -0.8, 0.4] };
/** From the front and the robot's left, where the bearing is. */
const bearingSide: View = { from: [1, 0.8, 0.4] };

const long = 'AETTS8-74.2-SC0-M3-N3';
const withDisc = ['unit:j3-j4', 'J4_C', 'J4_C to J4 motor'] as const;
const arms = [...withDisc, 'J4_D', 'J4_E', 'J4_E to J4_C'] as const;
const withMotor = [...arms, 'J5 motor', 'J4_D and J4_E to J5 motor'] as const;

/** Steps of the J4-J5 guide: the two arms that J4 turns, and J5 between their feet. */
export const j4J5Drawings: readonly StepDrawing[] = [
  {
    guide,
    step: 1,
    arm: 'both',
    title: 'Disc J4_C on the rotor of the J4 motor, its stop lug towards the motor and straight down',
    built: ['unit:j3-j4'],
    added: [{ part: 'J4_C', from: [0, 45, 0] }],
    driven: [{ group: 'J4_C to J4 motor', away: 80 }],
    view: { from: [0.75, -1, -0.25] },
    pointers: [{ text: 'Stop lug: down, motor side', at: [1, 31.5, 363.5], part: 'J4_C' }],
  },
  {
    guide,
    step: 1,
    extra: 'lug',
    arm: 'both',
    title: 'J4_C seen from the motor: the face with the stop lug lies on the rotor',
    built: [],
    added: [{ part: 'J4_C', from: [0, 0, 0] }],
    driven: [],
    view: { from: [0.75, 1, -0.35] },
    pointers: [
      { text: 'Stop lug', at: [0, 31, 362.5], part: 'J4_C' },
      { text: 'This face on the rotor', at: [10, 31.5, 330], part: 'J4_C' },
    ],
    width: 480,
  },
  {
    guide,
    step: 2,
    arm: 'both',
    title: 'J4_D hangs on the bearing, its foot turned inwards',
    built: [...withDisc],
    added: [{ part: 'J4_D', from: [0, -48, 0], line: [0, -37.1, 342.5] }],
    driven: [],
    view: bearingSide,
    targets: ['FL6803ZZ'],
    pointers: [{ text: 'Straight edge: rear', at: [-28.5, -38.1, 365], part: 'J4_D' }],
  },
  {
    guide,
    step: 3,
    arm: 'both',
    title: 'J4_E on J4_C, screwed through its six small holes',
    built: [...withDisc, 'J4_D'],
    added: [{ part: 'J4_E', from: [0, 45, 0] }],
    driven: [{ group: 'J4_E to J4_C', away: 75 }],
    view: outputSide,
  },
  {
    guide,
    step: 3,
    extra: 'lug',
    arm: 'both',
    title: 'J4_C and J4_E seen from the motor: the lug points straight down, parallel to the straight rear edge of J4_E',
    built: ['J4_E'],
    added: [{ part: 'J4_C', from: [0, 0, 0] }],
    driven: [],
    view: { from: [0, 1, 0] },
    targets: ['J4_E'],
    pointers: [
      { text: 'Lug: straight down', at: [0, 31.5, 362], part: 'J4_C' },
      { text: 'Straight edge: upright', at: [-28.5, 38, 366], part: 'J4_E' },
    ],
    width: 560,
  },
  {
    guide,
    step: 4,
    arm: 'both',
    title: 'J5 motor between J4_D and J4_E, its rotor down on the two half-ring feet',
    built: [...arms],
    added: [{ part: 'J5 motor', from: [95, 0, 0] }],
    driven: [{ group: 'J4_D and J4_E to J5 motor', away: 35 }],
    view: { from: [1, -0.8, -0.35] },
    pointers: [
      { text: 'Power+CAN: front', at: [28.5, 0, 395], part: 'J5 motor' },
      { text: 'Debug port: to J4_E', at: [0, 28.5, 395], part: 'J5 motor' },
      { text: 'Rotor: down', at: [0, 0, 438], part: 'J5 motor' },
    ],
  },
  {
    guide,
    step: 5,
    arm: 'both',
    title: 'Two posts between J4_D and J4_E, below the J4 motor',
    built: [...withMotor],
    added: [
      { part: long, from: [75, 0, 0] },
      { part: `${long}#2`, from: [75, 0, 0] },
    ],
    driven: [{ group: 'J4_D and J4_E to posts', away: 35 }],
    view: { from: [1, 0.45, 0.4] },
  },
  {
    guide,
    step: 'finished',
    arm: 'both',
    title: 'Finished J3-J5 unit',
    built: [...withMotor, long, `${long}#2`, 'J4_D and J4_E to posts'],
    added: [],
    driven: [],
    view: outputSide,
    targets: ['J3 motor', 'J4 motor', 'J4_E', 'J4_D', long, 'J5 motor'],
  },
];

/** The forearm without motor J5: what a drawing of the wrist leaves out. */
export const aroundJ5: readonly string[] = j4J5Drawings.flatMap(({ step, built }) =>
  step === 'finished' ? built.filter((name) => name !== 'J5 motor') : [],
);
