import { arrow, box } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';

/** One mode as a row: leader, arrows and follower. */
function row(y: number, name: string, back: boolean): string {
  const colour = ink.accent;
  return [
    label(8, y + 22, name, { size: 24, anchor: 'start' }),
    box(8, y + 38, 140, 84, ['Leader'], { size: 24, fill: ink.accentSoft, stroke: colour }),
    box(412, y + 38, 140, 84, ['Follower'], { size: 24, fill: ink.accentSoft, stroke: colour }),
    label(280, y + (back ? 50 : 68), 'motion', { size: 22 }),
    arrow(
      [
        [154, y + (back ? 62 : 80)],
        [406, y + (back ? 62 : 80)],
      ],
      { colour, width: 4 },
    ),
    back
      ? arrow(
          [
            [406, y + 96],
            [154, y + 96],
          ],
          { colour, width: 4 },
        ) + label(280, y + 122, 'motion, resistance', { size: 22 })
      : '',
  ].join('\n');
}

/** One-way and two-way teleoperation as arrows between leader and follower. */
export function modes(): Drawing {
  return smallSheet({
    file: 'teleop-modes.svg',
    width: 560,
    height: 292,
    title: 'Unilateral and bilateral teleoperation',
    description: 'Unilateral: one arrow from leader to follower. Bilateral: one arrow in each direction.',
    body: [row(4, 'Unilateral', false), row(156, 'Bilateral', true)].join('\n'),
  });
}
