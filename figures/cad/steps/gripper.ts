import { gripperLinkageFasteners } from '../parts/gripperLinkage';
import type { Added, StepDrawing, View } from '../step';

const swivelSeats = gripperLinkageFasteners.find(({ id }) => id === 'swivel_link to swivel_rotor')?.seats ?? [];

const guide = 'gripper';
const names = { 'RSE2B10-155 slider': 'slider block', 'left-jaw': 'left jaw', 'right-jaw': 'right jaw' };

/** Towards the fingers, arms level, the small window of the motor on top. */
const front: View = { from: [0.5, 0.55, -0.8], up: [1, 0, 0] };
/** From behind the motor, the small window on top as well. */
const rear: View = { from: [0.45, -0.6, 0.8], up: [1, 0, 0] };
/** From behind and from the left, so that what is drawn away stays on its side of the motor. */
const jawSide: View = { from: [0.42, 0.4, 0.8], up: [1, 0, 0] };

const mount = ['J8_A', 'J8_B', 'J8_A to J8_B'] as const;
const motor = ['J8 motor', 'rail_connector', 'rail_connector to J8'] as const;
const turning = [...motor, 'swivel_rotor', 'swivel_rotor to J8'] as const;
/** Links with their bearings. */
const one = ['swivel_link', 'MR126ZZ#1', 'MR126ZZ#2'] as const;
const other = ['swivel_link#2', 'MR126ZZ#3', 'MR126ZZ#4'] as const;
const linked = [...turning, ...one, ...other, 'swivel_link to swivel_rotor'] as const;
const sliders = ['RSE2B10-155 slider', 'RSE2B10-155 slider#2'] as const;
const parked = ['RSE2B10-155 slider#parked', 'RSE2B10-155 slider#2-parked'] as const;
const guided = [...linked, 'RSE2B10-155', 'RSE2B10-155 to rail_connector', ...sliders] as const;
const plates = ['rail_CNC_attachment', 'rail_CNC_attachment#2'] as const;
const plated = [...guided, ...plates, 'rail_CNC_attachment to slider'] as const;
const jaws = ['right-jaw', 'left-jaw'] as const;
const whole = [...plated, 'swivel_link to rail_CNC_attachment', ...jaws, 'jaws to rail_CNC_attachment'] as const;

/** The links, `distance` before their place; the line shows the way of the eye at the rotor. */
const linksFrom = (distance: number): Added[] =>
  [one, other].map(([part, ...bearings], side) => {
    const eye = swivelSeats[side] ?? [0, 0, 0];
    return { part, from: [0, 0, distance], with: bearings, line: eye };
  });

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

/** The steps of the gripper guide. */
export const gripperDrawings: readonly StepDrawing[] = [
  {
    guide,
    step: 1,
    arm: 'both',
    title: 'Foot of J8_A into the socket of J8_B',
    built: [],
    added: [
      { part: 'J8_A', from: [0, 32, 0] },
      { part: 'J8_B', from: [0, 0, 0] },
    ],
    driven: [{ group: 'J8_A to J8_B', away: 60 }],
    view: { from: [0.75, -1, 0.55] },
  },
  {
    guide,
    step: 2,
    arm: 'both',
    title: 'rail_connector on the J8 motor',
    built: ['J8 motor'],
    added: [{ part: 'rail_connector', from: [0, 0, 30] }],
    driven: [{ group: 'rail_connector to J8', away: 60 }],
    view: front,
    pointers: [
      { text: 'Power + CAN window', at: [0, -28, 611], part: 'J8 motor' },
      { text: 'Small window on top', at: [28, 0, 611], part: 'J8 motor' },
    ],
  },
  {
    guide,
    step: 3,
    arm: 'both',
    title: 'Bearings in both eyes of both links',
    built: ['swivel_link', 'swivel_link#2'],
    added: [
      { part: 'MR126ZZ#1', from: [0, 0, -18] },
      { part: 'MR126ZZ#2', from: [0, 0, 18] },
      { part: 'MR126ZZ#3', from: [0, 0, -18] },
      { part: 'MR126ZZ#4', from: [0, 0, 18] },
    ],
    driven: [],
    view: { from: [0.5, 0.9, -0.55], up: [1, 0, 0] },
    targets: ['swivel_link'],
  },
  {
    guide,
    step: 4,
    arm: 'both',
    title: 'swivel_rotor on the output of the J8 motor',
    built: [...motor],
    added: [{ part: 'swivel_rotor', from: [0, 0, 40] }],
    driven: [{ group: 'swivel_rotor to J8', away: 65 }],
    view: front,
  },
  {
    guide,
    step: 5,
    arm: 'both',
    title: 'Links on the ends of swivel_rotor',
    built: [...turning],
    added: linksFrom(30),
    driven: [{ group: 'swivel_link to swivel_rotor', away: 60 }],
    view: front,
    targets: ['swivel_rotor'],
  },
  {
    guide,
    step: 5,
    extra: 'behind',
    arm: 'both',
    title: 'The same from behind the motor: the bare face of the bearing lies on swivel_rotor',
    built: ['swivel_rotor'],
    added: linksFrom(22),
    driven: [],
    view: { from: [0.7, -0.3, 0.62], up: [1, 0, 0] },
    targets: ['swivel_rotor'],
    pointers: [{ text: 'Bare bearing face', at: [-27.8, 28.8, 663.3], part: 'swivel_link' }],
  },
  {
    guide,
    step: 6,
    arm: 'both',
    title: 'Linear guide on the arms of rail_connector',
    built: [...linked],
    added: ['RSE2B10-155', ...parked].map((part) => ({ part, from: [0, 0, 40] as const })),
    driven: [{ group: 'RSE2B10-155 to rail_connector', away: 65 }],
    view: front,
    names,
    targets: ['rail_connector'],
  },
  {
    guide,
    step: 7,
    arm: 'both',
    title: 'rail_CNC_attachment on the slider blocks',
    built: [...guided],
    added: plates.map((part) => ({ part, from: [0, 0, 35] as const })),
    driven: [{ group: 'rail_CNC_attachment to slider', away: 62 }],
    view: front,
    names,
    targets: ['RSE2B10-155 slider'],
    pointers: [
      { text: 'Long end down', at: [-28, 62, 682], part: 'rail_CNC_attachment' },
      { text: 'Long end up', at: [28, -62, 682], part: 'rail_CNC_attachment#2' },
    ],
  },
  {
    guide,
    step: 8,
    arm: 'both',
    title: 'Links on the plates, seen from behind the motor',
    built: [...plated],
    added: [],
    driven: [{ group: 'swivel_link to rail_CNC_attachment', away: 35 }],
    view: rear,
    targets: ['swivel_link', 'rail_CNC_attachment#2'],
  },
  {
    guide,
    step: 9,
    arm: 'both',
    title: 'Jaws on the plates',
    built: [...plated, 'swivel_link to rail_CNC_attachment'],
    added: jaws.map((part) => ({ part, from: [0, 0, 40] as const })),
    driven: [{ group: 'jaws to rail_CNC_attachment', away: 55 }],
    view: front,
    names,
    targets: ['rail_CNC_attachment#2'],
    pointers: [{ text: 'Two on each side of the web', at: [0, 55.5, 689], part: 'right-jaw' }],
  },
  ...sided('right'),
  ...sided('left'),
];
