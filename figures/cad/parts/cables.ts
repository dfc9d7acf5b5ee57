import { cableMesh, joined } from '../cable';
import type { Cable } from '../part';
import type { Vec3 } from '../vector';

// Cables of an arm as they are laid: along the rear of the arm, hub ends hanging free. Lengths are not to scale where a loop takes up the rest.
const backwards: Vec3 = [-1, 0, 0];
const down: Vec3 = [0, 0, 1];
const up: Vec3 = [0, 0, -1];
/** Ports of motor J4 stand on a diagonal. */
const slant: Vec3 = [0.82, 0, 0.57];
const slantBack: Vec3 = [-0.82, 0, -0.57];

const j3Branch = (): ReturnType<typeof cableMesh> =>
  cableMesh(
    [
      [-40, 0, 242],
      [-45, -3, 236],
      [-49, -8, 246],
      [-47, -12, 275],
      [-42, -16, 300],
      [-37, -18, 314],
      [-32, -18.5, 320],
    ],
    [{ face: [-28.5, 0, 242], back: backwards }],
  );

const hubLead = (): ReturnType<typeof cableMesh> =>
  cableMesh(
    [
      [-35, -18.5, 318],
      [-39, -14, 300],
      [-38.5, -6, 262],
      [-39, 0, 222],
      [-43, 0, 185],
      [-44.5, 0, 150],
      [-46, 0, 130],
      [-60, 0, 121],
      [-76, -30, 108],
      [-86, -62, 100],
    ],
    [
      { face: [-23.3, -18.5, 326.2], back: slantBack },
      { face: [-86, -62, 100], back: [-0.3, -0.95, 0] },
    ],
  );

const j4Plug = { face: [23.3, -18.5, 358.8] as Vec3, back: slant };
const underJ4: Vec3[] = [
  [36, -18, 366],
  [35, -12, 376],
  [22, -8, 379],
  [8, -5, 375.5],
  [-8, -4, 373.5],
  [-22, -3, 367],
  [-38, -2, 370],
  [-46, -1, 380],
];
const j5Branch: Vec3[] = [
  [-46, -1, 380],
  [-47, 0, 388],
  [-42, 0, 394],
];
const trunk: Vec3[] = [
  [-46, -1, 380],
  [-50, -2, 402],
  [-51, -3, 440],
  [-50, -4, 480],
  [-45, -5, 515],
  [-34, -3, 532],
  [-26, 0, 527],
];
const wristLoop: Vec3[] = [
  [-25.5, -2, 527],
  [-26, -16, 540],
  [-20, -42, 544],
  [-6, -52, 532],
  [0, -44, 514],
  [0, -28, 512],
  [0, -22.2, 518],
];

/** Cables by their number; a second piece of a cable is what a later step plugs in. */
export const armCables: readonly Cable[] = [
  {
    id: 'cable 21 at J3',
    frame: 'arm',
    mesh: () =>
      joined([
        j3Branch(),
        cableMesh(
          [
            [-32, -18.5, 320],
            [-46, -30, 330],
            [-50, -34, 352],
          ],
          [{ face: [-50, -34, 352], back: up }],
        ),
      ]),
  },
  { id: 'cable 21', frame: 'arm', mesh: () => joined([j3Branch(), hubLead()]) },
  {
    id: 'cable 20 at J5',
    frame: 'arm',
    mesh: () =>
      joined([
        cableMesh(j5Branch, [{ face: [-28.5, 0, 395], back: backwards }]),
        cableMesh(
          [
            [-46, -1, 380],
            [-56, -10, 368],
            [-66, -14, 380],
          ],
          [{ face: [-66, -14, 380], back: up }],
        ),
        cableMesh([
          [-46, -1, 380],
          [-52, -4, 410],
          [-56, -10, 450],
        ]),
      ]),
  },
  {
    id: 'cable 20 at J4',
    frame: 'arm',
    mesh: () =>
      joined([
        cableMesh(j5Branch, [{ face: [-28.5, 0, 395], back: backwards }]),
        cableMesh(underJ4, [j4Plug]),
        cableMesh([
          [-46, -1, 380],
          [-52, -4, 410],
          [-56, -10, 450],
        ]),
      ]),
  },
  {
    id: 'cable 20 at J6',
    frame: 'arm',
    mesh: () =>
      joined([
        cableMesh(j5Branch, [{ face: [-28.5, 0, 395], back: backwards }]),
        cableMesh(underJ4, [j4Plug]),
        cableMesh(trunk, [{ face: [-25.5, 0, 512], back: down }]),
        cableMesh(
          [
            [-25.5, -2, 527],
            [-26, -16, 540],
            [-24, -46, 556],
          ],
          [{ face: [-24, -46, 556], back: [0, 0.8, -0.6] }],
        ),
      ]),
  },
  {
    id: 'cable 20',
    frame: 'arm',
    mesh: () =>
      joined([
        cableMesh(j5Branch, [{ face: [-28.5, 0, 395], back: backwards }]),
        cableMesh(underJ4, [j4Plug]),
        cableMesh(trunk, [{ face: [-25.5, 0, 512], back: down }]),
        cableMesh(wristLoop, [{ face: [0, -22.2, 530], back: up }]),
      ]),
  },
  {
    id: 'cable 23 at J7',
    frame: 'arm',
    mesh: () =>
      cableMesh(
        [
          [0, -22.2, 599],
          [0, -30, 610],
          [0, -58, 606],
          [0, -66, 622],
        ],
        [
          { face: [0, -22.2, 587], back: down },
          { face: [0, -66, 622], back: up },
        ],
      ),
  },
  {
    id: 'cable 23',
    frame: 'arm',
    mesh: () =>
      cableMesh(
        [
          [0, -22.2, 599],
          [0, -30, 606],
          [0, -52, 598],
          [0, -56, 610],
          [0, -42, 611],
        ],
        [
          { face: [0, -22.2, 587], back: down },
          { face: [0, -28.5, 611], back: [0, -1, 0] },
        ],
      ),
  },
  {
    id: 'cable 22 at J1',
    frame: 'shoulder',
    mesh: () =>
      cableMesh(
        [
          [56, 0, 7],
          [66, -12, 10],
          [62, -50, 18],
          [36, -72, 22],
          [-10, -78, 18],
          [-60, -84, 8],
          [-86, -96, 0],
        ],
        [
          { face: [44, 0, 6], back: [1, 0, 0] },
          { face: [-86, -96, 0], back: [-0.8, -0.5, 0] },
        ],
      ),
  },
  {
    id: 'cable 22 at J2',
    frame: 'shoulder',
    mesh: () =>
      cableMesh(
        [
          [30, 0, 74],
          [34, -14, 68],
          [34, -48, 66],
          [20, -70, 62],
          [-20, -76, 56],
          [-60, -82, 46],
          [-86, -92, 36],
        ],
        [
          { face: [28, 0, 86], back: [0.3, 0, -1] },
          { face: [-86, -92, 36], back: [-0.8, -0.5, 0] },
        ],
      ),
  },
];
