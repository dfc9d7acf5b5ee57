import type { StepDrawing } from '../step';

const upper = ['unit:j1-j2', 'unit:j2-j3', 'unit:j4-j5'];
const wrist = ['unit:j5-j6-j7', 'unit:gripper'];
/** What an arm has, without the fork above the elbow: so the wrist is drawn large. */
const aboveElbow = ['unit:j3-j4'];
const rear = { from: [-1, 0.75, 0.25] } as const;
const bodySide = { from: [-0.42, 1, 0.02] } as const;
const still = [0, 0, 0] as const;

/** Cables bear the names of the pages; their numbers stand in the list of parts. */
const names = {
  'cable 21': 'J3-J4 cable',
  'cable 21 with U6 plugged': 'J3-J4 cable',
  'cable 21 from U7 to the hub': 'J3-J4 cable',
  'cable 20': 'J4-J7 cable',
  'cable 20 with U1 plugged': 'J4-J7 cable',
  'cable 20 leg to U2': 'J4-J7 cable',
  'cable 20 with U3 plugged': 'J4-J7 cable',
  'cable 20 leg to U4': 'J4-J7 cable',
  'cable 23': 'J7-J8 cable',
  'cable 23 with U0 plugged': 'J7-J8 cable',
  'cable 22 at J1': 'J1 cable',
  'cable 22 at J2': 'J2 cable',
  'cable 22 at J2, left': 'J2 cable',
};

const wiring = (
  step: number,
  title: string,
  drawing: Omit<StepDrawing, 'guide' | 'step' | 'arm' | 'title' | 'driven' | 'added' | 'names'> & {
    readonly arm?: StepDrawing['arm'];
    readonly plugs: string;
  },
): StepDrawing => {
  const { plugs, ...rest } = drawing;
  return { guide: 'arm-wiring', step, arm: 'both', title, driven: [], added: [{ part: plugs, from: still }], names, ...rest };
};

