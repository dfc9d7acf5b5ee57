import type { StepDrawing } from '../step';
import { j1J2Drawings } from './j1J2';
import { aroundJ5 } from './j4J5';

const guide = 'final';

const upperArm = ['unit:j2-j3', 'J2_B to J3', 'unit:j4-j5'] as const;
const shoulder = j1J2Drawings.flatMap(({ step, built }) => (step === 'finished' ? built.filter((name) => name !== 'J1_A') : []));
/** A finished arm without its pedestal. */
const wholeArm = ['unit:j1-j2', 'J2_A to J2', 'unit:j2-j3', 'J2_B to J3', 'unit:j5-j6-j7', 'unit:gripper', 'J8_A to J7'] as const;

/** The same on both arms. */
const onBoth = (names: readonly string[]): string[] => names.flatMap((name) => [name, `left:${name}`]);

/** What differs between the arms: one drawing for each. */
const sided = (arm: 'right' | 'left'): StepDrawing[] => [
  {
    guide,
    step: 2,
    arm,
    title: `Rotor of the J2 motor on J2_A, screwed from the rear, ${arm} arm`,
    built: [...upperArm],
    added: [{ part: 'unit:j1-j2', from: [80, 0, 0], line: [-30.1, 0, 122.5] }],
    driven: [{ group: 'J2_A to J2', away: 45 }],
    view: { from: [-1, -0.9, 0.35] },
  },
  {
    guide,
    step: 3,
    arm,
    title: `J8_A of the end effector on the rotor of the J7 motor, the J8 motor below J7, ${arm} arm`,
    built: ['unit:j5-j6-j7'],
    // Of the forearm, only motor J5, so that the hand is drawn large.
    without: ['unit:j3-j4', ...aroundJ5],
    targets: ['J7 motor', 'J5 motor'],
    added: [{ part: 'unit:gripper', from: [0, 75, 0] }],
    driven: [{ group: 'J8_A to J7', away: 115 }],
    view: { from: [0.8, -1, 0.35] },
  },
  {
    guide,
    step: 4,
    arm,
    title: `The ${arm} arm on the ${arm} face of the post, through J1_A; the top edges are flush and the ports of J1 look to the front`,
    built: ['HFSB6-6060-750'],
    // Both move off the face of the post: shoulder and arm have frames of their own. What hangs below J3 is left out, to draw J1_A large.
    added: [
      { part: 'J1_A', from: [0, 0, 90], with: shoulder },
      { part: 'unit:j2-j3', from: [0, 90, 0], with: ['J2_A to J2', 'J2_B to J3', 'J3 motor'], unnamed: true },
    ],
    driven: [
      { group: 'J1_A to post', away: 135 },
      { group: 'nuts for J1_A', away: 0 },
    ],
    cutBelow: 565,
    view: { from: [1, -0.9, 0.5] },
    targets: ['HFSB6-6060-750'],
    pointers: [
      { text: 'Edges flush', at: [0, 60, 3], part: 'J1_A' },
      { text: 'Ports: front', at: [44, 0, 6], part: 'J1_A' },
    ],
  },
];

/** Steps of the final assembly: the units to an arm, the arm to the pedestal. */
export const finalDrawings: readonly StepDrawing[] = [
  {
    guide,
    step: 1,
    arm: 'both',
    title: 'J2-J3 unit comes down on the rotor of the J3 motor; J2_A is at the rear, above the crossbar of the fork',
    built: ['unit:j3-j4'],
    added: [{ part: 'unit:j2-j3', from: [0, 0, -70] }],
    driven: [{ group: 'J2_B to J3', away: 120 }],
    view: { from: [0.7, -1, 0.5] },
    targets: ['J3 motor'],
    pointers: [
      { text: 'J2_A: rear', at: [-33, 20, 90], part: 'J4_A' },
      { text: 'Crossbar: rear', at: [-33, 0, 312], part: 'J4_A' },
    ],
  },
  ...sided('right'),
  ...sided('left'),
  {
    guide,
    step: 'finished',
    arm: 'both',
    title: 'Both arms on the pedestal, seen from the front',
    built: ['unit:pedestal', ...onBoth([...wholeArm, 'J1_A to post'])],
    added: [],
    driven: [],
    view: { from: [1, -0.6, 0.3] },
    targets: [],
  },
  {
    guide,
    step: 'finished',
    arm: 'both',
    title: 'Both shoulders on the post, seen from the front: J1_A flush with the top of the post, ports and stops to the front',
    built: ['HFSB6-6060-750', ...onBoth(['unit:j1-j2', 'J1_A to post'])],
    added: [],
    driven: [],
    view: { from: [1, -0.3, 0.4] },
    cutBelow: 600,
    targets: [],
    pointers: [
      { text: 'Edges flush', at: [0, 60, 3], part: 'J1_A' },
      { text: 'Ports of J1: front', at: [44, 0, 6], part: 'J1_A' },
      { text: 'Stop J1_B: top, front', at: [22.5, 39, 62], part: 'J1_B' },
    ],
    extra: 'shoulders',
  },
  {
    guide,
    step: 'finished',
    arm: 'both',
    title: 'Both wrists seen from the front: the links J7_D are between the arms, the discs of J8_A are outboard',
    built: onBoth(['unit:j5-j6-j7', 'unit:gripper', 'J8_A to J7']),
    without: onBoth(['unit:j3-j4', ...aroundJ5]),
    added: [],
    driven: [],
    view: { from: [1, -0.25, 0.15] },
    targets: [],
    pointers: [
      { text: 'J7_D: inboard', at: [34, -42, 521], part: 'J7_D_right' },
      { text: 'J8_A: outboard', at: [-10, 40, 545], part: 'J8_A' },
    ],
    extra: 'wrists',
  },
];
