import { arrow, box } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { readRow } from '../tables/readTable';

/** Chain from the headset to the simulated arms. */
export function vrChain(): Drawing {
  const rate = readRow('teleop-vr', 'Rate').label('frames_per_second', 'bare');
  const colour = ink.accent;
  const body = [
    box(10, 8, 400, 76, ['Headset', 'Meta Quest 3, body estimation'], { size: 23 }),
    arrow(
      [
        [210, 86],
        [210, 148],
      ],
      { colour, width: 4 },
    ),
    label(226, 124, `TCP, ~${rate} frames/s`, { size: 23, anchor: 'start' }),
    box(10, 150, 400, 76, ['Retargeting', 'hand → end effector, fingers'], { size: 23 }),
    arrow(
      [
        [210, 228],
        [210, 290],
      ],
      { colour, width: 4 },
    ),
    label(226, 266, 'arm, gripper', { size: 23, anchor: 'start' }),
    box(10, 292, 400, 76, ['Two simulated arms', 'NVIDIA Isaac Lab'], { size: 23, fill: ink.accentSoft, stroke: colour }),
  ].join('\n');
  return smallSheet({
    file: 'teleop-vr-chain.svg',
    width: 460,
    height: 376,
    title: 'From the headset to the simulated arms',
    description: 'The headset streams the body pose over TCP; retargeting turns it into joint motions of two simulated arms.',
    body,
  });
}
