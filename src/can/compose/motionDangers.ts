import type { BusMotor } from '../reading/bus';
import { isWithin } from '../reading/travel';
import { danger } from './danger';
import type { Danger } from './danger';
import { formatNumber, withUnitText } from './numberText';

/** Numbers of a command by name. */
export type Values = Readonly<Record<string, number>>;

/** What is known of a motor: a recording names only its joint. */
type Known = Partial<Pick<BusMotor, 'joint' | 'travel' | 'noLoadSpeed' | 'gains' | 'type' | 'ownType'>>;

/** Values smaller than this count as zero, because no code of a frame is exactly zero. */
const nearZero = 0.03;

export const isZero = (value: number | undefined): boolean => Math.abs(value ?? 0) < nearZero;

const unlessZero = (value = 0): number => (isZero(value) ? 0 : value);

/** Torque in N·m with which an MIT command pushes a joint that doesn't move, apart from its stiffness. */
const pushOf = ({ kd = 0, dq, tau }: Values): number => unlessZero(tau) + kd * unlessZero(dq);

/** Whether a command leaves the joint without any force. */
export const isLimp = (values: Values): boolean =>
  values.kp === undefined ? values.current === 0 : values.kp === 0 && isZero(pushOf(values));

/** Whether a command moves the joint. */
export const isMoving = (values: Values): boolean => values.kp !== 0 || !isZero(pushOf(values));

const races = danger(
  'Nothing limits the speed: it turns until the end stop',
  'With Kp 0 the motor has no goal, and Kd doesn’t hold it back: the joint gets faster until it hits its end stop, or somebody. Without a load it would reach the torque divided by Kd, so raise Kd, lower the torque or the velocity, or give it a position with Kp.',
);

const turns = (why: string): Danger => danger('It turns until the end stop', `${why} until it hits its end stop, or somebody.`);

/** Danger of an MIT command after which the joint comes to rest only at its end stop. */
export function endStopDanger(values: Values, { travel = [], noLoadSpeed }: Known): Danger | undefined {
  const { kp, kd = 0, q = 0 } = values;
  const push = pushOf(values);
  if (kp === undefined || isZero(push)) return undefined;
  if (kp === 0) {
    const speed = Math.abs(push / kd);
    if (kd === 0 || speed >= (noLoadSpeed ?? Number.POSITIVE_INFINITY)) return races;
    return turns(
      `With Kp 0 the motor has no goal: without a load, it turns at about ${withUnitText(formatNumber(Number(speed.toPrecision(2)), 0), 'rad/s')}`,
    );
  }
  const rest = q + push / kp;
  const reaches = (position: number): boolean =>
    travel.length > 0 ? travel.some((one) => isWithin(position, one, 0)) : Math.abs(position) <= 2 * Math.PI;
  if (!reaches(q) || reaches(rest)) return undefined;
  return turns(
    `Stiffness balances torque and velocity only at ${withUnitText(formatNumber(Number(rest.toPrecision(3)), 0), 'rad')}, beyond the travel of the joint: unless a load holds it, it turns`,
  );
}

/** Dangers of gains that no program publishes for the joint. */
export function gainDangers(asked: Values, arrives: Values, { joint = '', gains }: Known): Danger[] {
  if (!gains || isLimp(arrives)) return [];
  const { kp = 0, kd = 0 } = asked;
  const [{ most: stiffest, table }, damping] = [gains.kp, gains.kd];
  const words = (value: string, than: string, limit: number, unit: string, after: string): string =>
    `${value} is ${than} published gain of ${joint}, ${withUnitText(formatNumber(limit, 0), unit)}${after}`;
  const [Kp, Kd] = [`Kp ${formatNumber(kp, 0)}`, `Kd ${formatNumber(kd, 0)}`];
  const unit = 'N·m·s/rad';
  return [
    ...(kp > stiffest
      ? [
          danger(
            'Stiffer than any published program',
            words(
              Kp,
              'above the largest',
              stiffest,
              'N·m/rad',
              ` (table ${table}): it hits harder, and can shake. Start with a smaller one.`,
            ),
          ),
        ]
      : []),
    ...(kd > damping.most
      ? [
          danger(
            'More damping than in any published program',
            words(Kd, 'above the largest', damping.most, unit, ` (table ${damping.table}): the joint can shake. Start with a smaller one.`),
          ),
        ]
      : []),
    ...(kp > 0 && kd < damping.least
      ? [
          danger(
            'Less damping than in any published program',
            words(Kd, 'below the smallest', damping.least, unit, ': the joint can shake or run away. Start with a larger one.'),
          ),
        ]
      : []),
  ];
}

/** Danger of a type that the joint doesn't have. */
export const typeDangers = ({ joint = '', type = '', ownType }: Known): Danger[] =>
  ownType === undefined
    ? []
    : [
        danger(
          'The joint has another motor',
          `${joint} of the arm has a ${ownType}. A ${ownType} scales these bytes differently than a ${type}.`,
        ),
      ];
