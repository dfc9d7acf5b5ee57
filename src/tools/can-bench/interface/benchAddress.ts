import type { CanTables, BusChoices, OwnLimits } from '../reading/bus';
import { sentKinds } from '../compose/composeFields';
import type { SentKind } from '../compose/composeFields';
import { kindNames } from '../reading/reading';
import type { ReadingKind } from '../reading/reading';
import { typedNumber } from '../compose/numberText';
import type { Bus } from '../formats/frame';

/** The three things the bench does. */
export const benchViews = ['decode', 'encode', 'registers'] as const;

/** One of them. */
export type BenchView = (typeof benchViews)[number];

/** Everything that a reader has chosen on the bench. It stands in the address, so that a report can lead to what its writer saw. */
export interface BenchState {
  readonly view: BenchView;
  /** The CAN port of the arm. */
  readonly port: string;
  /** Id of the set of limits. */
  readonly limits: string;
  /** One type for all motors; empty for the type of each joint. */
  readonly type: string;
  /** Limits by hand from PMAX, VMAX, TMAX, as they were typed; empty for those of the set. */
  readonly position: string;
  readonly velocity: string;
  readonly torque: string;
  /** Lines to read. */
  readonly frames: string;
  /** Key of the motor that is plotted (see seenMotors.ts); empty for the one with the most states. */
  readonly plotted: string;
  /** The part of the recording that is plotted, in seconds or frames; null for all. */
  readonly range: readonly [number, number] | null;
  /** What the list of frames is narrowed to: the key of a motor, and a kind; empty for all. */
  readonly listed: string;
  readonly listedKind: ReadingKind | '';
  /** What is made: kind, send ID of the motor, bus, values as they were typed. */
  readonly kind: SentKind;
  readonly motor: number;
  readonly bus: Bus;
  readonly values: Readonly<Record<string, string>>;
  /** What is looked for among the registers. */
  readonly register: string;
}

/** Names of values that can be typed, in the address as on the page. */
export const valueNames = ['q', 'dq', 'kp', 'kd', 'tau', 'current', 'register', 'value'] as const;

/** Signs of lines that an address can hold: browsers and mail programs cut longer ones. */
export const longestInAddress = 1500;

const oneOf = <Value extends string>(given: string | null, allowed: readonly Value[], otherwise: Value): Value =>
  allowed.find((value) => value === given) ?? otherwise;

/** Signs of a number that an address may hold. */
const longestNumber = 40;

/**
 * What somebody typed for a number, also where it is none: the bench says so to whoever opens the link as to its writer, while a field that was
 * emptied without a word would have frames read and made with another number. What is cut is no number any more.
 */
const field = (given: string): string => (given.length <= longestNumber ? given : `${given.slice(0, longestNumber)}…`);

/** The key of a motor: a port, which some lines do not name, and an ID. */
const motorKey = (given: string | null): string => (given !== null && /^\S{0,16} -?\d{1,10}$/.test(given) ? given : '');

/** Two times, the earlier one first. */
function rangeOf(from: string | null, to: string | null): BenchState['range'] {
  // Without one of them, nothing is less than the other.
  const [first, last] = [typedNumber(from ?? ''), typedNumber(to ?? '')];
  return first < last ? [first, last] : null;
}

// The names are those of the type.
const kinds = Object.keys(kindNames) as ReadingKind[];

/** Reads what was chosen from an address; what makes no sense is left out. */
export function readBench(search: string, tables: CanTables): BenchState {
  const given = new URLSearchParams(search);
  const get = (name: string): string | null => given.get(`bench.${name}`);
  const ports = tables.ports.map(({ port }) => port);
  const sets = tables.limitSets.map(({ id }) => id);
  const motors = tables.motors.map(({ sendId }) => String(sendId));
  const limits = oneOf(get('limits'), sets, sets[0] ?? '');
  const types = Object.keys(tables.limitSets.find(({ id }) => id === limits)?.types ?? {});
  return {
    view: oneOf(get('view'), benchViews, 'decode'),
    port: oneOf(get('port'), ports, ports[0] ?? 'can0'),
    limits,
    type: oneOf(get('type'), types, ''),
    position: field(get('p') ?? ''),
    velocity: field(get('v') ?? ''),
    torque: field(get('t') ?? ''),
    frames: (get('frames') ?? '').slice(0, longestInAddress),
    plotted: motorKey(get('plot')),
    range: rangeOf(get('from'), get('to')),
    listed: motorKey(get('list')),
    listedKind: oneOf(get('listkind'), ['', ...kinds], ''),
    kind: oneOf(get('kind'), sentKinds, 'refresh'),
    motor: Number(oneOf(get('motor'), motors, motors[0] ?? '1')),
    bus: oneOf<Bus>(get('bus'), ['classic', 'fd'], 'fd'),
    values: Object.fromEntries(
      valueNames.flatMap((name) => {
        const given = get(name);
        return given === null ? [] : [[name, field(given)] as const];
      }),
    ),
    register: (get('find') ?? '').slice(0, 60),
  };
}

/** Microseconds are as fine as candump is. */
const shortTime = (time: number): string => String(Number(time.toFixed(6)));

/** The rest of an address that leads to what was chosen; what else stands in it stays, and what nobody chose is left out. */
export function writeBench(search: string, state: BenchState, tables: CanTables): string {
  const next = new URLSearchParams(search);
  const first = readBench('', tables);
  const set = (name: string, value: string | undefined, otherwise: string | undefined): void => {
    if (value === undefined || value === otherwise) next.delete(`bench.${name}`);
    else next.set(`bench.${name}`, value);
  };
  set('view', state.view, first.view);
  set('port', state.port, first.port);
  set('limits', state.limits, first.limits);
  set('type', state.type, '');
  set('p', state.position, '');
  set('v', state.velocity, '');
  set('t', state.torque, '');
  set('frames', state.frames.length > longestInAddress ? '' : state.frames, '');
  set('plot', state.plotted, '');
  const [from, to] = (state.range ?? []).map(shortTime);
  set('from', from, undefined);
  set('to', to, undefined);
  set('list', state.listed, '');
  set('listkind', state.listedKind, '');
  set('kind', state.kind, first.kind);
  set('motor', String(state.motor), String(first.motor));
  set('bus', state.bus, first.bus);
  // A field that somebody has emptied is not one that nobody has touched.
  for (const name of valueNames) set(name, state.values[name], undefined);
  set('find', state.register, '');
  const text = next.toString();
  return text ? `?${text}` : '';
}

const limitNames = ['position', 'velocity', 'torque'] as const;

/** A limit as it was typed; NaN where it makes no sense: limits are above 0. */
function readLimit(text: string): number {
  const value = typedNumber(text);
  return value > 0 && Number.isFinite(value) ? value : Number.NaN;
}

/** Whether something was typed that is no limit, and does not count. */
export const isNoLimit = (text: string): boolean => text.trim() !== '' && Number.isNaN(readLimit(text));

/** Limits that were typed and make sense. */
const ownLimits = (state: Pick<BenchState, (typeof limitNames)[number]>): OwnLimits =>
  Object.fromEntries(
    limitNames.flatMap((name) => {
      const value = readLimit(state[name]);
      return Number.isNaN(value) ? [] : [[name, value] as const];
    }),
  );

/** What a reader has chosen of the bus. */
export const choicesOf = (state: BenchState): BusChoices => ({
  limitSet: state.limits,
  type: state.type === '' ? undefined : state.type,
  own: ownLimits(state),
});
