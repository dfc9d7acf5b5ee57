import type { StepDrawing } from '../step';
import { guide, names, front, mount, whole } from './leaderStages';

/** What differs between the arms. */
function sided(arm: 'right' | 'left'): StepDrawing[] {
  return [
    {
      guide,
      step: 13,
      arm,
      title: `J8_A and J8_B on the rear of the J8 motor, ${arm} arm`,
      built: [...whole],
      added: [
        { part: 'J8_B#leader', from: [0, 0, -45] },
        { part: 'J8_A#leader', from: [0, 0, -45], with: ['J8_A to J8_B, leader'] },
      ],
      driven: [{ group: 'J8_B to J8, leader', away: 75 }],
      view: { from: [0.35, 0.45, 0.8], up: [1, 0, 0] },
      names,
      targets: [`${arm}-pincer`],
      pointers: [{ text: `Side of ${arm} pincer`, at: [-16, 34.5, 552], part: 'J8_A#leader' }],
    },
    {
      guide,
      step: 'finished',
      arm,
      title: `Finished end-effector of the leader, ${arm} arm`,
      built: [...whole, ...mount, 'J8_B to J8, leader'],
      added: [],
      driven: [],
      view: front,
      names,
      targets: ['J8_A#leader', `${arm}-pincer`],
    },
  ];
}

/** Last step and finished view of the leader end-effector, one drawing for each arm. */
export const leaderArmsDrawings: readonly StepDrawing[] = [...sided('right'), ...sided('left')];
