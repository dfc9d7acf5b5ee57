import type { StepDrawing } from '../step';
import { guide, names, front, jawSide, mount, whole } from './gripperStages';

/** What differs between the arms. */
function sided(arm: 'right' | 'left'): StepDrawing[] {
  return [
    {
      guide,
      step: 10,
      arm,
      title: `J8_A and J8_B on the rear of the J8 motor, ${arm} arm`,
      built: [...whole],
      added: [
        { part: 'J8_B', from: [0, 0, -45] },
        { part: 'J8_A', from: [0, 0, -45], with: ['J8_A to J8_B'] },
      ],
      driven: [{ group: 'J8_B to J8', away: 75 }],
      view: jawSide,
      names,
      targets: ['J8 motor', `${arm}-jaw`],
      pointers: [{ text: `On the side of the ${arm} jaw`, at: [-13, 34.5, 552], part: 'J8_A' }],
    },
    {
      guide,
      step: 'finished',
      arm,
      title: `Finished gripper, ${arm} arm`,
      built: [...whole, ...mount, 'J8_B to J8'],
      added: [],
      driven: [],
      view: front,
      names,
      targets: ['J8_A', `${arm}-jaw`],
    },
  ];
}

/** Last step and finished view of the gripper, one drawing for each arm. */
export const gripperArmsDrawings: readonly StepDrawing[] = [...sided('right'), ...sided('left')];
