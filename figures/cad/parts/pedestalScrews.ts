import type { FastenerGroup } from '../part';
import type { Vec3 } from '../vector';
import { braceFootSeats, braceTopSeats } from './pedestal';
import { plateSeats, postDirections, postSeats } from './pedestalBracket';

const screw = { frame: 'robot', fastener: 'M6x12' } as const;
const nut = { frame: 'robot', fastener: 'M6-slot-nut', joins: [] } as const;

const down: Vec3 = [0, 0, -1];
const forward: Vec3 = [1, 0, 0];
const backward: Vec3 = [-1, 0, 0];

/** Nuts lie behind the lips of the slots, which are 2 mm thick: their noses end a little inside the face of the post, at 30 mm. */
const nose = 29.6;
const bracketNuts = postSeats.map(([u, v, height]): Vec3 => [u, Math.sign(v) * nose, height]);
const braceNuts = braceTopSeats.map(([, v, height]): Vec3 => [-nose, v, height]);

/** Screws and nuts of the pedestal. The screws through the feet go into the plate, the others into nuts in the post. */
export const pedestalFasteners: readonly FastenerGroup[] = [
  { ...screw, id: 'brackets to plate', seats: plateSeats, into: down, joins: ['base-plate', 'HBLFSDW6-SEP', 'HBLFSDW6-SEP#2'] },
  {
    ...screw,
    id: 'brackets to post',
    seats: postSeats,
    into: postDirections,
    joins: ['HFSB6-6060-750', 'HBLFSDW6-SEP', 'HBLFSDW6-SEP#2'],
  },
  { ...screw, id: 'brace to plate', seats: braceFootSeats, into: down, joins: ['base-plate', 'HFBL30A6-3060-123-SSP'] },
  { ...screw, id: 'brace to post', seats: braceTopSeats, into: forward, joins: ['HFSB6-6060-750', 'HFBL30A6-3060-123-SSP'] },
  { ...nut, id: 'bracket nuts', seats: bracketNuts, into: postSeats.map(([, v]): Vec3 => [0, Math.sign(v), 0]) },
  { ...nut, id: 'brace nuts', seats: braceNuts, into: backward },
];
