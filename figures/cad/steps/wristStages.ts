import type { Pointer, View } from '../step';
import type { Vec3 } from '../vector';

/** The guide's name in content/data/build-steps.csv. */
export const guide = 'j5-j6-j7';

/** On the bench: J5 stands with its rotor up, seen from the outboard side. */
export const bench: View = { from: [0.3, -1, -0.65], up: [0, 0, -1] };
/** As it hangs on the robot, seen from the front and from the side of the link. */
export const linkSide: View = { from: [1, 0.8, 0.4] };
/** As it hangs on the robot, seen from the front and from the side of the ring J7_A. */
export const ringSide: View = { from: [1, -0.75, 0.4] };

/** Width in px of drawings that are wider than high: their words stay large enough on a phone. */
export const narrow = 640;

/** Bearings of J7 and the arms that turn in them. */
const trunnions = ['FL6700ZZ', 'FL6700ZZ#2', 'J7_B', 'J7_B#2'] as const;
/** J5_A with the front bracket, which comes first. */
export const base = ['J5_A', 'J5_A to J5', 'J6_B', 'J6_B to J5_A'] as const;
/** J5_A with both brackets. */
export const brackets = [...base, 'J6_A', 'J6_A to J5_A', ...trunnions] as const;
/** What is screwed on motor J6 before it goes between the brackets. */
export const onJ6 = ['J6_D', 'J6_D to J6', 'J7_E', 'J7_E to J6'] as const;
/** What is screwed on motor J7 before it goes between the brackets. */
export const onJ7 = ['J7_A', 'J7_A to J7', 'J7_C', 'J7_C to J7'] as const;
/** The wrist before the link. */
export const tilting = [...brackets, 'J6 motor', ...onJ6, 'J6 to J6_A', 'J7 motor', ...onJ7, 'J7_B to J7_A'] as const;
/** Bearings in the eyes of the link. */
export const bearings = ['MR106ZZ1', 'MR106ZZ1#2'] as const;
/** The link of an arm with all that holds it. */
export const linked = (arm: 'right' | 'left'): string[] => [
  `J7_D_${arm}`,
  ...bearings,
  'washers behind the link',
  'washers before the link',
  'step bolts of the link',
];

/** Where the connector windows of the J6 and J7 motors are, near their rear faces. */
export const window = {
  j6Power: [-25.5, 0, 455.2],
  j6Debug: [-25.5, -28.4, 483.5],
  j7Power: [0, -22.2, 530.2],
  j7Debug: [28.4, -22.2, 558.5],
} as const satisfies Readonly<Record<string, Vec3>>;

/** Names a connector window. */
export const port = (text: 'Power+CAN port' | 'Debug port', at: Vec3, part: string): Pointer => ({ text, at, part });
