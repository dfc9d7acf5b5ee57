import { arrow, box } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';

const arm = { size: 24, fill: ink.accentSoft, stroke: ink.accent } as const;
const thing = { size: 24 } as const;

/** What flows where while a dataset is recorded. */
export function recordLoop(): Drawing {
  return smallSheet({
    file: 'record-loop.svg',
    width: 600,
    height: 440,
    title: 'Recording a dataset',
    description:
      'Leader to computer: positions, and on to the follower as targets. Follower and cameras to computer: state and pictures. Computer to dataset.',
    body: [
      box(8, 30, 150, 84, ['Leader'], arm),
      box(225, 30, 150, 84, ['Computer'], thing),
      box(442, 30, 150, 84, ['Follower'], arm),
      box(442, 190, 150, 84, ['Cameras'], thing),
      box(225, 340, 150, 84, ['Dataset'], thing),
      arrow(
        [
          [158, 72],
          [225, 72],
        ],
        { colour: ink.accent, width: 4 },
      ),
      label(191, 140, 'positions', { size: 22 }),
      arrow(
        [
          [375, 58],
          [442, 58],
        ],
        { colour: ink.accent, width: 4 },
      ),
      label(408, 24, 'targets', { size: 22 }),
      arrow(
        [
          [442, 88],
          [375, 88],
        ],
        { colour: ink.accent, width: 4 },
      ),
      label(408, 140, 'state', { size: 22 }),
      arrow([
        [442, 232],
        [340, 232],
        [340, 114],
      ]),
      label(388, 218, 'pictures', { size: 22 }),
      arrow([
        [270, 114],
        [270, 340],
      ]),
      label(262, 300, 'action, state, pictures', { size: 22, anchor: 'end' }),
    ].join('\n'),
  });
}
