import { box, line } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { readTable } from '../tables/readTable';
import { hangingArm, stand } from './arms';

/** Name of the CAN interface of one arm. */
function interfaceOf(role: string, side: string): string {
  const row = readTable('can-channels').find((candidate) => candidate.text('role') === role && candidate.text('side') === side);
  if (!row) throw new Error(`content/data/can-channels.csv has no ${role} on the ${side}.`);
  return row.label('interface');
}

/** A pair of arms on its stand with its two interfaces, adapter and emergency stop. */
function pair(centre: number, role: 'leader' | 'follower'): string {
  const arm = (offset: number, side: string): string =>
    [
      hangingArm(centre + offset, 86, role),
      label(centre + offset, 306, side, { size: 22 }),
      line(
        [
          [centre + offset, 358],
          [centre + offset, 390],
        ],
        { colour: ink.accent },
      ),
      box(centre + offset - 44, 318, 88, 40, [interfaceOf(role, side)], { fill: ink.accentSoft, stroke: ink.accent, code: true }),
    ].join('\n');
  return [
    label(centre, 32, role === 'leader' ? 'Leader pair' : 'Follower pair', { size: 25 }),
    stand(centre, 86, 96, 266),
    arm(-96, 'right'),
    arm(96, 'left'),
    box(centre - 141, 390, 282, 44, ['CAN FD adapter']),
    `<circle cx="${centre}" cy="326" r="15" fill="${ink.danger}" stroke="${ink.line}" stroke-width="${weight.outline}"/>`,
    label(centre, 366, 'E-stop', { size: 22 }),
  ].join('\n');
}

/** Front view of the leader and the follower pair, with the CAN interface of each arm. */
export function systemLayout(): Drawing {
  const body = [
    pair(147, 'leader'),
    pair(453, 'follower'),
    line([
      [147, 434],
      [147, 487],
      [240, 487],
    ]),
    line([
      [453, 434],
      [453, 487],
      [360, 487],
    ]),
    box(240, 462, 120, 50, ['PC'], { size: 24 }),
    label(193, 478, 'USB', { size: 22 }),
    label(407, 478, 'USB', { size: 22 }),
  ].join('\n');
  return smallSheet({
    file: 'teleop-layout.svg',
    width: 600,
    height: 522,
    title: 'Leader and follower pair with their CAN interfaces',
    description: 'Front view. Each pair has two arms, one two-channel adapter and one emergency stop; both adapters go to one computer.',
    body,
  });
}
