import type { StepDrawing } from '../step';
import { aroundJ5 } from './j4J5';

const guide = 'arm-casing';
/** From the rear and the body side: there the cables leave the covers. */
const outer = { from: [-1, -0.75, 0.3] } as const;
const back = { from: [-1, 0.6, 0.25] } as const;
const apart = 75;
const shoulder = ['unit:j1-j2', 'cable 22 at J1'];

const covers = (pair: string): string[] => [`${pair}_A`, `${pair}_B`, `${pair} covers`];
const halves = (front: string, rear: string, first: 'front' | 'rear'): StepDrawing['added'] => {
  const [a, b] = [
    { part: front, from: [apart, 0, 0] as const },
    { part: rear, from: [-apart, 0, 0] as const },
  ];
  return first === 'front' ? [a, b] : [b, a];
};

const step = (
  number: number,
  arm: StepDrawing['arm'],
  title: string,
  drawing: Pick<StepDrawing, 'built' | 'added' | 'driven'> & Partial<StepDrawing>,
): StepDrawing => ({
  guide,
  step: number,
  arm,
  title,
  view: back,
  targets: [],
  ...drawing,
});

/** What is left out, so that the wrist is drawn large. */
const aboveWrist = ['unit:j3-j4', ...aroundJ5];

const arms = [
  ['right', 'Right'],
  ['left', 'Left'],
] as const;

