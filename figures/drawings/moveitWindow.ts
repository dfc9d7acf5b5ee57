import { line } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { readRow } from '../tables/readTable';
import { joint, limb } from '../teleop/arms';
import { windowFrame, wordSize as size } from '../windows/frame';
import { shownArm, shownPedestal } from '../windows/shownRobot';
import type { Point } from '../point';

/** A number in a circle, for the order in which a reader uses what is beside it. */
const callout = (x: number, y: number, number: number): string =>
  `<circle cx="${x}" cy="${y}" r="15" fill="${ink.accentSoft}" stroke="${ink.accent}" stroke-width="${weight.outline}"/>` +
  label(x, y + 8, String(number), { size });

/** A button or a choice of the panel. */
const field = (y: number, text: string, stroke: string = ink.soft): string =>
  `<rect x="56" y="${y}" width="214" height="38" rx="6" stroke="${stroke}" stroke-width="${weight.edge}"/>${label(70, y + 26, text, { size, anchor: 'start' })}`;

/** The panel at the side: what the reader sets and presses, from top to bottom. */
function panel(): string {
  const setting = (name: string): string => readRow('moveit-settings', name).label('value');
  return [
    label(20, 82, 'MotionPlanning', { size, anchor: 'start' }),
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

/** The scene: the robot from the front, with the goal of one arm and the pale steps between. */
function scene(): string {
  const shoulder: Point = [520, 150];
  const elbow: Point = [540, 240];
  const goal: Point = [592, 190];
  return [
    shownPedestal(464, 106),
    shownArm([408, 150], [388, 240], [384, 330]),
    `<g opacity="0.35">${limb(elbow, [580, 322], 10)}${limb(elbow, [606, 278], 10)}</g>`,
    shownArm(shoulder, elbow, [546, 330]),
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
        windowFrame({ title: 'RViz', x: 4, y: 4, width: 652, height: 462 }),
        `<path d="M290 46V466" stroke="${ink.faint}" stroke-width="${weight.outline}"/>`,
        panel(),
        scene(),
      ].join('\n'),
    }),
  ];
}
