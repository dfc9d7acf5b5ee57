import { cableMesh, joined, wireEnd, type Plug } from '../cable';
import type { Mesh } from '../mesh';
import type { Cable } from '../part';
import type { Vec3 } from '../vector';

// Cables of shoulder and upper arm, in the stages of the steps. They are laid as they are seen; a length that a loop takes up is not to scale.
const backwards: Vec3 = [-1, 0, 0];
const forwards: Vec3 = [1, 0, 0];
const up: Vec3 = [0, 0, -1];
const towardsPost: Vec3 = [0, 0, -1];

// Cable 21: U6 in J3, U7 in J4, U8 for the hub.
const u6: Plug = { face: [-28.5, 0, 242], back: backwards, leaves: up };
/** The power windows of motor J4 stand on a diagonal; their long side runs round the motor. */
const u7: Plug = { face: [-23.3, -18.5, 326.2], back: [-0.82, 0, -0.57], wide: [0.57, 0, -0.82] };
const looseU7: Plug = { face: [-52, -30, 338], back: up };

const toU6 = (end: readonly Vec3[]): Mesh =>
  cableMesh([wireEnd(u6), [-37, -2, 219], [-45, -8, 216], [-48, -13, 230], [-46, -15, 262], [-43, -17, 294], ...end], [u6]);

const toJ3 = (): Mesh => toU6([[-38, -18, 312], wireEnd(u7)]);

const upTheArm: Vec3[] = [wireEnd(u7), [-39, -15, 306], [-40, -6, 284], [-37, 9, 255], [-39, 10, 222], [-43, 3, 186], [-43.5, 0, 155]];
const freeU8: Plug = { face: [-88, -74, 98], back: [0.3, 0.95, 0] };
const hubLead = (): Mesh => cableMesh([...upTheArm, [-45, 0, 134], [-58, -4, 122], [-74, -30, 108], wireEnd(freeU8)], [u7, freeU8]);

/** Behind J2-J3_B, which is drawn `away` from its place: up inside its neck and straight out of its hole. */
const throughCap = (away: number): Mesh => {
  const out = -50 - away;
  const end: Plug = { face: [out - 48, -34, 112], back: [0.7, 0.7, 0] };
  return cableMesh([...upTheArm, [-52, 0, 134], [out + 12, 0, 122.5], [out - 10, 0, 122.5], [out - 26, -10, 120], wireEnd(end)], [u7, end]);
};

const outOfCap = (): Mesh => {
  const end: Plug = { face: [-94, -66, 106], back: [0.3, 0.95, 0] };
  return cableMesh([[-42, 0, 122.5], [-56, 0, 122], [-74, -14, 117], [-86, -34, 110], wireEnd(end)], [end]);
};

// Cable 22, once in J1 and once in J2: a power plug and a small signal plug at the motor.
const j1Plugs: Plug[] = [
  { face: [30, 0, 7], back: forwards, wide: [0, 1, 0], kind: 'power' },
  { face: [30, -10, 7], back: forwards, wide: [0, 1, 0], kind: 'signal' },
];
const j1FreeEnd: Plug = { face: [-96, -92, 0], back: [0.8, 0.5, 0] };

const j1Cable = (): Mesh => {
  const meeting: Vec3 = [56, -16, 10];
  return joined([
    cableMesh([[43, 0, 7], [50, -4, 8], meeting], [], 3.2),
    cableMesh([[38, -10, 7], [46, -11, 8], meeting], [], 2),
    cableMesh([meeting, [58, -40, 16], [40, -62, 21], [0, -68, 20], [-44, -72, 12], wireEnd(j1FreeEnd)], [...j1Plugs, j1FreeEnd]),
  ]);
};

/** The ports of J2 stand upright on the side of the post: CAN above power on the right arm; on the left one the motor is upside down. */
const j2Cable = (arm: 'right' | 'left', rest: readonly Vec3[], end: Plug): Mesh => {
  const signal = arm === 'right' ? 10 : -10;
  const plugs: Plug[] = [
    { face: [27, 0, 92.5], back: towardsPost, wide: [0, 1, 0], kind: 'power' },
    { face: [27, signal, 92.5], back: towardsPost, wide: [0, 1, 0], kind: 'signal' },
  ];
  const meeting: Vec3 = [30, -16, 68];
  const signalWire: Vec3[] =
    arm === 'right'
      ? [
          [27, 10, 84.5],
          [30, 9, 77],
          [34, -2, 72],
        ]
      : [
          [27, -10, 84.5],
          [29, -11, 77],
        ];
  return joined([
    cableMesh([[27, 0, 79.5], [28, -5, 73], meeting], [], 3.2),
    cableMesh([...signalWire, meeting], [], 2),
    cableMesh([meeting, ...rest, wireEnd(end)], [...plugs, end]),
  ]);
};

const bentDown: Vec3[] = [
  [32, -40, 64],
  [22, -62, 60],
  [-14, -70, 54],
  [-52, -74, 46],
];
const j2FreeEnd: Plug = { face: [-96, -84, 34], back: [0.8, 0.5, 0] };

/** Under the J1-J2 link, up behind it and out through the square loop of J1-J2_B, which is drawn `away` from its place. */
const throughLoop = (away: number): [Vec3[], Plug] => [
  [
    [20, -36, 66],
    [-8, -40, 66],
    [-28 - away * 0.5, -30, 65],
    [-40 - away, -5, 64.2],
    [-50 - away, 0, 64.2],
    [-61 - away, -2, 63],
    [-67 - away, -14, 57],
  ],
  { face: [-84 - away, -46, 30], back: [0.5, 0.7, 0.5] },
];

export const upperCables: readonly Cable[] = [
  {
    id: 'cable 21 with U6 plugged',
    frame: 'arm',
    mesh: () =>
      joined([
        toU6([[-46, -24, 316], wireEnd(looseU7)]),
        cableMesh([wireEnd(looseU7), [-54, -28, 308], [-62, -20, 316], [-66, -16, 350], [-66, -14, 392]], [looseU7]),
      ]),
  },
  { id: 'cable 21 leg to U6', frame: 'arm', mesh: toJ3 },
  { id: 'cable 21 from U7 to the hub', frame: 'arm', mesh: hubLead },
  { id: 'cable 21', frame: 'arm', mesh: () => joined([toJ3(), hubLead()]) },
  { id: 'cable 21 through J2-J3_B', frame: 'arm', mesh: () => joined([toJ3(), throughCap(75)]) },
  { id: 'cable 21 out of J2-J3_B', frame: 'arm', mesh: outOfCap },
  { id: 'cable 22 at J1', frame: 'shoulder', mesh: j1Cable },
  { id: 'cable 22 at J2', frame: 'shoulder', mesh: () => j2Cable('right', bentDown, j2FreeEnd) },
  { id: 'cable 22 at J2, left', frame: 'shoulder', mesh: () => j2Cable('left', bentDown, j2FreeEnd) },
  { id: 'cable 22 through J1-J2_B', frame: 'shoulder', mesh: () => j2Cable('right', ...throughLoop(75)) },
  { id: 'cable 22 in J1-J2_B', frame: 'shoulder', mesh: () => j2Cable('right', ...throughLoop(0)) },
];