/** The covers of an arm, from the shoulder down: each half drawn off, the screws behind the rear half. */
export const casingDrawings: readonly StepDrawing[] = [
  ...arms.map(([arm]) =>
    step(
      1,
      arm,
      `Shoulder of the ${arm} arm from the rear and the body side: the J2 cable comes out through the square loop in the middle of J1-J2_B, J1-J2_A closes it from the front, two screws go in from behind.`,
      {
        built: [...shoulder, 'unit:j2-j3', 'cable 22 through J1-J2_B'],
        added: halves('J1-J2_A', 'J1-J2_B', 'rear'),
        driven: [{ group: 'J1-J2 covers', away: apart + 45 }],
        pointers: [{ text: 'J2 cable through the loop', part: 'J1-J2_B', at: [-54, 0, 59] }],
      },
    ),
  ),
  {
    ...step(
      1,
      'both',
      'Shoulder of the right arm from the front and the body side: J1-J2_A goes over the face of the J2 motor, its neck towards J1-J2_B.',
      {
        built: [...shoulder, 'unit:j2-j3', 'J1-J2_B', 'cable 22 in J1-J2_B'],
        added: [{ part: 'J1-J2_A', from: [apart, 0, 0] }],
        driven: [],
      },
    ),
    extra: 'front',
    view: { from: [1, 0.6, 0.15] },
  },
  {
    ...step(
      1,
      'both',
      'Shoulder of the right arm from the rear and the body side: J1-J2_B goes against the link between J1 and J2, with the J2 cable through the square loop in its middle.',
      {
        built: [...shoulder, 'unit:j2-j3', 'cable 22 through J1-J2_B'],
        added: [{ part: 'J1-J2_B', from: [-apart, 0, 0] }],
        driven: [],
        pointers: [{ text: 'J2 cable through the loop', part: 'J1-J2_B', at: [-54, 0, 59] }],
      },
    ),
    extra: 'loop',
  },
  {
    ...step(2, 'both', 'Shoulder from the front and the outer side: J2-J3_A goes up under the J2 motor.', {
      built: [...shoulder, 'unit:j2-j3', 'unit:j3-j4', ...covers('J1-J2'), 'cable 22 in J1-J2_B'],
      added: [{ part: 'J2-J3_A', from: [apart, 0, 0] }],
      driven: [],
      view: { from: [1, -0.6, -0.1] },
    }),
    extra: 'front',
  },
  {
    ...step(
      2,
      'both',
      'Shoulder from the rear and the outer side: the nail inside J2-J3_B goes into the hole in the middle of the J2 motor.',
      {
        built: [...shoulder, 'unit:j2-j3', 'unit:j3-j4', ...covers('J1-J2'), 'cable 22 in J1-J2_B', 'J2-J3_A', 'cable 21 through J2-J3_B'],
        added: [{ part: 'J2-J3_B', from: [-apart - 40, 0, 40] }],
        driven: [],
        view: outer,
        pointers: [{ text: 'Hole for the nail', part: 'J2 motor', at: [-33, 0, 122.5] }],
      },
    ),
    extra: 'nail',
  },
  step(
    2,
    'both',
    'Shoulder from the rear and the outer side: J2-J3_A under J2 from the front; the J3-J4 lead comes out of the hole of J2-J3_B; two screws in its neck.',
    {
      built: [...shoulder, 'unit:j2-j3', 'unit:j3-j4', ...covers('J1-J2'), 'cable 22 in J1-J2_B', 'cable 21 through J2-J3_B'],
      added: halves('J2-J3_A', 'J2-J3_B', 'front'),
      driven: [{ group: 'J2-J3 covers', away: apart + 45 }],
      view: outer,
      pointers: [{ text: 'J3-J4 lead', part: 'J2-J3_B', at: [-70, -4, 121] }],
    },
  ),
  step(
    3,
    'both',
    'Upper arm from the rear and the body side: the shells J3-J4_A and J3-J4_B close round it, four screws go into J3-J4_B.',
    {
      built: ['unit:j2-j3', 'unit:j4-j5', ...covers('J2-J3'), 'cable 21', 'cable 20 legs to U1 and U2'],
      added: halves('J3-J4_A', 'J3-J4_B', 'front'),
      driven: [{ group: 'J3-J4 covers', away: apart + 40 }],
    },
  ),
  step(
    4,
    'both',
    'Forearm from the rear and the body side: the J4-J7 cable leaves through the inner slot of J4-J5_B; J4-J5_A from the front, four screws into J4-J5_B.',
    {
      built: ['unit:j5-j6-j7', ...covers('J3-J4'), 'cable 20 out of J4-J5_B, wrist free'],
      added: halves('J4-J5_A', 'J4-J5_B', 'rear'),
      driven: [{ group: 'J4-J5 covers', away: apart + 40 }],
      pointers: [
        { text: 'Inner slot', part: 'J4-J5_B', at: [-42, -24, 430] },
        { text: 'J4-J7 cable', part: 'cable 20 out of J4-J5_B, wrist free', at: [-55, -40, 476] },
      ],
    },
  ),
  ...arms.map(([arm, name]) =>
    step(
      5,
      arm,
      `Wrist of the ${arm} arm from the rear and the body side: J6-J7_B_${name} over J6, the loop of the J4-J7 cable outside; J6-J7_A_${name} from the front, its wing to the body; three screws.`,
      {
        built: ['unit:j5-j6-j7', ...covers('J4-J5'), 'cable 20 loop at the wrist'],
        without: aboveWrist,
        added: halves(`J6-J7_A_${name}`, `J6-J7_B_${name}`, 'rear'),
        driven: [{ group: 'J6-J7 covers', away: apart + 40 }],
        pointers: [
          { text: 'Wing to the body', part: `J6-J7_A_${name}`, at: [20, -36, 460] },
          { text: 'Lower ear outside', part: `J6-J7_B_${name}`, at: [-30, 22, 520] },
          { text: 'Cable loop outside', part: 'cable 20 loop at the wrist', at: [-56, -48, 490] },
        ],
      },
    ),
  ),
  {
    ...step(
      5,
      'both',
      'Wrist of the right arm from the rear and the body side: J6-J7_B_Right comes from behind, the loop of the J4-J7 cable stays outside it.',
      {
        built: ['unit:j5-j6-j7', ...covers('J4-J5'), 'cable 20 loop at the wrist'],
        without: aboveWrist,
        added: [{ part: 'J6-J7_B_Right', from: [-55, 0, 0] }],
        driven: [],
        pointers: [
          { text: 'Lower ear outside', part: 'J6-J7_B_Right', at: [-30, 22, 520] },
          { text: 'Cable loop outside', part: 'cable 20 loop at the wrist', at: [-56, -48, 490] },
        ],
      },
    ),
    extra: 'rear',
  },
  {
    ...step(
      5,
      'both',
      'Wrist of the right arm from the front and the body side: J6-J7_A_Right comes from the front, its wing to the body.',
      {
        built: ['unit:j5-j6-j7', ...covers('J4-J5'), 'cable 20 loop at the wrist', 'J6-J7_B_Right'],
        without: aboveWrist,
        added: [{ part: 'J6-J7_A_Right', from: [60, 0, 0] }],
        driven: [],
        view: { from: [1, 0.7, 0.2] },
        pointers: [
          { text: 'Wing to the body', part: 'J6-J7_A_Right', at: [20, -36, 460] },
          { text: 'Push rod stays free', part: 'J7_D_right', at: [32, -42, 521] },
        ],
      },
    ),
    extra: 'front',
  },
  ...arms.map(([arm, name]): StepDrawing => ({
    guide,
    step: 'finished',
    arm,
    title: `The ${arm} arm in its covers, from the rear and the body side. Elbow motor, wrist plates, J7, J8 and gripper stay bare; three leads hang free at the shoulder.`,
    built: [
      ...shoulder,
      'unit:j2-j3',
      'unit:j5-j6-j7',
      'unit:gripper',
      'cable 22 in J1-J2_B',
      'cable 21 out of J2-J3_B',
      cable20(arm),
      'cable 23',
      ...['J1-J2', 'J2-J3', 'J3-J4', 'J4-J5'].flatMap(covers),
      `J6-J7_A_${name}`,
      `J6-J7_B_${name}`,
      'J6-J7 covers',
    ],
    added: [],
    driven: [],
    view: back,
    pointers: [
      { text: 'J1 lead', part: 'cable 22 at J1', at: [-92, -90, 0] },
      { text: 'J2 lead', part: 'cable 22 in J1-J2_B', at: [-78, -38, 38] },
      { text: 'J3-J4 lead', part: 'cable 21 out of J2-J3_B', at: [-92, -60, 106] },
    ],
  })),
];

function cable20(arm: 'right' | 'left'): string {
  return arm === 'right' ? 'cable 20 out of J4-J5_B' : 'cable 20 out of J4-J5_B, left';
}
