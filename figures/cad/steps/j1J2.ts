import type { StepDrawing, View } from '../step';

/** On the bench: motor J1 stands on its rotor, its rear up and its connectors in front. */
const onRear: View = { from: [0.55, 1, 0.45], up: [0, 1, 0] };
/** From outside and the front, on the output of motor J1. */
const outboardFront: View = { from: [0.8, -1, 0.55] };
/** From outside and the rear, on the side of the bumper. */
const outboardRear: View = { from: [-1, -0.8, 0.5] };

const j1 = { guide: 'j1-j2', added: [], driven: [] } as const;
const stopScrews = [{ group: 'J1_B to J1', away: 45 }];
const base = ['J1 motor', 'J1_A', 'J1_A to J1', 'J1_B', 'J1_B to J1'];
const hub = [...base, 'J1_C', 'J1_C to J1'];
const withD = [...hub, 'J1_D', 'J1_D to J1_C'];
const withE = [...withD, 'J1_E', 'J1_E to J1_C'];

const stop = {
  ...j1,
  step: 2,
  built: ['J1 motor', 'J1_A', 'J1_A to J1'],
  added: [{ part: 'J1_B', from: [0, 0, 25] }],
  driven: stopScrews,
  view: outboardFront,
  pointers: [{ text: 'Port side: front', at: [49, 0, 14], part: 'J1 motor' }],
} as const;

const finished = {
  ...j1,
  step: 'finished',
  built: [...withE, 'J2 motor', 'J1_E to J2', 'J1_D to J2'],
  view: outboardRear,
  targets: ['J1 motor', 'J1_A', 'J1_B', 'J1_C', 'J1_D', 'J2 motor'],
} as const;

/** Steps of the unit J1-J2. */
export const j1J2Drawings: readonly StepDrawing[] = [
  {
    ...j1,
    step: 1,
    arm: 'both',
    title: 'J1_A goes onto the rear of motor J1, its open side over the ports',
    built: [],
    added: [
      { part: 'J1 motor', from: [0, 0, 0] },
      { part: 'J1_A', from: [0, 0, -45] },
    ],
    driven: [{ group: 'J1_A to J1', away: 75 }],
    view: onRear,
    pointers: [{ text: 'Ports stay free', at: [34, 0, 6], part: 'J1 motor' }],
  },
  { ...stop, arm: 'right', title: 'Right arm: the stop ring J1_B lies at the top, towards the ports' },
  { ...stop, arm: 'left', title: 'Left arm: the same stop ring, turned, lies at the top, towards the ports' },
  {
    ...j1,
    step: 3,
    arm: 'both',
    title: 'J1_C goes onto the output of motor J1, its flat side towards the ports',
    built: base,
    added: [{ part: 'J1_C', from: [0, 0, 40] }],
    driven: [{ group: 'J1_C to J1', away: 70 }],
    view: outboardFront,
    pointers: [
      { text: 'Flat side forward', at: [20.4, -10, 69], part: 'J1_C' },
      { text: 'Bumper to the rear', at: [-36, 5, 72.5], part: 'J1_C' },
    ],
  },
  {
    ...j1,
    step: 4,
    arm: 'both',
    title: 'J1_D goes onto the bumper side of J1_C',
    built: hub,
    added: [{ part: 'J1_D', from: [-50, 0, 0] }],
    driven: [{ group: 'J1_D to J1_C', away: 80 }],
    view: outboardRear,
    pointers: [{ text: 'Bumper', at: [-38, 0, 72.5], part: 'J1_C' }],
  },
  {
    ...j1,
    step: 5,
    arm: 'both',
    title: 'J1_E goes onto the flat side of J1_C, parallel to J1_D',
    built: withD,
    added: [{ part: 'J1_E', from: [50, 0, 0] }],
    driven: [{ group: 'J1_E to J1_C', away: 80 }],
    view: outboardFront,
  },
  {
    ...j1,
    step: 6,
    arm: 'both',
    title: 'Motor J2 goes between the crescents, ports towards J1',
    built: withE,
    added: [{ part: 'J2 motor', from: [0, 0, 75] }],
    driven: [{ group: 'J1_E to J2', away: 45 }],
    view: outboardFront,
    pointers: [{ text: 'Ports towards J1', at: [28, 0, 88], part: 'J2 motor' }],
  },
  {
    ...j1,
    step: 7,
    arm: 'both',
    title: 'J1_D is fixed to the output side of motor J2',
    built: [...withE, 'J2 motor', 'J1_E to J2'],
    driven: [{ group: 'J1_D to J2', away: 50 }],
    view: outboardRear,
  },
  { ...finished, arm: 'right', title: 'Finished unit J1-J2 of the right arm, seen from outside and behind' },
  { ...finished, arm: 'left', title: 'Finished unit J1-J2 of the left arm, seen from outside and behind' },
];
