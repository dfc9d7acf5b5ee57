import { loadPoints } from '../engine/jointLoad';
import type { LoadPoint } from '../engine/jointLoad';
import type { BySide } from '../engine/robotPieces';
import type { RobotSide } from '../../../model/robotSolids';

/** Everything that a reader has chosen. It stands in the address, so that a link shows what its writer saw. */
export interface Explored {
  /** Angles of J1 to J7 of each arm in rad. */
  readonly right: readonly number[];
  readonly left: readonly number[];
  /** The arm that is moved and looked at. */
  readonly side: RobotSide;
  /** Whether the other arm is its mirror image. */
  readonly mirrored: boolean;
  /** Payload in kg, and where it hangs. */
  readonly payload: number;
  readonly point: LoadPoint;
}

/** Greatest payload in kg that can be chosen, the published peak payload, and the distance of two that can. */
export const payloads = { most: 6, step: 0.1 } as const;

/** Begins the names of all that stands in the address. */
export const prefix = 'arm.';

const degree = Math.PI / 180;

/** A thousandth of a degree moves the hand by 0.01 mm. */
const written = (angle: number): number => Math.round((angle / degree) * 1000) / 1000 || 0;

/** Angles in rad from degrees with `_` between them, inside the limits; all 0 where they are no seven numbers. */
function anglesOf(given: string | null, ranges: readonly (readonly [number, number])[]): number[] {
  const found = (given ?? '').split('_').map((text) => (text.trim() === '' ? NaN : Number(text) * degree));
  const isWhole = found.length === ranges.length && found.every(Number.isFinite);
  return ranges.map(([least, most], joint) => Math.min(Math.max(isWhole ? (found[joint] ?? 0) : 0, least), most));
}

/** Reads what was chosen from an address; what makes no sense is left out. */
export function readExplored(search: string, ranges: BySide<readonly (readonly [number, number])[]>): Explored {
  const given = new URLSearchParams(search);
  const get = (name: string): string | null => given.get(prefix + name);
  const payload = Number(get('load') ?? 0);
  const point = get('at') ?? '';
  return {
    right: anglesOf(get('right'), ranges.right),
    left: anglesOf(get('left'), ranges.left),
    side: get('side') === 'left' ? 'left' : 'right',
    mirrored: get('mirrored') === 'yes',
    // More than can be chosen is not nothing, of which the tool would say that every joint holds it.
    payload: payload >= 0 ? Math.min(payload, payloads.most) : 0,
    // The names are those of the object.
    point: Object.keys(loadPoints).includes(point) ? (point as LoadPoint) : 'tool',
  };
}

/** The rest of an address that leads to what was chosen; what else stands in it stays, and what nobody chose is left out. */
export function writeExplored(search: string, explored: Explored): string {
  const next = new URLSearchParams(search);
  const set = (name: string, value: string, otherwise: string): void => {
    if (value === otherwise) next.delete(prefix + name);
    else next.set(prefix + name, value);
  };
  for (const side of ['right', 'left'] as const) {
    const degrees = explored[side].map(written);
    set(side, degrees.some((value) => value !== 0) ? degrees.join('_') : '', '');
  }
  // A link opens the explorer also where all is as at first.
  set('side', explored.side, '');
  set('mirrored', explored.mirrored ? 'yes' : '', '');
  set('load', String(explored.payload), '0');
  set('at', explored.point, 'tool');
  const text = next.toString();
  return text ? `?${text}` : '';
}
