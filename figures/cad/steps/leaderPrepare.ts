import type { StepDrawing } from '../step';
import { guide, names, front, rear, pincers } from './leaderStages';

/** Steps 1 to 5: what is prepared part by part before anything goes onto the motor. */
export const leaderPrepareDrawings: readonly StepDrawing[] = [
  {
    guide,
    step: 1,
    arm: 'both',
    title: 'Foot of J8_A into the socket of J8_B',
    built: [],
    added: [
      { part: 'J8_A#leader', from: [0, 32, 0] },
      { part: 'J8_B#leader', from: [0, 0, 0] },
    ],
    driven: [{ group: 'J8_A to J8_B, leader', away: 60 }],
    view: { from: [0.75, -1, 0.55] },
  },
  {
    guide,
    step: 2,
    arm: 'both',
    title: 'Inserts into the ends of swivel-rotor-leader',
    built: [],
    added: [{ part: 'swivel-rotor-leader', from: [0, 0, 0] }],
    names,
    driven: [{ group: 'inserts of swivel-rotor-leader', away: 22 }],
    view: { from: [0.6, 0.7, -0.7], up: [1, 0, 0] },
  },
  {
    guide,
    step: 3,
    arm: 'both',
    title: 'One insert into the boss of each pincer',
    built: [],
    added: pincers.map((part) => ({ part, from: [0, 0, 0] as const })),
    names,
    driven: [{ group: 'inserts of pincers', away: 22 }],
    view: rear,
  },
  {
    guide,
    step: 4,
    arm: 'both',
    title: 'Inserts into the arms of rail-connector-leader',
    built: [],
    added: [{ part: 'rail-connector-leader', from: [0, 0, 0] }],
    names,
    driven: [{ group: 'inserts of rail-connector-leader', away: 25 }],
    view: front,
  },
  {
    guide,
    step: 5,
    arm: 'both',
    title: 'Bearings in both eyes of both links',
    built: ['swivel-link-leader', 'swivel-link-leader#2'],
    added: [
      { part: 'MR126ZZ#1-leader', from: [0, 0, -18], pressed: true },
      { part: 'MR126ZZ#2-leader', from: [0, 0, 18], pressed: true },
      { part: 'MR126ZZ#3-leader', from: [0, 0, -18], pressed: true },
      { part: 'MR126ZZ#4-leader', from: [0, 0, 18], pressed: true },
    ],
    driven: [],
    view: { from: [0.5, 0.9, -0.55], up: [1, 0, 0] },
    targets: ['swivel-link-leader'],
  },
];
