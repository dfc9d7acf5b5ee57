import { line } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { joint, limb } from '../teleop/arms';
import { readRow } from '../tables/readTable';
import { windowFrame, wordSize as size } from '../windows/frame';
import { shownArm, shownPedestal } from '../windows/shownRobot';
import type { Point } from '../point';

/** What differs between the windows of the model with one arm and with two. */
interface Model {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly fixedFrame: string;
  /** Joints by their names in the model, as the sliders call them. */
  readonly joint: (number: number) => string;
  /** Angle in degrees to which the slider of J2 is pulled. */
  readonly pulled: number;
  readonly scene: string;
}

/** Height at which RViz ends and the window with the sliders begins. */
const split = 404;

/** A display of the list, ticked or not. */
const display = (y: number, name: string, isShown: boolean): string =>
  `<rect x="24" y="${y - 19}" width="22" height="22" rx="4" stroke-width="${weight.edge}"/>` +
  (isShown
    ? line(
        [
          [28, y - 9],
          [33, y - 3],
          [43, y - 15],
        ],
        { colour: ink.accent, width: 3 },
      )
    : '') +
  label(58, y, name, { size, anchor: 'start' });

/** The slider of a joint between the limits of the model, at `degrees`. */
function slider(y: number, name: string, degrees = 0): string {
  const limits = readRow('urdf-joint-limits', name);
  const [lower, upper] = [limits.number('lower_deg'), limits.number('upper_deg')];
  const [from, to] = [320, 620];
  const knob = from + ((degrees - lower) / (upper - lower)) * (to - from);
  const colour = degrees === 0 ? { fill: ink.faint, stroke: ink.line } : { fill: ink.accent, stroke: ink.accent };
  return [
    label(20, y + 8, name, { size, anchor: 'start' }),
    line(
      [
        [from, y],
        [to, y],
      ],
      { colour: ink.soft, width: 4 },
    ),
    `<circle cx="${knob.toFixed(1)}" cy="${y}" r="11" fill="${colour.fill}" stroke="${colour.stroke}" stroke-width="${weight.outline}"/>`,
  ].join('');
}

/** An arm whose second joint is turned: pale where it was, in colour where it is. */
const turned = (shoulder: Point, [before, after]: readonly [readonly [Point, Point], readonly [Point, Point]]): string =>
  [
    `<g opacity="0.35">${limb(shoulder, before[0], 12)}${limb(before[0], before[1], 10)}</g>`,
    line([shoulder, after[0], after[1]], { colour: ink.accent, width: 14 }),
    joint(...shoulder, 12),
    joint(...after[0], 9),
  ].join('');

const models: readonly Model[] = [
  {
    file: 'rviz-window.svg',
    title: 'RViz and its sliders with two arms',
    description:
      'RViz shows the robot from the front; its list has Fixed Frame world, Grid and RobotModel ticked, and TF not. Below, a window with a slider for each joint; the second one of the left arm is pulled, and that arm has turned outwards.',
    fixedFrame: 'world',
    joint: (number) => `openarm_left_joint${number}`,
    pulled: -45,
    scene: [
      shownPedestal(464, 70),
      shownArm([408, 114], [388, 204], [384, 294]),
      turned(
        [520, 114],
        [
          [
            [540, 204],
            [546, 294],
          ],
          [
            [586, 178],
            [626, 258],
          ],
        ],
      ),
    ].join(''),
  },
  {
    file: 'rviz-window-one-arm.svg',
    title: 'RViz and its sliders with one arm',
    description:
      'RViz shows one arm that stands straight up from its base; its list has Fixed Frame openarm_link0, Grid and RobotModel ticked, and TF not. Below, a window with a slider for each joint; the second one is pulled, and the arm leans to the side.',
    fixedFrame: 'openarm_link0',
    joint: (number) => `openarm_joint${number}`,
    pulled: 30,
    scene: [
      `<path d="M300 388h328M322 360h284" stroke="${ink.faint}" stroke-width="${weight.edge}"/>`,
      `<rect x="434" y="330" width="60" height="46" rx="6" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/>`,
      turned(
        [464, 318],
        [
          [
            [464, 220],
            [464, 118],
          ],
          [
            [514, 234],
            [564, 146],
          ],
        ],
      ),
    ].join(''),
  },
];

const windows = ({ file, title, description, fixedFrame, joint: nameOf, pulled, scene }: Model): Drawing =>
  smallSheet({
    file,
    width: 660,
    height: split + 228,
    title,
    description,
    body: [
      windowFrame({ title: 'RViz', x: 4, y: 4, width: 652, height: split - 16 }),
      `<path d="M250 46V${split - 12}" stroke="${ink.faint}" stroke-width="${weight.outline}"/>`,
      label(20, 82, 'Displays', { size, anchor: 'start' }),
      label(24, 124, 'Fixed Frame', { size, anchor: 'start', colour: ink.soft }),
      label(24, 154, fixedFrame, { size, anchor: 'start' }),
      display(200, 'Grid', true),
      display(238, 'RobotModel', true),
      display(276, 'TF', false),
      scene,
      windowFrame({ title: 'Joint sliders', x: 4, y: split, width: 652, height: 220 }),
      slider(split + 76, nameOf(1)),
      slider(split + 120, nameOf(2), pulled),
      slider(split + 164, nameOf(3)),
      label(20, split + 204, '…', { size, anchor: 'start' }),
    ].join('\n'),
  });

/** What a reader sees after the launch of the viewer of the description, with one arm and with two. */
export const draw = (): Drawing[] => models.map(windows);
