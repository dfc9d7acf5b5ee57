import type { FastenerGroup, Part } from '../part';
import { box, cylinder, extrude, polygon, type AnyShape } from '../solids';
import type { Vec3 } from '../vector';

// Chest: two shells round the top of the post, and a hub board with its back cover in each rear slot. Board 16 x 59, holes 49 apart.
const x: Vec3 = [1, 0, 0];
const boardHeight = 693;
/** Slots and boards stand this far beside the middle of the post. */
export const slotsAcross = 15;

/** Middle of the face of slot `slot` (1 at the top) of the board at `y`. */
export const slotAt = (y: number, slot: number): Vec3 => [-53, y, boardHeight + (3.5 - slot) * 5.954];

const seenFromFront: readonly (readonly [number, number])[] = [
  [-80, 613],
  [80, 613],
  [50, 773],
  [-50, 773],
];

function chestShell(
  outline: readonly (readonly [number, number])[],
  inner: readonly (readonly [number, number])[],
  from: number,
  to: number,
): AnyShape {
  const shape = (side: readonly (readonly [number, number])[], shrink: number): AnyShape =>
    extrude(polygon(side), 'xz', -80, 80).intersect(
      extrude(
        polygon(
          shrink === 0
            ? seenFromFront
            : [
                [-78, 615],
                [78, 615],
                [48.5, 771],
                [-48.5, 771],
              ],
        ),
        'yz',
        from - 1,
        to + 1,
      ),
    );
  return shape(outline, 0)
    .cut(shape(inner, 2))
    .cut(cylinder([0, -90, 698], [0, 1, 0], 98, 180))
    .cut(box([-31, -31, 600], [31, 31, 640]));
}

function frontShell(): AnyShape {
  return chestShell(
    [
      [0.25, 613],
      [48, 613],
      [65.25, 650],
      [65.25, 735],
      [48, 773],
      [0.25, 773],
    ],
    [
      [-1, 615],
      [47, 615],
      [63.25, 651],
      [63.25, 734],
      [47, 771],
      [-1, 771],
    ],
    0.25,
    65.25,
  ).cut(box([20, -49, 605], [70, 49, 653]));
}

function rearShell(): AnyShape {
  // A U slot in each side wall, open to the round opening: cables that are plugged already slip in.
  const slots = [1, -1].map((side) => {
    const [near, far] = side > 0 ? [50, 90] : [-90, -50];
    return box([-56, near, 656], [-34, far, 664]).fuse(cylinder([-56, near, 660], [0, 1, 0], 8, far - near));
  });
  const cablesBelow = box([-48, -31, 600], [0, 31, 640]);
  return slots.reduce(
    (solid, slot) => solid.cut(slot),
    chestShell(
      [
        [0.25, 613],
        [-55, 613],
        [-84.75, 670],
        [-84.75, 726],
        [-55, 773],
        [0.25, 773],
      ],
      [
        [1, 615],
        [-54, 615],
        [-82.75, 671],
        [-82.75, 725],
        [-54, 771],
        [1, 771],
      ],
      -84.75,
      0.25,
    ).cut(cablesBelow),
  );
}

/** Hub board: six sockets, each with two large power contacts outside and the two small CAN pins inside, towards the middle of the post. */
function board(y: number): AnyShape {
  const inwards = -Math.sign(y);
  const across = (from: number, to: number): [number, number] =>
    [y + inwards * from, y + inwards * to].sort((a, b) => a - b) as [number, number];
  const plate = box([-44.6, y - 8, boardHeight - 29.5], [-43, y + 8, boardHeight + 29.5]);
  const sockets = Array.from({ length: 6 }, (_, index) => slotAt(y, index + 1)[2]).map((height) => {
    const [[p, q], [r, s]] = [across(-5.5, 2), across(3, 5.5)];
    return box([-53, y - 6.5, height - 2.5], [-44.6, y + 6.5, height + 2.5])
      .cut(box([-54, p, height - 1.5], [-48, q, height + 1.5]))
      .cut(box([-54, r, height - 1.5], [-48, s, height + 1.5]));
  });
  const bored = [24.5, -24.5].reduce<AnyShape>((solid, dz) => solid.cut(cylinder([-60, y, boardHeight + dz], x, 6.2, 40)), plate);
  return sockets.reduce((solid, socket) => solid.fuse(socket), bored);
}

const tray = (y: number): AnyShape =>
  [24.5, -24.5].reduce<AnyShape>(
    (solid, dz) => solid.cut(cylinder([-60, y, boardHeight + dz], x, 6.4, 40)),
    box([-43, y - 10, boardHeight - 31.5], [-30, y + 10, boardHeight + 31.5]).cut(
      box([-44, y - 8, boardHeight - 17], [-33, y + 8, boardHeight + 17]),
    ),
  );

const holesOf = (y: number) => [24.5, -24.5].map((dz) => ({ at: [-40, y, boardHeight + dz] as Vec3, along: x, diameter: 6.4 }));

export const chestParts: readonly Part[] = [
  { id: 'Chest-cover_A', frame: 'robot', holes: [], build: frontShell },
  { id: 'Chest-cover_B', frame: 'robot', holes: [], build: rearShell },
  { id: 'hub-board', frame: 'robot', holes: holesOf(-slotsAcross), build: () => board(-slotsAcross) },
  { id: 'hub-board#2', frame: 'robot', holes: holesOf(slotsAcross), build: () => board(slotsAcross) },
  { id: 'Hub board back cover', frame: 'robot', holes: holesOf(-slotsAcross), build: () => tray(-slotsAcross) },
  { id: 'Hub board back cover#2', frame: 'robot', holes: holesOf(slotsAcross), build: () => tray(slotsAcross) },
];

const boardSeats: Vec3[] = [slotsAcross, -slotsAcross].flatMap((y) => [24.5, -24.5].map((dz): Vec3 => [-44.6, y, boardHeight + dz]));

export const chestFasteners: readonly FastenerGroup[] = [
  {
    id: 'hub nuts',
    fastener: 'M6-slot-nut',
    frame: 'robot',
    into: [-1, 0, 0],
    joins: [],
    seats: boardSeats.map(([, y, atZ]): Vec3 => [-28, y, atZ]),
  },
  {
    id: 'hub boards to post',
    fastener: 'M6x12',
    frame: 'robot',
    into: [1, 0, 0],
    joins: ['hub-board', 'hub-board#2', 'Hub board back cover', 'Hub board back cover#2'],
    seats: boardSeats,
  },
  // From the back, as all casing screws: the halves meet in one plane, so a screw from the side or from below would miss the front half.
  {
    id: 'chest covers',
    fastener: 'chest-screw',
    frame: 'robot',
    into: [1, 0, 0],
    joins: [],
    seats: [
      [-56, -44, 766],
      [-56, 44, 766],
      [-66, -71, 634],
      [-66, 71, 634],
      [-57.5, -60, 618],
      [-57.5, 60, 618],
    ],
  },
];
