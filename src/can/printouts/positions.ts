import type { BusMotor, KnownBus } from '../reading/bus';
import { number } from '../reading/phrases';
import { degrees, isWithin, turnedInside } from '../reading/travel';
import type { Side, Travel } from '../reading/travel';
import type { Deviation } from './settings';

const sides = ['right', 'left'] as const;

/** Tolerance in rad of a position by hand-set zeros. */
const tolerance = 0.1;

/** Travel of a joint on an arm; that of a single arm where no side has its own. */
const travelOf = ({ travel }: BusMotor, side: Side): readonly Travel[] => {
  const own = travel.filter((one) => one.side === side);
  return own.length > 0 ? own : travel;
};

/** A pose to look at. */
export interface Pose {
  /** Angles of J1 to J7 in rad, with lost turns put right, and 0 for joints that are missing. */
  readonly angles: readonly number[];
  /** Joints that read a full turn off. */
  readonly turned: readonly string[];
  readonly missing: readonly string[];
}

/** The pose of an arm from positions in rad by joint. The gripper is the last motor, and no part of it. */
export function poseOn(positions: Readonly<Record<string, number>>, side: Side, { motors }: KnownBus): Pose {
  const read = motors.slice(0, -1).map((motor) => {
    const q = positions[motor.joint];
    const travel = travelOf(motor, side);
    const isInside = q === undefined || travel.length === 0 || travel.some((one) => isWithin(q, one, tolerance));
    return { joint: motor.joint, q, turned: isInside ? undefined : turnedInside(q, travel) };
  });
  return {
    angles: read.map(({ q = 0, turned }) => turned ?? q),
    turned: read.flatMap(({ joint, turned }) => (turned === undefined ? [] : [joint])),
    missing: read.flatMap(({ joint, q }) => (q === undefined ? [joint] : [])),
  };
}

/** What is wrong with a position on an arm; undefined if the joint reaches it. */
function faultOf(q: number, own: BusMotor, side: Side): { readonly isTurned: boolean; readonly meaning: string } | undefined {
  const travel = travelOf(own, side);
  if (travel.length === 0 || travel.some((one) => isWithin(q, one, tolerance))) return undefined;
  const inside = turnedInside(q, travel);
  if (inside === undefined)
    return {
      isTurned: false,
      meaning: 'Outside its travel, and no full turn brings it inside: its zero or its position limit PMAX is wrong',
    };
  // At power-on, a motor takes the angle within half a turn of its zero.
  const second = travel.some(({ low, high }) => Math.max(-low, high) > Math.PI)
    ? ''
    : `. ${own.joint} can’t turn that far, so a second fault is behind it: its zero is far off, or it had power before it was mounted`;
  return {
    isTurned: true,
    meaning: `A full turn off: ${inside > q ? '+' : '−'}2π gives ${number(inside, 2)} rad (${degrees(inside)}), inside${second}`,
  };
}

/** What a position shows. */
interface JudgedPosition {
  readonly deviation: Deviation;
  readonly isTurned: boolean;
  /** The only arm that reaches it, where that isn't known to be this one. */
  readonly onlyOn: Side | undefined;
}

/** Judges a position in rad. Without the side, it is wrong only if neither arm reaches it; one that only one arm reaches is asked about. */
export function judgePosition(q: number, own: BusMotor, side: Side | undefined, fix: string): JudgedPosition | undefined {
  const asked = side ? [side] : sides;
  const faults = asked.map((one) => faultOf(q, own, one));
  const fault = faults.find((one) => one !== undefined);
  if (!fault) return undefined;
  const right = asked[faults.indexOf(undefined)];
  const ends = asked.flatMap((one) => travelOf(own, one).map(({ low, high }) => `${degrees(low)} to ${degrees(high)}`));
  return {
    isTurned: fault.isTurned && right === undefined,
    onlyOn: right,
    deviation: {
      joint: own.joint,
      found: `${number(q, 4)} rad (${degrees(q)})`,
      expected: [...new Set(ends)].join(' or '),
      meaning:
        right === undefined
          ? fault.meaning
          : `Right on a ${right} arm. On the other arm: ${fault.meaning.charAt(0).toLowerCase()}${fault.meaning.slice(1)}`,
      danger: 'hurts',
      fix: fault.isTurned ? fix : 'Check PMAX. Let the arm hang: if it still doesn’t read 0 there, set its zero, always with `--id`',
    },
  };
}
