import type { BusMotor } from '../reading/bus';
import { commonTravel, degrees, endsWords, isWithin, travelWords } from '../reading/travel';
import type { Travel } from '../reading/travel';
import type { ComposeField, MotionValue } from './composeFields';
import type { FieldProblem } from './registers';
import { formatNumber, withUnitText } from './numberText';

/** Radians of a full turn. */
const turn = 2 * Math.PI;

/** Tolerance for rounded ends of a travel, in rad. */
const rounding = 1e-4;

const degree = Math.PI / 180;

/** Numbers of a command, as requested. */
type Asked = Readonly<Partial<Record<MotionValue, number>>>;

/** Travels that all allow a position: what every convention has in common, or each of them if that is nothing. */
function narrowest(travel: readonly Travel[]): readonly Pick<Travel, 'low' | 'high'>[] {
  const common = commonTravel(travel);
  return common ? [common] : travel;
}

const isReached = (position: number, travel: readonly Travel[]): boolean =>
  narrowest(travel).some(({ low, high }) => position >= low - rounding && position <= high + rounding);

/** The travel within which a position is right, whichever way the joint counts. */
function meantTravel(travel: readonly Travel[]): string {
  const common = commonTravel(travel);
  const words = travelWords(travel);
  return common && words !== endsWords(common) ? endsWords(common) : words;
}

/** Positions between these, in rad, are what openarm_can reports if the reply of a register was taken for a state. */
const misread = { low: -12.5, high: -12.4 };

/** Positions of more rad than this are no longer shown in degrees. */
const mostShown = 1e6;

/** A position in rad as degrees, if it can be meant so. */
export const asDegrees = (degreesAsked: number): string =>
  `${formatNumber(degreesAsked, 0)}° is ${withUnitText(formatNumber(Number((degreesAsked * degree).toFixed(4)), 0), 'rad')}.`;

/** Ends between which somebody can mean a value, rounded inwards. A slider has no others. */
export function meantEnds({ name, low, high }: ComposeField, { travel, peakTorque, noLoadSpeed }: BusMotor): { low: number; high: number } {
  const inwards = (from: number, to: number, decimals: number): { low: number; high: number } => {
    const scale = 10 ** decimals;
    return { low: Math.ceil(from * scale) / scale + 0, high: Math.floor(to * scale) / scale };
  };
  const most = name === 'dq' ? noLoadSpeed : name === 'tau' ? peakTorque : null;
  if (name === 'q') {
    const reaches = narrowest(travel);
    const ends = reaches.length > 0 ? reaches : [{ low: -turn, high: turn }];
    return inwards(Math.max(low, Math.min(...ends.map((one) => one.low))), Math.min(high, Math.max(...ends.map((one) => one.high))), 2);
  }
  return most === null ? { low, high } : inwards(Math.max(low, -most), Math.min(high, most), 1);
}

/** A speed that isn't above another, to one decimal. */
const atMost = (speed: number): string => formatNumber(Math.floor(speed * 10) / 10, 0);

const speedRange = (low: number, speed: number): string =>
  `from ${low < 0 ? `−${atMost(speed)}` : '0'} to ${withUnitText(atMost(speed), 'rad/s')}`;

/** The numbers that somebody can mean, in words: the travel of a joint, the peak torque of a motor, or what the frame holds. */
export function meantRange({ name, unit, low, high }: ComposeField, { travel, peakTorque, noLoadSpeed }: BusMotor): string {
  if (name === 'q' && travel.length > 0) return `within ${meantTravel(travel)}`;
  if (name === 'dq' && noLoadSpeed !== null) return speedRange(low, noLoadSpeed);
  const most = name === 'tau' && peakTorque !== null ? Math.min(high, peakTorque) : high;
  const least = name === 'q' ? Math.max(low, -turn) : name === 'tau' ? -most : low;
  const [from, to] = [least, name === 'q' ? Math.min(most, turn) : most].map((end) => formatNumber(end, name === 'q' ? 0.001 : 0));
  return `from ${from} to ${withUnitText(to ?? '', unit)}`;
}

/** Says which conventions a position is outside of, if it is within another: with a zero of theirs the joint runs into its end stop. */
export function conventionNote(q: number, { joint, travel }: BusMotor): string | undefined {
  const [within, beyond] = [true, false].map((wanted) => travel.filter((one) => isWithin(q, one, rounding) === wanted));
  if (!within?.length || !beyond?.length) return undefined;
  const names = within.map(({ model }) => model).join(' or ');
  return `${joint} reaches ${withUnitText(formatNumber(q, 0), 'rad')} only ${names}. Otherwise it turns from ${travelWords(beyond)} and runs into its end stop: find out first where its zero is.`;
}

