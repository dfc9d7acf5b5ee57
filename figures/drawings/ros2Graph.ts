import { readTable } from '../tables/readTable';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';

const width = 640;
const size = 23;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly lines: readonly string[];
  readonly accent?: true;
}

function box({ x, y, w, h, lines, accent }: Box): string {
  const rect = `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="${accent ? ink.accentSoft : 'none'}" stroke-width="${weight.outline}"/>`;
  const top = y + h / 2 + 8 - (lines.length - 1) * 15;
  const texts = lines.map((line, index) => label(x + w / 2, top + index * 30, line, { size }));
  return [rect, ...texts].join('\n');
}

/** Path with an open arrow head at its end; the last stretch must be level or upright. */
function arrow(points: readonly (readonly [number, number])[]): string {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [beforeX, beforeY] = points.at(-2) ?? [0, 0];
  const path = points.map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${px} ${py}`).join('');
  const dx = Math.sign(x - beforeX) * 10;
  const dy = Math.sign(y - beforeY) * 10;
  const head = dx === 0 ? `M${x - 7} ${y - dy}L${x} ${y}L${x + 7} ${y - dy}` : `M${x - dx} ${y - 7}L${x} ${y}L${x - dx} ${y + 7}`;
  return `<path d="${path}${head}" stroke="${ink.accent}" stroke-width="${weight.outline}"/>`;
}

const note = (x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end' = 'start'): string =>
  label(x, y, text, { size, anchor, colour: ink.accent });

function controllers(): { rate: string; names: string[] } {
  const rows = readTable('ros2-controllers').filter(
    (row) => row.text('id').startsWith('one.') && /always|default/.test(row.text('started')),
  );
  const [first] = rows;
  if (!first) throw new Error('content/data/ros2-controllers.csv has no controller that always runs on one arm.');
  return { rate: first.label('update_rate_hz'), names: rows.map((row) => row.text('controller')) };
}

function upperPart(): string {
  const { rate, names } = controllers();
  const find = (part: string): string => names.find((name) => name.includes(part)) ?? '';
  return [
    box({ x: 10, y: 10, w: 290, h: 56, lines: ['MoveIt 2, your node'] }),
    box({ x: 410, y: 10, w: 220, h: 56, lines: ['RViz'] }),
    box({ x: 310, y: 118, w: 320, h: 56, lines: ['robot_state_publisher'] }),
    `<rect x="2" y="226" width="636" height="322" rx="12" stroke="${ink.soft}" stroke-dasharray="7 7"/>`,
    label(64, 260, `controller_manager, ${rate}`, { size, anchor: 'start', colour: ink.soft }),
    box({ x: 70, y: 276, w: 360, h: 76, lines: [find('trajectory'), 'follow_joint_trajectory'], accent: true }),
    box({ x: 70, y: 366, w: 360, h: 76, lines: [find('gripper'), 'gripper_cmd'], accent: true }),
    box({ x: 250, y: 472, w: 360, h: 56, lines: [find('broadcaster')], accent: true }),
    `<path d="M40 66V404" stroke="${ink.accent}" stroke-width="${weight.outline}"/>`,
    arrow([
      [40, 314],
      [68, 314],
    ]),
    arrow([
      [40, 404],
      [68, 404],
    ]),
    note(52, 152, 'actions'),
    arrow([
      [520, 470],
      [520, 176],
    ]),
    note(506, 212, '/joint_states', 'end'),
    arrow([
      [520, 116],
      [520, 68],
    ]),
  ].join('\n');
}

function lowerPart(): string {
  const ids = readTable('motor-ids').map((row) => row.label('send_can_id_hex'));
  return [
    arrow([
      [110, 442],
      [110, 640],
    ]),
    arrow([
      [430, 314],
      [448, 314],
      [448, 457],
      [190, 457],
      [190, 640],
    ]),
    note(206, 602, 'commands'),
    arrow([
      [520, 640],
      [520, 530],
    ]),
    note(506, 602, 'states', 'end'),
    box({ x: 10, y: 642, w: 620, h: 92, lines: ['openarm_hardware/OpenArm_v10HW', 'position, velocity, effort'], accent: true }),
    arrow([
      [150, 734],
      [150, 800],
    ]),
    arrow([
      [520, 800],
      [520, 736],
    ]),
    note(335, 776, 'can0, CAN FD', 'middle'),
    box({ x: 10, y: 802, w: 620, h: 56, lines: [`${ids.length} motors, ${ids[0] ?? ''} to ${ids.at(-1) ?? ''}`] }),
  ].join('\n');
}

/** Draws how ROS 2 nodes, controllers, the hardware plugin and the motors of one arm are connected. */
export function draw(): Drawing[] {
  return [
    smallSheet({
      file: 'ros2-graph.svg',
      width,
      height: 868,
      title: 'ROS 2 graph of one arm',
      description:
        'MoveIt 2 or your node sends actions to the trajectory and gripper controllers. Their commands reach the motors through the hardware plugin and CAN. States come back through the joint state broadcaster to robot_state_publisher and RViz.',
      body: [upperPart(), lowerPart()].join('\n'),
    }),
  ];
}
