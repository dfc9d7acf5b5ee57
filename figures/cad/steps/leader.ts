import { leaderLinkageFasteners } from '../parts/leaderLinkage';
import type { Added, StepDrawing, View } from '../step';

const swivelSeats = leaderLinkageFasteners.find(({ id }) => id === 'swivel-link-leader to swivel-rotor-leader')?.seats ?? [];

const guide = 'leader';
const names = {
  'SSE2BSZ-MX10-135 slider': 'slider block',
  'left-pincer': 'left pincer',
  'right-pincer': 'right pincer',
  'M4x4-insert': 'M4×4 insert',
  'M3x6-insert': 'M3×6 insert',
};

/** Towards the pincers, arms level, the grip hangs down. */
const front: View = { from: [0.4, 0.6, -0.8], up: [1, 0, 0] };
/** From behind the motor, the grip hangs down as well. */
const rear: View = { from: [0.3, -0.6, 0.8], up: [1, 0, 0] };

const mount = ['J8_A#leader', 'J8_B#leader', 'J8_A to J8_B, leader'] as const;
const printed = ['rail-connector-leader', 'inserts of rail-connector-leader'] as const;
const motor = [...printed, 'J8 motor', 'rail-connector-leader to J8'] as const;
const bolted = [...motor, 'rail-connector-leader to J8, long'] as const;
const rotor = ['swivel-rotor-leader', 'inserts of swivel-rotor-leader'] as const;
const turning = [...bolted, ...rotor, 'swivel-rotor-leader to J8'] as const;
/** Links with their bearings. */
const one = ['swivel-link-leader', 'MR126ZZ#1-leader', 'MR126ZZ#2-leader'] as const;
const other = ['swivel-link-leader#2', 'MR126ZZ#3-leader', 'MR126ZZ#4-leader'] as const;
const linked = [...turning, ...one, ...other, 'swivel-link-leader to swivel-rotor-leader'] as const;
const sliders = ['SSE2BSZ-MX10-135 slider', 'SSE2BSZ-MX10-135 slider#2'] as const;
const parked = ['SSE2BSZ-MX10-135 slider#parked', 'SSE2BSZ-MX10-135 slider#2-parked'] as const;
const guided = [...linked, 'SSE2BSZ-MX10-135', 'SSE2BSZ-MX10-135 to rail-connector-leader', ...sliders] as const;
const pincers = ['right-pincer', 'left-pincer'] as const;
const pinched = [...guided, ...pincers, 'inserts of pincers', 'pincers to sliders'] as const;
const whole = [...pinched, 'swivel-link-leader to pincers'] as const;

/** The links, `distance` before their place; the line shows the way of the eye at the rotor. */
const linksFrom = (distance: number): Added[] =>
  [one, other].map(([part, ...bearings], side) => {
    const eye = swivelSeats[side] ?? [0, 0, 0];
    return { part, from: [0, 0, distance], with: bearings, line: eye };
  });

/** What differs between the arms. */
function sided(arm: 'right' | 'left'): StepDrawing[] {
  return [
    {
      guide,
      step: 13,
      arm,
      title: `J8_A and J8_B on the rear of the J8 motor, ${arm} arm`,
      built: [...whole],
      added: [
        { part: 'J8_B#leader', from: [0, 0, -45] },
        { part: 'J8_A#leader', from: [0, 0, -45], with: ['J8_A to J8_B, leader'] },
      ],
      driven: [{ group: 'J8_B to J8, leader', away: 75 }],
      view: { from: [0.35, 0.45, 0.8], up: [1, 0, 0] },
      names,
      targets: [`${arm}-pincer`],
      pointers: [{ text: `On the side of the ${arm} pincer`, at: [-13, 34.5, 550], part: 'J8_A#leader' }],
    },
    {
      guide,
      step: 'finished',
      arm,
      title: `Finished end-effector of the leader, ${arm} arm`,
      built: [...whole, ...mount, 'J8_B to J8, leader'],
      added: [],
      driven: [],
      view: front,
      names,
      targets: ['J8_A#leader', `${arm}-pincer`],
    },
  ];
}