/** Why nobody means a position: it is more than a turn, or the joint doesn't reach it in any convention. */
function positionProblem(q: number, { joint, travel }: BusMotor): string | undefined {
  const isTurn = Math.abs(q) > turn;
  if (!isTurn && (travel.length === 0 || isReached(q, travel))) return undefined;
  const shown = withUnitText(formatNumber(q, 0), 'rad');
  const size = `${shown} is ${Math.abs(q) > mostShown ? 'more than a turn' : degrees(q)}`;
  const isDegrees = Math.abs(q) <= 360 && (travel.length === 0 || isReached(q * degree, travel));
  const within = travel.filter((one) => isWithin(q, one, rounding));
  const isMisread = q >= misread.low && q <= misread.high;
  const problem = isMisread
    ? `${size}, which no joint reaches: it is what a program reads when it takes the reply of a register for a state.`
    : !isTurn
      ? `${size}, which ${joint} ${within.length > 0 ? `reaches only ${within.map(({ model }) => model).join(' or ')}` : 'doesn’t reach'}.`
      : `${size}${Math.abs(q) > mostShown ? '.' : ': did you mean degrees?'}`;
  return [
    problem,
    ...(isDegrees && !isMisread ? [`${isTurn ? '' : 'If you mean degrees: '}${asDegrees(q)}`] : []),
    travel.length > 0
      ? `${joint} turns from ${travelWords(travel)}. Give a position in rad within ${meantTravel(travel) === travelWords(travel) ? 'it' : `all of them, ${meantTravel(travel)}`}.`
      : `Give a position in rad within a turn, −${formatNumber(turn, 0.001)} to ${withUnitText(formatNumber(turn, 0.001), 'rad')}.`,
  ].join(' ');
}

/** Why nobody means a value that the frame can't represent, or that goes out beyond the motor's limits. */
function rangeProblem(value: number, { name, unit, low, high, clamped }: ComposeField, asked: Asked): string | undefined {
  if (value >= low && value <= high) return undefined;
  const [shown, range] = [
    withUnitText(formatNumber(value, 0), unit),
    `${formatNumber(low, 0)} to ${withUnitText(formatNumber(high, 0), unit)}`,
  ];
  const end = withUnitText(formatNumber(value < low ? low : high, 0), unit);
  const sent = clamped ? `openarm_can would send ${end} without saying so` : 'the frame would carry it all the same';
  const isSwapped = name === 'kd' && (asked.kp ?? high + 1) <= high;
  const guess = isSwapped ? ' Did you swap Kp and Kd?' : name === 'dq' ? ' Did you mean degrees or revolutions?' : '';
  return `${shown} is outside ${range}, and ${sent}.${guess} Give a value in this range.`;
}

/** Why nobody means a speed that the motor doesn't reach: it would turn as fast as it can. */
function speedProblem(speed: number, { low, label }: ComposeField, { joint, type, noLoadSpeed }: BusMotor): string | undefined {
  if (noLoadSpeed === null || Math.abs(speed) <= noLoadSpeed) return undefined;
  const shown = withUnitText(formatNumber(speed, 0), 'rad/s');
  const most = withUnitText(atMost(noLoadSpeed), 'rad/s');
  return `${shown} is above the no-load speed of the ${type} of ${joint}, ${most}, so it limits nothing. Did you mean degrees or revolutions? Give a ${label.toLowerCase()} ${speedRange(low, noLoadSpeed)}.`;
}

function torqueProblem(tau: number, { joint, type, peakTorque }: BusMotor): string | undefined {
  if (peakTorque === null || Math.abs(tau) <= peakTorque) return undefined;
  const [shown, peak] = [withUnitText(formatNumber(tau, 0), 'N·m'), withUnitText(formatNumber(peakTorque, 0), 'N·m')];
  return `${shown} is above the peak torque of the ${type} of ${joint}, ${peak}. Give a value from ${formatNumber(-peakTorque, 0)} to ${peak}.`;
}

/** Judges the numbers of a command: one problem for each value that nobody means. The same for people and for programs. */
export const unmeant = (fields: readonly ComposeField[], asked: Asked, motor: BusMotor): FieldProblem[] =>
  fields.flatMap((field): FieldProblem[] => {
    const { name, label } = field;
    const value = asked[name] ?? 0;
    const problem =
      (name === 'q' ? positionProblem(value, motor) : undefined) ??
      (name === 'tau' ? torqueProblem(value, motor) : undefined) ??
      (name === 'dq' ? speedProblem(value, field, motor) : undefined) ??
      rangeProblem(value, field, asked);
    return problem === undefined ? [] : [{ name, label, problem }];
  });

/** Why a motor must not get a command at all: stiffness without damping, as it arrives. */
export function forbidden(asked: Asked, arrives: Asked, { gains }: BusMotor): FieldProblem[] {
  if (arrives.kd !== 0 || arrives.kp === 0) return [];
  const unit = 'N·m·s/rad';
  const [kp, kd] = [withUnitText(formatNumber(asked.kp ?? 0, 0), 'N·m/rad'), withUnitText(formatNumber(asked.kd ?? 0, 0), unit)];
  const shown = asked.kd === 0 ? `With Kp ${kp}, Kd can’t be ${kd}` : `With Kp ${kp}, Kd ${kd} is too small: it arrives as 0`;
  const usual = gains ? `. Programs use ${formatNumber(gains.kd.least, 0)} to ${withUnitText(formatNumber(gains.kd.most, 0), unit)}` : '';
  return [
    {
      name: 'kd',
      label: 'Kd, damping',
      problem: `${shown}. Without damping, a motor that holds a position shakes or runs away, and its manual forbids it. Give a value above 0 and up to ${withUnitText('5', unit)}${usual}.`,
    },
  ];
}
