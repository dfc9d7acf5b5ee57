import { line } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { readRow } from '../tables/readTable';

/** Pixels per metre. */
const scale = 430;

/** The robot's base in its panel, and the names of the boxes to draw there. */
interface Panel {
  readonly x: number;
  readonly title: string;
  readonly boxes: readonly {
    readonly name: string;
    readonly colour: string;
    readonly fill: string;
    readonly dashed?: true;
    readonly text: string;
  }[];
}

const originY = 320;

const panels: readonly Panel[] = [
  {
    x: 150,
    title: 'One arm',
    boxes: [
      { name: 'Cube at the start', colour: ink.soft, fill: 'none', dashed: true, text: '' },
      { name: 'Lift goal', colour: ink.line, fill: 'none', text: '' },
      { name: 'Reach', colour: ink.accent, fill: ink.accentSoft, text: '' },
    ],
  },
  {
    x: 440,
    title: 'Two arms',
    boxes: [
      { name: 'Reach, left hand', colour: ink.accent, fill: ink.accentSoft, text: 'left' },
      { name: 'Reach, right hand', colour: ink.accent, fill: ink.accentSoft, text: 'right' },
    ],
  },
];

/** One box seen from above: x of the robot points up, y to the left. */
function targetBox(panel: Panel, definition: Panel['boxes'][number]): string {
  const row = readRow('isaac-target-boxes', definition.name);
  const at = (column: string): number => row.number(column) * scale;
  const x = panel.x - at('y_max_m');
  const y = originY - at('x_max_m');
  const dash = definition.dashed ? ' stroke-dasharray="7 6"' : '';
  return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(at('y_max_m') - at('y_min_m')).toFixed(1)}" height="${(at('x_max_m') - at('x_min_m')).toFixed(1)}" fill="${definition.fill}" stroke="${definition.colour}" stroke-width="${weight.outline}"${dash}/>${label(x + (at('y_max_m') - at('y_min_m')) / 2, y - 10, definition.text, { size: 22 })}`;
}

/** A panel with the base, the axes and its boxes. */
function drawPanel(panel: Panel): string {
  return [
    label(panel.x, 30, panel.title, { size: 24 }),
    ...panel.boxes.map((definition) => targetBox(panel, definition)),
    line(
      [
        [panel.x, originY],
        [panel.x, originY - 52],
      ],
      { colour: ink.danger, width: 4 },
    ),
    line(
      [
        [panel.x, originY],
        [panel.x - 52, originY],
      ],
      { colour: ink.accent, width: 4 },
    ),
    label(panel.x + 14, originY - 36, 'x', { size: 22 }),
    label(panel.x - 46, originY + 28, 'y', { size: 22 }),
    `<circle cx="${panel.x}" cy="${originY}" r="12" fill="${ink.line}"/>`,
    label(panel.x + 22, originY + 8, 'base', { size: 22, anchor: 'start' }),
  ].join('\n');
}

/** Target boxes of the tasks, seen from above. */
export function targets(): Drawing {
  const bar = 0.2 * scale;
  const key = (y: number, style: string, text: string): string =>
    `<rect x="20" y="${y - 18}" width="36" height="22" ${style} stroke-width="${weight.outline}"/>${label(68, y, text, { size: 22, anchor: 'start' })}`;
  const body = [
    ...panels.map(drawPanel),
    key(392, `fill="${ink.accentSoft}" stroke="${ink.accent}"`, 'target of the reach tasks'),
    key(426, `fill="none"`, 'goal of the lift task'),
    key(460, `fill="none" stroke="${ink.soft}" stroke-dasharray="7 6"`, 'cube at the start'),
    line(
      [
        [440 - bar / 2, 424],
        [440 + bar / 2, 424],
      ],
      { width: 4 },
    ),
    label(440, 454, '0.2 m', { size: 22 }),
  ].join('\n');
  return smallSheet({
    file: 'isaac-target-boxes.svg',
    width: 580,
    height: 472,
    title: 'Target boxes seen from above',
    description:
      'x points forward, y to the left. One arm: reach box, lift goal and start area of the cube in front of the base. Two arms: a box for each hand.',
    body,
  });
}
