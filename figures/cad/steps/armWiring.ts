import type { StepDrawing } from '../step';

const upper = ['unit:j1-j2', 'unit:j2-j3', 'unit:j4-j5'];
const arm = [...upper, 'unit:j5-j6-j7', 'unit:gripper'];
const rear = { from: [-1, 0.75, 0.25] } as const;
const still = [0, 0, 0] as const;

const wiring = (
  step: number,
  title: string,
  drawing: Omit<StepDrawing, 'guide' | 'step' | 'arm' | 'title' | 'driven'> & { readonly arm?: StepDrawing['arm'] },
): StepDrawing => ({
  guide: 'arm-wiring',
  step,
  arm: 'both',
  title,
  driven: [],
  ...drawing,
});

const names = {
  'cable 21 at J3': 'cable 21',
  'cable 20 at J5': 'cable 20',
  'cable 20 at J4': 'cable 20',
  'cable 20 at J6': 'cable 20',
  'cable 23 at J7': 'cable 23',
  'cable 22 at J1': 'cable 22',
  'cable 22 at J2': 'cable 22',
};

/** How the cables are laid along an arm, one plug at a time. */
export const armWiringDrawings: readonly StepDrawing[] = [
  wiring(1, 'Rear of the upper arm: the L-shaped plug of cable 21 sits in the rear port of the J3 motor.', {
    built: ['unit:j2-j3', 'unit:j4-j5'],
    added: [{ part: 'cable 21 at J3', from: still }],
    view: rear,
    names,
    targets: ['J3 motor'],
    pointers: [{ text: 'L-shaped plug', part: 'cable 21 at J3', at: [-35, 0, 242] }],
  }),
  wiring(
    2,
    'Rear of the upper arm: the straight plug of cable 21 sits in the upper rear port of the J4 motor; the hub lead goes up past J2.',
    {
      built: upper,
      added: [{ part: 'cable 21', from: still }],
      view: rear,
      names,
      targets: ['J4 motor'],
      pointers: [
        { text: 'Straight plug', part: 'cable 21', at: [-30, -18.5, 323] },
        { text: 'To the hub', part: 'cable 21', at: [-86, -60, 100] },
      ],
    },
  ),
  wiring(3, 'Rear of the forearm: the L-shaped plug on the short leg of cable 20 sits in the rear port of the J5 motor.', {
    built: ['unit:j4-j5'],
    added: [{ part: 'cable 20 at J5', from: still }],
    view: rear,
    names,
    targets: ['J5 motor'],
    pointers: [{ text: 'Short leg', part: 'cable 20 at J5', at: [-35, 0, 395] }],
  }),
  wiring(4, 'Elbow from the front and the body side: the second L-shaped plug of cable 20 sits in the lower front port of the J4 motor.', {
    built: ['unit:j4-j5'],
    added: [{ part: 'cable 20 at J4', from: still }],
    view: { from: [0.7, 0.95, 0.2] },
    names,
    targets: ['J4 motor'],
    pointers: [{ text: 'Lower front port', part: 'cable 20 at J4', at: [30, -18.5, 362] }],
  }),
  wiring(5, 'Wrist from the rear: the straight plug of cable 20 goes into the J6 motor from below.', {
    built: ['unit:j5-j6-j7'],
    without: ['J3 motor'],
    added: [{ part: 'cable 20 at J6', from: still }],
    view: rear,
    names,
    targets: ['J6 motor'],
    pointers: [{ text: 'Straight plug, from below', part: 'cable 20 at J6', at: [-25.5, 0, 520] }],
  }),
  wiring(6, 'Wrist from the body side: the last L-shaped plug of cable 20 sits in the upper port of the J7 motor, after a small loop.', {
    built: ['unit:j5-j6-j7'],
    without: ['J3 motor'],
    added: [{ part: 'cable 20', from: still }],
    view: rear,
    names,
    targets: ['J7 motor'],
    pointers: [{ text: 'L-shaped plug', part: 'cable 20', at: [0, -22, 522] }],
  }),
  wiring(7, 'Wrist from the body side: one plug of cable 23 sits in the lower port of the J7 motor.', {
    built: ['unit:j5-j6-j7', 'unit:gripper', 'cable 20'],
    without: ['unit:j3-j4'],
    added: [{ part: 'cable 23 at J7', from: still }],
    view: { from: [-0.8, 1, 0.1] },
    names,
    targets: ['J7 motor'],
  }),
  wiring(8, 'End of the arm from the body side: the other plug of cable 23 sits in the J8 motor; the cable makes a small loop.', {
    built: ['unit:j5-j6-j7', 'unit:gripper', 'cable 20'],
    without: ['unit:j3-j4'],
    added: [{ part: 'cable 23', from: still }],
    view: { from: [-0.8, 1, 0.1] },
    names,
    targets: ['J8 motor'],
  }),
  wiring(9, 'Shoulder from the front: cable 22 sits in the ports of the J1 motor and runs through the armpit to the back.', {
    built: ['unit:j1-j2', 'unit:j2-j3'],
    added: [{ part: 'cable 22 at J1', from: still }],
    view: { from: [1, -0.35, 0.3] },
    names,
    targets: ['J1 motor'],
    pointers: [{ text: 'To the back', part: 'cable 22 at J1', at: [-10, -80, 18] }],
  }),
  ...(['right', 'left'] as const).map((side) =>
    wiring(
      10,
      `Shoulder of the ${side} arm from below: a second cable 22 sits in the ports of the J2 motor, is bent down and runs to the back.`,
      {
        arm: side,
        built: ['unit:j1-j2', 'unit:j2-j3', 'cable 22 at J1'],
        added: [{ part: 'cable 22 at J2', from: still }],
        view: { from: [1, -0.2, -0.5] },
        names,
        targets: ['J2 motor'],
      },
    ),
  ),
  {
    guide: 'arm-wiring',
    step: 'finished',
    arm: 'both',
    title: 'A wired arm from the rear: five cables, three of them with hub ends that hang free at the shoulder.',
    built: arm,
    added: ['cable 21', 'cable 20', 'cable 23', 'cable 22 at J1', 'cable 22 at J2'].map((part) => ({ part, from: still })),
    driven: [],
    view: rear,
    names,
  },
];
