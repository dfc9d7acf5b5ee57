import type { StepDrawing } from '../step';
import { bearings, brackets, guide, linked, linkSide, narrow, onJ6, onJ7, port, ringSide, tilting, window } from './wristStages';

/** What differs between the arms: one drawing for each. */
function sided(arm: 'right' | 'left'): StepDrawing[] {
  const link = `J7_D_${arm}`;
  const brace = `J6_C_${arm}`;
  return [
    {
      guide,
      step: 8,
      arm,
      title: `J6 motor between J6_A and J6_B, ${arm} arm`,
      built: ['J5 motor', ...brackets],
      added: [{ part: 'J6 motor', from: [0, -78, 0], with: onJ6 }],
      driven: [{ group: 'J6 to J6_A', away: 50 }],
      view: ringSide,
      targets: ['J6_A', 'J6_B', 'J5 motor', 'J6_D'],
      pointers: [{ text: `J7_E to the ${arm}`, at: [24, -38, 483.5], part: 'J6 motor' }],
    },
    {
      guide,
      step: 9,
      arm,
      width: narrow,
      title: `Ring J7_A on the rim of the J7 motor, ${arm} arm`,
      built: ['J7 motor'],
      added: [{ part: 'J7_A', from: [0, 30, 0] }],
      driven: [{ group: 'J7_A to J7', away: 65 }],
      view: { from: [0.95, -1, 0.55] },
      pointers: [
        port('Power+CAN port', window.j7Power, 'J7 motor'),
        port('Debug port', window.j7Debug, 'J7 motor'),
        { text: 'In line with the port', at: [0, 26, 534], part: 'J7_A' },
      ],
    },
    {
      guide,
      step: 10,
      arm,
      width: narrow,
      title: `J7_C on the rear of the J7 motor, ${arm} arm`,
      built: ['J7 motor', 'J7_A', 'J7_A to J7'],
      added: [{ part: 'J7_C', from: [0, -30, 0] }],
      driven: [{ group: 'J7_C to J7', away: 70 }],
      view: linkSide,
      targets: ['J7 motor', 'J7_A'],
      pointers: [
        { text: 'Pivot hole', at: [24.3, -33, 558.5], part: 'J7_C' },
        port('Debug port', window.j7Debug, 'J7 motor'),
        port('Power+CAN port', window.j7Power, 'J7 motor'),
      ],
    },
    {
      guide,
      step: 11,
      arm,
      title: `Bearings in the eyes of ${link}`,
      built: [],
      added: [{ part: link, from: [0, 0, 0] }, ...bearings.map((part) => ({ part, from: [30, 0, 0] as const, pressed: true as const }))],
      driven: [],
      view: linkSide,
    },
    {
      guide,
      step: 12,
      arm,
      title: `J7 motor between the two J7_B, ${arm} arm`,
      built: [...brackets, 'J6 motor', ...onJ6, 'J6 to J6_A'],
      added: [{ part: 'J7 motor', from: [0, 0, 62], with: onJ7 }],
      driven: [{ group: 'J7_B to J7_A', away: 35 }],
      view: ringSide,
      targets: ['J7_A', 'J7_B', 'J7_B#2', 'J7_C', 'J7_E'],
      pointers: [
        { text: 'Same side', at: [24, -38, 483.5], part: 'J7_E' },
        { text: 'Same side', at: [22, -37, 553.5], part: 'J7 motor' },
      ],
    },
    {
      guide,
      step: 13,
      arm,
      title: `${link} on J7_E and J7_C, ${arm} arm`,
      built: [...tilting],
      added: [{ part: link, from: [32, 0, 0], with: bearings }],
      driven: [
        { group: 'washers behind the link', away: 17 },
        { group: 'washers before the link', away: 46 },
        { group: 'step bolts of the link', away: 64 },
      ],
      view: { from: [0.75, 1, 0.4] },
      targets: ['J7_E', 'J7_C', 'MR106ZZ1'],
    },
    {
      guide,
      step: 14,
      arm,
      width: narrow,
      title: `${brace} between J6_A and J6_B`,
      built: [...tilting, ...linked(arm)],
      added: [{ part: brace, from: [0, 70, 0] }],
      driven: [{ group: `${brace} to J6_A and J6_B`, away: 35 }],
      view: ringSide,
    },
    {
      guide,
      step: 'finished',
      arm,
      title: `J3 to J7 of the ${arm} arm`,
      built: ['unit:j4-j5', ...tilting, ...linked(arm), brace, `${brace} to J6_A and J6_B`],
      added: [],
      driven: [],
      view: linkSide,
      targets: ['J3 motor', 'J4 motor', 'J5 motor', 'J6 motor', 'J7 motor', 'J7_E', link, 'J7_C'],
    },
  ];
}

/** Steps of the wrist in which the arms differ, and the finished views. */
export const j5J6J7ArmsDrawings: readonly StepDrawing[] = [...sided('right'), ...sided('left')];