/** How the cables are laid along an arm, one plug at a time: the leg that is new in the strong colour, what is plugged already in grey. */
export const armWiringDrawings: readonly StepDrawing[] = [
  wiring(1, 'Upper arm from the rear and the body side: the L-shaped plug U6 sits in the rear port of the J3 motor, its wires leave up.', {
    built: ['unit:j2-j3', 'unit:j4-j5'],
    plugs: 'cable 21 with U6 plugged',
    view: rear,
    targets: ['J3 motor'],
    pointers: [
      { text: 'U6, L-shaped', at: [-38, 3, 236] },
      { text: 'U7, free', at: [-52, -26, 330] },
    ],
  }),
  wiring(
    2,
    'Arm from the rear and the body side: the straight plug U7 sits in the upper rear port of the J4 motor; the long leg goes up past J2.',
    {
      built: [...upper, 'cable 21 leg to U6'],
      plugs: 'cable 21 from U7 to the hub',
      view: rear,
      targets: ['J4 motor'],
      pointers: [
        { text: 'U7, straight', at: [-30, -18.5, 323] },
        { text: 'U8, for the hub', at: [-86, -66, 98] },
      ],
    },
  ),
  wiring(3, 'Forearm from the rear and the body side: the L-shaped plug U1 on the shorter leg sits in the rear port of the J5 motor.', {
    built: ['unit:j4-j5'],
    plugs: 'cable 20 with U1 plugged',
    view: rear,
    targets: ['J5 motor'],
    pointers: [
      { text: 'U1, L-shaped', at: [-37, 4, 400] },
      { text: 'U2, free', at: [-62, -22, 358] },
    ],
  }),
  wiring(4, 'Elbow from the front and the body side: the L-shaped plug U2 sits in the lower front port of the J4 motor.', {
    built: ['unit:j4-j5', 'cable 20 leg to U1'],
    plugs: 'cable 20 leg to U2',
    view: { from: [0.75, 0.95, 0.2] },
    targets: ['J4 motor'],
    pointers: [{ text: 'U2, L-shaped', at: [32, -14, 365] }],
  }),
  {
    guide: 'arm-wiring',
    step: 4,
    extra: 'folded',
    arm: 'both',
    title: 'The elbow folded to its stop: the lower front port of the J4 motor is free.',
    built: ['unit:j4-j5'],
    added: [],
    driven: [],
    folded: {
      parts: [
        'J4_C',
        'J4_D',
        'J4_E',
        'J4_C to J4 motor',
        'J4_E to J4_C',
        'J5 motor',
        'J4_D and J4_E to J5 motor',
        'AETTS8-74.2-SC0-M3-N3',
        'AETTS8-74.2-SC0-M3-N3#2',
        'J4_D and J4_E to posts',
      ],
      degrees: 130,
    },
    view: { from: [0.75, 0.95, -0.2] },
    targets: ['J4 motor', 'J5 motor'],
    pointers: [{ text: 'Port for U2', at: [30, -14, 365], part: 'J4 motor' }],
  },
  wiring(5, 'Wrist from the rear and the body side: the straight plug U3 sits in the lower port of the J6 motor; it went in from below.', {
    built: ['unit:j5-j6-j7', 'cable 20 legs to U1 and U2'],
    without: aboveElbow,
    plugs: 'cable 20 with U3 plugged',
    view: bodySide,
    targets: ['J6 motor', 'J7 motor'],
    pointers: [
      { text: 'U3, from below', at: [-25.5, -6, 520] },
      { text: 'U4, free', at: [-34, -44, 560] },
    ],
  }),
  wiring(
    6,
    'Wrist from the rear and the body side: the L-shaped plug U4 sits in the upper port of the J7 motor, its wires lead under J6.',
    {
      built: ['unit:j5-j6-j7', 'cable 20 legs to U1, U2 and U3'],
      without: aboveElbow,
      plugs: 'cable 20 leg to U4',
      view: bodySide,
      targets: ['J6 motor', 'J7 motor'],
      pointers: [{ text: 'U4, L-shaped', at: [0, -25, 524] }],
    },
  ),
  wiring(7, 'End of the arm from the rear and the body side: one plug of the J7-J8 cable sits in the lower port of the J7 motor.', {
    built: [...wrist, 'cable 20 at the wrist'],
    without: ['unit:j4-j5'],
    plugs: 'cable 23 with U0 plugged',
    view: { from: [-0.8, 1, 0.1] },
    targets: ['J7 motor'],
    pointers: [{ text: 'Lower port', at: [0, -28, 594] }],
  }),
  wiring(
    8,
    'End of the arm from the rear and the body side: the other plug sits in the side port of the J8 motor; the cable makes a small loop.',
    {
      built: [...wrist, 'cable 20 at the wrist'],
      without: ['unit:j4-j5'],
      plugs: 'cable 23',
      view: { from: [-0.8, 1, 0.1] },
      targets: ['J7 motor', 'J8 motor'],
      pointers: [{ text: 'Side port', at: [0, -36, 613] }],
    },
  ),
  wiring(
    9,
    'Shoulder of the right arm from the front: power and CAN plugs in the port strip of the J1 motor; the cable runs through the armpit to the back.',
    {
      built: ['unit:j1-j2', 'unit:j2-j3'],
      plugs: 'cable 22 at J1',
      view: { from: [1, 0.35, 0.05] },
      targets: ['J1 motor', 'J2 motor'],
      pointers: [
        { text: 'Power, yellow', at: [42, 2, 8] },
        { text: 'CAN, white', at: [37, -12, 8] },
        { text: 'To the back', at: [0, -68, 20] },
      ],
    },
  ),
  ...(['right', 'left'] as const).map((side) =>
    wiring(
      10,
      `Shoulder of the ${side} arm from the front and below: power and CAN plugs in the port strip of the J2 motor, on the side of the body; the cable is bent down.`,
      {
        arm: side,
        built: ['unit:j1-j2', 'unit:j2-j3', 'cable 22 at J1'],
        plugs: side === 'right' ? 'cable 22 at J2' : 'cable 22 at J2, left',
        view: { from: [1, 0.25, -0.12] },
        targets: ['J2 motor'],
        pointers: [
          { text: 'Power, yellow', at: [32, 0, 84] },
          { text: 'CAN, white', at: [30, side === 'right' ? 11 : -11, 88] },
        ],
      },
    ),
  ),
  {
    guide: 'arm-wiring',
    step: 'finished',
    arm: 'both',
    title:
      'A wired right arm from the rear and the body side: five cables; the ends for the hub of the J1, J2 and J3-J4 cables hang free at the shoulder.',
    built: [...upper, ...wrist],
    added: ['cable 22 at J1', 'cable 22 at J2', 'cable 21', 'cable 20', 'cable 23'].map((part) => ({ part, from: still })),
    driven: [],
    view: rear,
    names,
  },
];
