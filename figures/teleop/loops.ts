import { arrow, box } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { readRow, readTable } from '../tables/readTable';

const width = 600;
const left = 6;
const right = 310;
const column = 284;

/** Rate of the thread, from the table the pages show. */
const rate = (thread: string): string => readRow('teleop-threads', thread).label('rate_hz');

/** The CAN interfaces of the leaders and of the followers, joined with a slash. */
function interfaces(role: string): string {
  return readTable('can-channels')
    .filter((row) => row.text('role') === role)
    .map((row) => row.label('interface'))
    .join(' or ');
}

/** Arm on top, thread below it, with the command going up and the measured state coming down. */
function armColumn(x: number, role: 'leader' | 'follower', law: readonly string[]): string {
  const name = role === 'leader' ? 'Leader' : 'Follower';
  return [
    box(x, 62, column, 72, [`${name} arm`, `CAN FD: ${interfaces(role)}`], { fill: ink.accentSoft, stroke: ink.accent }),
    arrow([
      [x + 50, 230],
      [x + 50, 136],
    ]),
    arrow([
      [x + 234, 135],
      [x + 234, 229],
    ]),
    label(x + 64, 172, 'command', { size: 22, anchor: 'start' }),
    label(x + 222, 212, 'q, dq', { size: 22, anchor: 'end' }),
    box(x, 231, column, 132, [`${name} thread`, rate(role), ...law]),
  ].join('\n');
}

/** Admin thread along the foot, and the two titles of the outside world. */
function frame(): string {
  return [
    box(left, 447, right + column - left, 62, [`Admin thread, ${rate('admin')}`]),
    label(left + column / 2, 30, 'hand of the operator', { size: 22 }),
    label(right + column / 2, 30, 'object', { size: 22 }),
  ].join('\n');
}

/** One-way loop: the leader's state becomes the follower's reference. */
export function unilateralLoop(): Drawing {
  const colour = ink.accent;
  const body = [
    frame(),
    arrow([
      [left + column / 2, 38],
      [left + column / 2, 60],
    ]),
    arrow([
      [right + column / 2, 38],
      [right + column / 2, 60],
    ]),
    armColumn(left, 'leader', ['Kp = Kd = 0', 'τ = g + 0.3 τf + 0.1 c']),
    armColumn(right, 'follower', ['Kp, Kd of the file', 'τ = 0']),
    arrow(
      [
        [left + 110, 364],
        [left + 110, 445],
      ],
      { colour, width: 4 },
    ),
    arrow(
      [
        [right + 70, 446],
        [right + 70, 365],
      ],
      { colour, width: 4 },
    ),
    label(left + 126, 412, 'q, dq', { size: 22, anchor: 'start' }),
    label(right + 86, 412, 'q, dq of leader', { size: 22, anchor: 'start' }),
  ].join('\n');
  return smallSheet({
    file: 'unilateral-loop.svg',
    width,
    height: 515,
    title: 'Control loop of unilateral teleoperation',
    description: 'The state of the leader goes through the admin thread to the follower thread, and nothing comes back.',
    body,
  });
}

/** Two-way loop: each arm's state becomes the other's reference. */
export function bilateralLoop(): Drawing {
  const colour = ink.accent;
  const law = ['Kp, Kd of the file', 'τ = g + τf'];
  const exchange = (x: number, other: string): string =>
    [
      arrow(
        [
          [x + 36, 364],
          [x + 36, 445],
        ],
        { colour, width: 4 },
      ),
      arrow(
        [
          [x + 140, 446],
          [x + 140, 365],
        ],
        { colour, width: 4 },
      ),
      label(x + 50, 412, 'q, dq', { size: 22, anchor: 'start' }),
      label(x + 154, 412, `of ${other}`, { size: 22, anchor: 'start' }),
    ].join('\n');
  const body = [
    frame(),
    ...[left, right].flatMap((x) => [
      arrow([
        [x + column / 2 - 14, 38],
        [x + column / 2 - 14, 60],
      ]),
      arrow([
        [x + column / 2 + 14, 60],
        [x + column / 2 + 14, 38],
      ]),
    ]),
    armColumn(left, 'leader', law),
    armColumn(right, 'follower', law),
    exchange(left, 'follower'),
    exchange(right, 'leader'),
  ].join('\n');
  return smallSheet({
    file: 'bilateral-loop.svg',
    width,
    height: 515,
    title: 'Control loop of bilateral teleoperation',
    description: 'Each arm sends its state through the admin thread and tracks the state of the other arm.',
    body,
  });
}
