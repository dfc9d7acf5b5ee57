import type { StepDrawing, View } from '../step';

/** From the rear of the robot, on the heads of the screws. */
const rear: View = { from: [-1, -0.7, 0.45] };
/** From the front and above, into the corner. */
const front: View = { from: [1, -0.75, 0.7] };

const j2 = { guide: 'j2-j3', arm: 'both', added: [], driven: [] } as const;
const corner = ['J2_A', 'J2_B', 'J2_A to J2_B'];
const covered = [...corner, 'J2_C', 'J2_C to J2_A'];

/** Steps of the unit J2-J3. */
export const j2J3Drawings: readonly StepDrawing[] = [
  {
    ...j2,
    step: 1,
    title: 'The foot of J2_A goes into the rear of J2_B, the cube of J2_B up',
    built: [],
    added: [
      { part: 'J2_A', from: [-40, 0, 0] },
      { part: 'J2_B', from: [0, 0, 0] },
    ],
    driven: [{ group: 'J2_A to J2_B', away: 65 }],
    view: rear,
    pointers: [{ text: 'Cube up', at: [-26, 0, 164.5], part: 'J2_B' }],
  },
  {
    ...j2,
    step: 2,
    title: 'The sheet J2_C goes round the corner from behind, its back on J2_A',
    built: corner,
    added: [{ part: 'J2_C', from: [-45, 0, 0] }],
    driven: [{ group: 'J2_C to J2_A', away: 70 }],
    view: rear,
  },
  {
    ...j2,
    step: 3,
    title: 'The wings of J2_C are fixed to the sides of J2_B',
    built: covered,
    driven: [{ group: 'J2_C to J2_B', away: 30 }],
    view: front,
    pointers: [{ text: 'Cube', at: [-25, 0, 165], part: 'J2_B' }],
  },
  {
    ...j2,
    step: 'finished',
    title: 'Finished unit J2-J3, seen from the front and above',
    built: [...covered, 'J2_C to J2_B'],
    view: front,
    targets: ['J2_A', 'J2_B', 'J2_C'],
  },
];
