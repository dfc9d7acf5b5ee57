import { oneOf, unless, withParameters } from '../../../theme/state/parameters';
import { loadPoints } from '../../../arm/poses';
import type { LoadPoint } from '../../../arm/poses';
import type { BySide } from '../engine/robotPieces';
import type { RobotSide } from '../../../model/robotSolids';

/** State of the explorer. It is in the address, so that a link shows what its author saw. */
export interface Explored {
  /** Angles of J1 to J7 of each arm in rad. */
  readonly right: readonly number[];
  readonly left: readonly number[];
  /** The chosen arm. */
  readonly side: RobotSide;
  /** Whether the other arm mirrors it. */
  readonly mirrored: boolean;
  /** Payload in kg, and its load point. */
  readonly payload: number;
  readonly point: LoadPoint;
}

/** Maximum payload in kg, which is the published peak payload, and the step. */
export const payloads = { most: 6, step: 0.1 } as const;

/** Prefix of the query parameters. */
const prefix = 'arm.';

const degree = Math.PI / 180;

/** Rounded to 0.001 degrees, which moves the hand by 0.01 mm. */
const written = (angle: number): number => Math.round((angle / degree) * 1000) / 1000 || 0;

/** Parses angles in degrees separated by `_`, converts to rad and clamps to the limits; all 0 unless there are seven valid numbers. */
function anglesOf(given: string | null, ranges: readonly (readonly [number, number])[]): number[] {
  const found = (given ?? '').split('_').map((text) => (text.trim() === '' ? NaN : Number(text) * degree));
  const isWhole = found.length === ranges.length && found.every(Number.isFinite);
  return ranges.map(([least, most], joint) => Math.min(Math.max(isWhole ? (found[joint] ?? 0) : 0, least), most));
}

/** Reads the state from a query string. Invalid values get their defaults. */
export function readExplored(search: string, ranges: BySide<readonly (readonly [number, number])[]>): Explored {
  const parameters = new URLSearchParams(search);
  const get = (name: string): string | null => parameters.get(prefix + name);
  const payload = Number(get('load') ?? 0);
  return {
    right: anglesOf(get('right'), ranges.right),
    left: anglesOf(get('left'), ranges.left),
    side: get('side') === 'left' ? 'left' : 'right',
    mirrored: get('mirrored') === 'yes',
    // A payload above the maximum is clamped: with 0, the tool would say that every joint holds it.
    payload: payload >= 0 ? Math.min(payload, payloads.most) : 0,
    // The names are those of the object.
    point: oneOf(get('at'), Object.keys(loadPoints) as LoadPoint[], 'tool'),
  };
}

/** Angles in degrees separated by `_`; empty if all are 0. */
const anglesText = (angles: readonly number[]): string => {
  const degrees = angles.map(written);
  return degrees.some((value) => value !== 0) ? degrees.join('_') : '';
};

/** Writes the state to a query string. Omits defaults and keeps other parameters. */
export const writeExplored = (search: string, { right, left, side, mirrored, payload, point }: Explored): string =>
  withParameters(search, prefix, {
    right: unless('', anglesText(right)),
    left: unless('', anglesText(left)),
    // Always set, so that a link opens the explorer even in its initial state.
    side,
    mirrored: mirrored ? 'yes' : null,
    load: unless('0', String(payload)),
    at: unless('tool', point),
  });
