import { cableMesh, wireEnd, type Plug } from '../cable';
import type { Mesh } from '../mesh';
import type { Cable } from '../part';
import type { Vec3 } from '../vector';
import { slotAt, slotsAcross } from './chest';

// What is plugged into the hub boards. `y` is that of the board: positive for the left arm.
const plugged = (y: number, slot: number): Plug => ({ face: slotAt(y, slot), back: [-1, 0, 0] });

/** To the side, inside the cover, and on through `rest` (for the left arm; y is turned for the right one). */
const motorLead = (y: number, slot: number, rest: readonly Vec3[]): Mesh => {
  const side = Math.sign(y);
  const plug = plugged(y, slot);
  const [, , height] = plug.face;
  return cableMesh([wireEnd(plug), [-71, y + side * 4, height - 1], ...rest.map(([a, b, c]): Vec3 => [a, side * b, c])], [plug], 4);
};

/** J1: under its motor to the ports at the front, all inside the cover. */
const j1Lead: Vec3[] = [
  [-70, 30, 706],
  [-64, 46, 694],
  [-50, 54, 668],
  [-20, 50, 640],
  [14, 46, 638],
  [40, 42, 652],
];

/** J2 and J3-J4, as far as the U slot of the cover. */
const j2Lead: Vec3[] = [
  [-70, 34, 694],
  [-62, 50, 674],
  [-55, 60, 662],
  [-55, 72, 659],
];
const j3Lead: Vec3[] = [
  [-70, 36, 686],
  [-61, 52, 668],
  [-50, 62, 660],
  [-52, 76, 658],
];

/** From the U slot: J2 into the square loop of J1-J2_B, J3-J4 up to the hole of J2-J3_B. */
const toLoop: Vec3[] = [
  [-59, 84, 664],
  [-66, 91, 678],
  [-68, 94, 691],
  [-60, 94.2, 697.5],
  [-48, 94.2, 698],
];
const toCap: Vec3[] = [
  [-66, 100, 664],
  [-74, 128, 682],
  [-62, 150, 697],
  [-46, 152.5, 698],
];

/** Down along the post, and out at the bottom of the cover. */
const hangingLead = (y: number, slot: number, aside: number): Mesh => {
  const side = Math.sign(y);
  const plug = plugged(y, slot);
  const across = y + side * aside;
  return cableMesh(
    [
      wireEnd(plug),
      [-70, y + (side * aside) / 2, plug.face[2] - 8],
      [-66, across, 656],
      [-48, across, 630],
      [-38, across, 608],
      [-37, across, 560],
      [-37, across, 470],
    ],
    [plug],
    4,
  );
};

/** Cables at both boards; `#2` are those of the left arm. */
export const chestCables: readonly Cable[] = [-slotsAcross, slotsAcross].flatMap((y): Cable[] => {
  const piece = y < 0 ? '' : '#2';
  return [
    { id: `J1 lead${piece}`, frame: 'robot', mesh: () => motorLead(y, 1, j1Lead.slice(0, 3)) },
    { id: `J1 lead to the arm${piece}`, frame: 'robot', mesh: () => motorLead(y, 1, j1Lead) },
    { id: `J2 lead${piece}`, frame: 'robot', mesh: () => motorLead(y, 2, j2Lead) },
    { id: `J3-J4 lead${piece}`, frame: 'robot', mesh: () => motorLead(y, 3, j3Lead) },
    { id: `J2 lead to the arm${piece}`, frame: 'robot', mesh: () => motorLead(y, 2, [...j2Lead, ...toLoop]) },
    { id: `J3-J4 lead to the arm${piece}`, frame: 'robot', mesh: () => motorLead(y, 3, [...j3Lead, ...toCap]) },
    { id: `cable 30${piece}`, frame: 'robot', mesh: () => hangingLead(y, 5, 5) },
    { id: `cable 24${piece}`, frame: 'robot', mesh: () => hangingLead(y, 6, -5) },
  ];
});
