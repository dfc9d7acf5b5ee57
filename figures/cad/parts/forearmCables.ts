import { cableMesh, joined, wireEnd, type Plug } from '../cable';
import type { Mesh } from '../mesh';
import type { Cable } from '../part';
import type { Vec3 } from '../vector';

// Cable 20 along the forearm and cable 23 at the wrist, in the stages of the steps. They are laid as they are seen; lengths are not to scale.
const down: Vec3 = [0, 0, 1];
const up: Vec3 = [0, 0, -1];
const outwards: Vec3 = [0, 1, 0];
const x: Vec3 = [1, 0, 0];

const u1: Plug = { face: [-28.5, 0, 395], back: [-1, 0, 0], leaves: down };
/** Lower front window of motor J4. The motor is not mirrored, so on the left arm, which is, its windows are on the other side. */
const u2 = (side: 1 | -1): Plug => ({
  face: [23.3, -18.5 * side, 358.8],
  back: [0.82, 0, 0.57],
  wide: [-0.57, 0, 0.82],
  leaves: [0, side, 0],
});
const u3: Plug = { face: [-25.5, 0, 512], back: down };
const u4: Plug = { face: [0, -22.2, 530], back: up, wide: x, leaves: outwards };
const looseU2: Plug = { face: [-62, -28, 352], back: down };
const looseU4: Plug = { face: [-34, -44, 560], back: [0, 0.5, -0.87] };

/** Where the three legs meet, in a sleeve. */
const splice: Vec3[] = [
  [-48, -14, 424],
  [-49, -13, 440],
];
const [spliceTop, spliceEnd] = splice as [Vec3, Vec3];

const j5Leg = (): Mesh =>
  joined([cableMesh(splice, [], 8), cableMesh([wireEnd(u1), [-37, -1, 416], [-42, -4, 421], [-46, -9, 420], [-48, -13, 428]], [u1])]);

const j4Leg = (): Mesh => {
  const plug = u2(1);
  return cableMesh(
    [
      wireEnd(plug),
      [27, 4, 368],
      [20, 5, 376],
      [6, 2, 376.5],
      [-10, -2, 374.5],
      [-24, -4, 371],
      [-38, -9, 374],
      [-45, -14, 392],
      spliceTop,
    ],
    [plug],
  );
};

const trunk = (): Mesh =>
  cableMesh(
    [spliceEnd, [-51, -10, 462], [-51, -6, 486], [-47, -5, 514], [-40, -3, 532], [-31, -1, 538], [-26.5, 0, 533], wireEnd(u3)],
    [u3],
  );

/** From U3, where two wires share each contact, with a small loop under J6 to the upper window of J7. */
const j7Leg = (): Mesh =>
  cableMesh([wireEnd(u3), [-27, -4, 533], [-24, -14, 536], [-17, -14, 528], [-10, -2, 523], [-5, -2, 522], wireEnd(u4)], [u4], 4);

const looseTrunk = (): Mesh => cableMesh([spliceEnd, [-51, -14, 456], [-57, -20, 474], [-58, -24, 492]]);

/** What is seen of cable 20 outside its cover: at the elbow, and from the inner slot of J4-J5_B in a loop on the body side to the wrist. */
const cased = (side: 1 | -1): Mesh => {
  const plug = u2(side);
  return joined([
    cableMesh([wireEnd(plug), [27, 4 * side, 368], [20, 5 * side, 376], [6, 2, 376.5], [-10, -2, 374.5], [-24, -4, 371]], [plug]),
    bodySideLoop(),
    j7Leg(),
  ]);
};

const bodySideLoop = (): Mesh =>
  cableMesh(
    [
      [-36, -21, 418],
      [-40, -24, 428],
      [-46, -26, 440],
      [-54, -34, 460],
      [-56, -46, 488],
      [-50, -50, 514],
      [-40, -36, 534],
      [-32, -14, 541],
      [-27, -3, 537],
      wireEnd(u3),
    ],
    [u3],
  );

const u0: Plug = { face: [0, -22.2, 587], back: down, wide: x };
const inJ8: Plug = { face: [0, -28.5, 611], back: [0, -1, 0] };
const looseInJ8: Plug = { face: [0, -72, 624], back: up };

export const forearmCables: readonly Cable[] = [
  {
    id: 'cable 20 with U1 plugged',
    frame: 'arm',
    mesh: () => joined([j5Leg(), cableMesh([spliceTop, [-52, -20, 400], [-60, -26, 384], wireEnd(looseU2)], [looseU2]), looseTrunk()]),
  },
  { id: 'cable 20 leg to U1', frame: 'arm', mesh: () => joined([j5Leg(), looseTrunk()]) },
  { id: 'cable 20 leg to U2', frame: 'arm', mesh: j4Leg },
  { id: 'cable 20 legs to U1 and U2', frame: 'arm', mesh: () => joined([j5Leg(), j4Leg()]) },
  {
    id: 'cable 20 with U3 plugged',
    frame: 'arm',
    mesh: () => joined([trunk(), cableMesh([wireEnd(u3), [-27, -6, 536], [-30, -24, 541], wireEnd(looseU4)], [looseU4], 4)]),
  },
  { id: 'cable 20 legs to U1, U2 and U3', frame: 'arm', mesh: () => joined([j5Leg(), j4Leg(), trunk()]) },
  { id: 'cable 20 leg to U4', frame: 'arm', mesh: j7Leg },
  { id: 'cable 20 at the wrist', frame: 'arm', mesh: () => joined([trunk(), j7Leg()]) },
  { id: 'cable 20 loop at the wrist', frame: 'arm', mesh: () => joined([bodySideLoop(), j7Leg()]) },
  { id: 'cable 20', frame: 'arm', mesh: () => joined([j5Leg(), j4Leg(), trunk(), j7Leg()]) },
  {
    id: 'cable 20 out of J4-J5_B, wrist free',
    frame: 'arm',
    mesh: () => joined([j5Leg(), j4Leg(), bodySideLoop(), j7Leg()]),
  },
  { id: 'cable 20 out of J4-J5_B', frame: 'arm', mesh: () => cased(1) },
  { id: 'cable 20 out of J4-J5_B, left', frame: 'arm', mesh: () => cased(-1) },
  {
    id: 'cable 23 with U0 plugged',
    frame: 'arm',
    mesh: () => cableMesh([wireEnd(u0), [0, -30, 607], [0, -56, 604], [0, -70, 600], wireEnd(looseInJ8)], [u0, looseInJ8]),
  },
  {
    id: 'cable 23',
    frame: 'arm',
    mesh: () => cableMesh([wireEnd(u0), [0, -29, 606], [0, -50, 597], [0, -60, 602], [0, -54, 611], wireEnd(inJ8)], [u0, inJ8]),
  },
];
