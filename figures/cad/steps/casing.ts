import type { StepDrawing } from '../step';

const wired = [
  'unit:j1-j2',
  'unit:j2-j3',
  'unit:j4-j5',
  'unit:j5-j6-j7',
  'unit:gripper',
  'cable 21',
  'cable 20',
  'cable 23',
  'cable 22 at J1',
  'cable 22 at J2',
];
const back = { from: [-1, -0.75, 0.3] } as const;
const upTo = (covers: number): string[] => [
  ...wired,
  ...[
    ['J1-J2_A', 'J1-J2_B', 'J1-J2 covers'],
    ['J2-J3_A', 'J2-J3_B', 'J2-J3 covers'],
    ['J3-J4_A', 'J3-J4_B', 'J3-J4 covers'],
    ['J4-J5_A', 'J4-J5_B', 'J4-J5 covers'],
  ]
    .slice(0, covers)
    .flat(),
];
const apart = 75;
const names = { 'CSPPNSB-STU-TP3-8': 'casing screw' };

/** The covers of an arm, from the shoulder down: each half drawn off, the screws behind the rear half. */
export const casingDrawings: readonly StepDrawing[] = [
  ...(['right', 'left'] as const).map((arm): StepDrawing => ({
    guide: 'arm-casing',
    step: 1,
    arm,
    title: `Shoulder of the ${arm} arm from behind: J1-J2_B is set against the link from behind, J1-J2_A closes it from the front, two screws go in from behind.`,
    built: ['unit:j1-j2', 'unit:j2-j3', 'cable 22 at J1', 'cable 22 at J2'],
    added: [
      { part: 'J1-J2_B', from: [-apart, 0, 0] },
      { part: 'J1-J2_A', from: [apart, 0, 0] },
    ],
    driven: [{ group: 'J1-J2 covers', away: apart + 45 }],
    view: back,
    targets: [],
    names,
  })),
  {
    guide: 'arm-casing',
    step: 2,
    arm: 'both',
    title: 'Shoulder from behind: J2-J3_A under J2 from the front, J2-J3_B over the rotor from behind, two screws in its neck.',
    built: ['unit:j1-j2', 'unit:j2-j3', 'unit:j3-j4', 'J1-J2_A', 'J1-J2_B', 'cable 21'],
    added: [
      { part: 'J2-J3_A', from: [apart, 0, 0] },
      { part: 'J2-J3_B', from: [-apart, 0, 0] },
    ],
    driven: [{ group: 'J2-J3 covers', away: apart + 45 }],
    view: back,
    targets: [],
    names,
    pointers: [{ text: 'Hole for the J3-J4 lead', part: 'J2-J3_B', at: [-48.4, 0, 118] }],
  },
  {
    guide: 'arm-casing',
    step: 3,
    arm: 'both',
    title: 'Upper arm from behind: the shells J3-J4_A and J3-J4_B close round it, four screws go into J3-J4_B.',
    built: ['unit:j2-j3', 'unit:j4-j5', 'J2-J3_A', 'J2-J3_B', 'cable 21'],
    added: [
      { part: 'J3-J4_A', from: [apart, 0, 0] },
      { part: 'J3-J4_B', from: [-apart, 0, 0] },
    ],
    driven: [{ group: 'J3-J4 covers', away: apart + 40 }],
    view: back,
    targets: [],
    names,
  },
  {
    guide: 'arm-casing',
    step: 4,
    arm: 'both',
    title: 'Forearm from behind: J4-J5_B with the cable in its inner slot, J4-J5_A from the front, four screws into J4-J5_B.',
    built: ['unit:j4-j5', 'J3-J4_A', 'J3-J4_B', 'cable 20'],
    added: [
      { part: 'J4-J5_B', from: [-apart, 0, 0] },
      { part: 'J4-J5_A', from: [apart, 0, 0] },
    ],
    driven: [{ group: 'J4-J5 covers', away: apart + 40 }],
    view: back,
    targets: [],
    names,
    pointers: [{ text: 'Inner slot', part: 'J4-J5_B', at: [-42, -24, 432] }],
  },
  ...(['right', 'left'] as const).map((arm): StepDrawing => {
    const name = arm === 'right' ? 'Right' : 'Left';
    return {
      guide: 'arm-casing',
      step: 5,
      arm,
      title: `Wrist of the ${arm} arm from behind: J6-J7_B_${name} over J6, J6-J7_A_${name} from the front, its wing to the body; three screws.`,
      built: ['unit:j5-j6-j7', 'J4-J5_A', 'J4-J5_B', 'cable 20'],
      added: [
        { part: `J6-J7_B_${name}`, from: [-apart, 0, 0] },
        { part: `J6-J7_A_${name}`, from: [apart, 0, 0] },
      ],
      driven: [{ group: 'J6-J7 covers', away: apart + 40 }],
      view: back,
      targets: [],
      names,
    };
  }),
  ...(['right', 'left'] as const).map((arm): StepDrawing => {
    const name = arm === 'right' ? 'Right' : 'Left';
    return {
      guide: 'arm-casing',
      step: 'finished',
      arm,
      title: `The ${arm} arm in its covers, from behind. Elbow ring, wrist plates, J7, J8 and gripper stay bare.`,
      built: [...upTo(4), `J6-J7_A_${name}`, `J6-J7_B_${name}`, 'J6-J7 covers'],
      added: [],
      driven: [],
      view: back,
    };
  }),
];