/** The steps of the guide for the leader's end-effector. */
export const leaderDrawings: readonly StepDrawing[] = [
  {
    guide,
    step: 1,
    arm: 'both',
    title: 'Foot of J8_A into the socket of J8_B',
    built: [],
    added: [
      { part: 'J8_A#leader', from: [0, 32, 0] },
      { part: 'J8_B#leader', from: [0, 0, 0] },
    ],
    driven: [{ group: 'J8_A to J8_B, leader', away: 60 }],
    view: { from: [0.75, -1, 0.55] },
  },
  {
    guide,
    step: 2,
    arm: 'both',
    title: 'Inserts into the ends of swivel-rotor-leader',
    built: [],
    added: [{ part: 'swivel-rotor-leader', from: [0, 0, 0] }],
    names,
    driven: [{ group: 'inserts of swivel-rotor-leader', away: 22 }],
    view: { from: [0.6, 0.7, -0.7], up: [1, 0, 0] },
  },
  {
    guide,
    step: 3,
    arm: 'both',
    title: 'One insert into the boss of each pincer',
    built: [],
    added: pincers.map((part) => ({ part, from: [0, 0, 0] as const })),
    names,
    driven: [{ group: 'inserts of pincers', away: 22 }],
    view: rear,
  },
  {
    guide,
    step: 4,
    arm: 'both',
    title: 'Inserts into the arms of rail-connector-leader',
    built: [],
    added: [{ part: 'rail-connector-leader', from: [0, 0, 0] }],
    names,
    driven: [{ group: 'inserts of rail-connector-leader', away: 25 }],
    view: front,
  },
  {
    guide,
    step: 5,
    arm: 'both',
    title: 'Bearings in both eyes of both links',
    built: ['swivel-link-leader', 'swivel-link-leader#2'],
    added: [
      { part: 'MR126ZZ#1-leader', from: [0, 0, -18] },
      { part: 'MR126ZZ#2-leader', from: [0, 0, 18] },
      { part: 'MR126ZZ#3-leader', from: [0, 0, -18] },
      { part: 'MR126ZZ#4-leader', from: [0, 0, 18] },
    ],
    driven: [],
    view: { from: [0.5, 0.9, -0.55], up: [1, 0, 0] },
    targets: ['swivel-link-leader'],
  },
  {
    guide,
    step: 6,
    arm: 'both',
    title: 'J8 motor in the cradle of rail-connector-leader',
    built: [...printed],
    added: [{ part: 'J8 motor', from: [62, 0, 0] }],
    driven: [{ group: 'rail-connector-leader to J8', away: 35 }],
    view: front,
    targets: ['rail-connector-leader'],
    pointers: [
      { text: 'Power + CAN window', at: [0, -28, 611], part: 'J8 motor' },
      { text: 'Small window on top', at: [28, 0, 611], part: 'J8 motor' },
    ],
  },
  {
    guide,
    step: 7,
    arm: 'both',
    title: 'Long screws in the roots of the arms',
    built: [...motor],
    added: [],
    driven: [{ group: 'rail-connector-leader to J8, long', away: 40 }],
    view: front,
    targets: ['rail-connector-leader'],
  },
  {
    guide,
    step: 8,
    arm: 'both',
    title: 'swivel-rotor-leader on the output of the J8 motor',
    built: [...bolted],
    added: [{ part: 'swivel-rotor-leader', from: [0, 0, 45], with: ['inserts of swivel-rotor-leader'] }],
    driven: [{ group: 'swivel-rotor-leader to J8', away: 75 }],
    view: front,
    targets: ['J8 motor'],
  },
  {
    guide,
    step: 9,
    arm: 'both',
    title: 'Links on the ends of swivel-rotor-leader',
    built: [...turning],
    added: linksFrom(30),
    driven: [{ group: 'swivel-link-leader to swivel-rotor-leader', away: 60 }],
    view: front,
    targets: ['swivel-rotor-leader'],
  },
  {
    guide,
    step: 9,
    extra: 'behind',
    arm: 'both',
    title: 'The same from behind the motor: the bare face of the bearing lies on swivel-rotor-leader',
    built: ['swivel-rotor-leader'],
    added: linksFrom(22),
    driven: [],
    view: { from: [0.7, -0.3, 0.62], up: [1, 0, 0] },
    targets: ['swivel-rotor-leader'],
    pointers: [{ text: 'Bare bearing face', at: [-24.3, 25.2, 667.5], part: 'swivel-link-leader' }],
  },
  {
    guide,
    step: 10,
    arm: 'both',
    title: 'Linear guide on the arms',
    built: [...linked],
    added: ['SSE2BSZ-MX10-135', ...parked].map((part) => ({ part, from: [0, 0, 40] as const })),
    driven: [{ group: 'SSE2BSZ-MX10-135 to rail-connector-leader', away: 65 }],
    view: front,
    names,
    targets: ['rail-connector-leader'],
  },
  {
    guide,
    step: 11,
    arm: 'both',
    title: 'Pincers on the slider blocks',
    built: [...guided],
    added: [
      { part: 'right-pincer', from: [0, 0, 40], with: ['inserts of pincers'] },
      { part: 'left-pincer', from: [0, 0, 40] },
    ],
    driven: [{ group: 'pincers to sliders', away: 65 }],
    view: { from: [0.3, 0.9, -0.5], up: [1, 0, 0] },
    pointers: [
      { text: 'Boss below', at: [-18, 54.5, 674], part: 'right-pincer' },
      { text: 'Boss above', at: [18, -54.5, 674], part: 'left-pincer' },
    ],
    names,
    targets: ['SSE2BSZ-MX10-135 slider'],
  },
  {
    guide,
    step: 12,
    arm: 'both',
    title: 'Links on the pincers, seen from behind the motor',
    built: [...pinched],
    added: [],
    driven: [{ group: 'swivel-link-leader to pincers', away: 40 }],
    view: rear,
    names,
    targets: ['right-pincer', 'left-pincer'],
  },
  ...sided('right'),
  ...sided('left'),
];
