import { line } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { readRow, readTable } from '../tables/readTable';

/** Pixels per metre, the middle of the robot, and the height of the floor in the drawing. */
const scale = 560;
const middle = 150;
const floor = 470;

type Axis = 'along' | 'across' | 'towards';

/** Direction of each joint's axis in the front view of the zero pose, where the arm hangs down. */
const axes: Readonly<Record<string, Axis>> = {
  J1: 'across',
  J2: 'towards',
  J3: 'along',
  J4: 'across',
  J5: 'along',
  J6: 'towards',
  J7: 'across',
};

interface Place {
  readonly name: string;
  readonly side: number;
  readonly height: number;
}

/** One number of the left arm's joint from the kinematics table. */
const offset = (joint: string, column: string): number => readRow('kinematics-joints', joint).number(column);

/** Where the joints of the left arm are in the zero pose: J1 and J2 at the shoulder, the others below it. */
function places(): readonly Place[] {
  const base = 'openarm_left_openarm_body_link0_joint';
  const first = offset(base, 'y_m') + offset('openarm_left_joint1', 'z_m');
  const second = first + offset('openarm_left_joint2', 'z_m');
  let height = offset(base, 'z_m');
  const list: Place[] = [
    { name: 'J1', side: first, height },
    { name: 'J2', side: second, height },
  ];
  for (const number of [3, 4, 5, 6, 7]) {
    height -= offset(`openarm_left_joint${number}`, 'z_m');
    list.push({ name: `J${number}`, side: second, height });
  }
  return list;
}

/** Sign of an axis: a line along or across the arm, or a ring with a dot for one that points at the reader. */
function axisSign(x: number, y: number, axis: Axis): string {
  const stroke = { colour: ink.danger, width: 5 };
  if (axis === 'along')
    return line(
      [
        [x, y - 20],
        [x, y + 20],
      ],
      stroke,
    );
  if (axis === 'across')
    return line(
      [
        [x - 22, y],
        [x + 22, y],
      ],
      stroke,
    );
  return `<circle cx="${x}" cy="${y}" r="14" fill="${ink.accentSoft}" stroke="${ink.danger}" stroke-width="4"/><circle cx="${x}" cy="${y}" r="4" fill="${ink.danger}" stroke="none"/>`;
}

/** Post, shoulders and both arms in outline. */
function robot(list: readonly Place[]): string {
  const shoulder = list[1];
  const wrist = list[6];
  if (!shoulder || !wrist) throw new Error('The zero pose needs seven joints.');
  const y = floor - shoulder.height * scale;
  const arm = (sign: number): string => {
    const x = middle + sign * shoulder.side * scale;
    const end = floor - wrist.height * scale + 62;
    return `<rect x="${x - 15}" y="${y - 18}" width="30" height="${end - y + 8}" rx="12" fill="${ink.faint}" stroke-width="${weight.outline}"/>${line(
      [
        [x - 22, end + 40],
        [x - 22, end + 12],
        [x + 22, end + 12],
        [x + 22, end + 40],
      ],
      { width: 5 },
    )}${line(
      [
        [x, end - 10],
        [x, end + 12],
      ],
      { width: 5 },
    )}`;
  };
  return [
    `<rect x="${middle - 14}" y="${y}" width="28" height="${floor - y}" fill="${ink.faint}" stroke-width="${weight.outline}"/>`,
    `<rect x="${middle - 70}" y="${floor - 8}" width="140" height="9" fill="${ink.line}"/>`,
    `<rect x="${middle - shoulder.side * scale}" y="${y - 15}" width="${2 * shoulder.side * scale}" height="30" rx="12" fill="${ink.faint}" stroke-width="${weight.outline}"/>`,
    `<rect x="${middle - 34}" y="${y - 36}" width="68" height="76" rx="8" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/>`,
    arm(1),
    arm(-1),
  ].join('');
}

/** Front view of the zero pose with the axes and torque limits of the left arm's joints. */
export function mujocoPose(): Drawing {
  const list = places();
  const limits = new Map(readTable('mujoco-joints').map((row) => [row.text('joint'), row.number('torque_limit_nm')]));
  const texts = list.map(({ name, side, height }, index) => {
    const x = middle + side * scale;
    const y = floor - height * scale;
    const row = 44 + index * 58;
    return [
      axisSign(x, y, axes[name] ?? 'along'),
      line(
        [
          [x + (name === 'J1' ? 0 : 26), y - (name === 'J1' ? 14 : 0)],
          [300, row - 8],
          [324, row - 8],
        ],
        { width: 1.25, colour: ink.soft },
      ),
      label(332, row, `${name}   ±${limits.get(name) ?? ''} N·m`, { size: 22, anchor: 'start' }),
    ].join('');
  });
  return smallSheet({
    file: 'mujoco-zero-pose.svg',
    width: 520,
    height: 484,
    title: 'Zero pose of the two-arm model with joint axes and torque limits',
    description:
      'Front view, arms hanging down. J1, J4 and J7 turn about an axis across the robot, J2 and J6 about one towards the reader, J3 and J5 about the arm itself.',
    body: [robot(list), ...texts].join('\n'),
  });
}
