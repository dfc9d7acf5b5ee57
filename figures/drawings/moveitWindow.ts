import { line } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { readRow } from '../tables/readTable';
import { joint, limb } from '../teleop/arms';
import type { Point } from '../point';

const size = 22;

/** A number in a circle, for the order in which a reader uses what is beside it. */
const callout = (x: number, y: number, number: number): string =>
  `<circle cx="${x}" cy="${y}" r="15" fill="${ink.accentSoft}" stroke="${ink.accent}" stroke-width="${weight.outline}"/>` +
  label(x, y + 8, String(number), { size, bold: true });

/** A button or a choice of the panel. */
const field = (y: number, text: string, stroke: string = ink.soft): string =>
  `<rect x="56" y="${y}" width="214" height="38" rx="6" stroke="${stroke}" stroke-width="${weight.edge}"/>${label(70, y + 26, text, { size, anchor: 'start' })}`;

/** The panel at the side: what the reader sets and presses, from top to bottom. */
function panel(): string {
  const setting = (name: string): string => readRow('moveit-settings', name).text('value');
  return [
    label(20, 82, 'MotionPlanning', { size, anchor: 'start', bold: true }),
    label(20, 124, 'Planning Group', { size, anchor: 'start', colour: ink.soft }),
    field(136, 'left_arm', ink.accent),
    callout(34, 155, 1),
    label(20, 212, 'Goal State', { size, anchor: 'start', colour: ink.soft }),
    field(224, 'current'),
    field(286, 'Plan', ink.accent),
    callout(34, 305, 3),
    field(336, 'Execute', ink.accent),
    callout(34, 355, 4),
    label(20, 410, `Velocity scaling ${setting('Velocity scaling')}`, { size, anchor: 'start', colour: ink.soft }),
    label(20, 442, 'Time: …', { size, anchor: 'start' }),
  ].join('');
}

/** Rings and arrows that a reader drags at a hand. */
const marker = ([x, y]: Point): string =>
  `<circle cx="${x}" cy="${y}" r="30" stroke="${ink.danger}" stroke-width="3"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="30" ry="11" stroke="${ink.accent}" stroke-width="3"/>` +
  line(
    [
      [x - 44, y],
      [x + 44, y],
    ],
    { colour: ink.soft, width: 3 },
  );

/** Upper arm, forearm and gripper of one arm, seen from the front. */
const arm = (shoulder: Point, elbow: Point, hand: Point): string =>
  limb(shoulder, elbow, 12) + limb(elbow, hand, 10) + joint(...shoulder, 12) + joint(...elbow, 9);

/** The scene: the robot from the front, with the goal of one arm and the pale steps between. */
function scene(): string {
  const shoulder: Point = [520, 150];
  const elbow: Point = [540, 240];
  const goal: Point = [592, 190];
  return [
    `<path d="M300 424H628M322 396H606" stroke="${ink.faint}" stroke-width="${weight.edge}"/>`,
    `<rect x="446" y="120" width="36" height="288" fill="${ink.faint}"/>`,
    `<rect x="406" y="404" width="116" height="14" fill="${ink.faint}"/>`,
    `<rect x="420" y="106" width="88" height="74" rx="8" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/>`,
    arm([408, 150], [388, 240], [384, 330]),
    `<g opacity="0.35">${limb(elbow, [580, 322], 10)}${limb(elbow, [606, 278], 10)}</g>`,
    arm(shoulder, elbow, [546, 330]),
    line([elbow, goal], { colour: ink.accent, width: 12 }),
    joint(...elbow, 9),
    marker(goal),
    callout(goal[0], goal[1] - 54, 2),
  ].join('');
}

/** What the window of the MoveIt demo shows, with the order of the steps. */
export function draw(): Drawing[] {
  return [
    smallSheet({
      file: 'moveit-window.svg',
      width: 660,
      height: 470,
      title: 'Window of the MoveIt demo',
      description:
        'At the left the panel MotionPlanning with 1 Planning Group, Goal State, and the buttons 3 Plan and 4 Execute. At the right the robot, with the goal of one arm in colour, 2 the marker of rings and arrows at its hand, and pale copies on the way.',
      body: [
        `<rect x="4" y="4" width="652" height="462" rx="10" stroke-width="${weight.outline}"/>`,
        `<path d="M4 46H656M290 46V466" stroke="${ink.faint}" stroke-width="${weight.outline}"/>`,
        label(20, 33, 'RViz', { size, anchor: 'start', bold: true }),
        panel(),
        scene(),
      ].join('\n'),
    }),
  ];
}
