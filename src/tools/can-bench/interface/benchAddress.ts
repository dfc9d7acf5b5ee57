import { oneOf, unless, withParameters } from '../../../theme/state/parameters';
import type { CanTables, BusChoices, OwnLimits } from '../../../can/reading/bus';
import type { Side } from '../../../can/reading/travel';
import { sentKinds } from '../../../can/compose/composeFields';
import type { SentKind } from '../../../can/compose/composeFields';
import { kindNames } from '../../../can/reading/reading';
import type { ReadingKind } from '../../../can/reading/reading';
import { typedNumber } from '../../../can/compose/numberText';
import type { Bus } from '../../../can/formats/frame';
import { benchViews } from './benchViews';
import type { BenchView } from './benchViews';
import { rolesIn } from '../../../can/formats/columnNames';

/** State of the bench. It is in the address, so that a report can link to what its author saw. */
export interface BenchState {
  readonly view: BenchView;
  /** CAN port of the arm. */
  readonly port: string;
  /** Side of an arm that is alone on the port; empty for the arm that the table of ports names. */
  readonly side: Side | '';
  /** Id of the limit set. */
  readonly limits: string;
  /** One type for all motors; empty for the type of each joint. */
  readonly type: string;
  /** Manual limits from PMAX, VMAX, TMAX, as typed; empty for those of the set. */
  readonly position: string;
  readonly velocity: string;
  readonly torque: string;
  /** Lines to decode. */
  readonly frames: string;
  /** What is taken from the columns of a table, joined by dots; empty for what was found. */
  readonly columns: string;
  /** Key of the plotted motor (see `seenMotors`); empty for the one with the most states. */
  readonly plotted: string;
  /** Plotted range in seconds or frames; null for all. */
  readonly range: readonly [number, number] | null;
  /** Filter of the frame list: key of a motor, and a kind; empty for all. */
  readonly listed: string;
  readonly listedKind: ReadingKind | '';
  /** Composed command: kind, send ID of the motor, frame format, values as typed. */
  readonly kind: SentKind;
  readonly motor: number;
  readonly bus: Bus;
  readonly values: Readonly<Record<string, string>>;
  readonly register: string;
}

/** Names of typed values, in the address as on the page. */
const valueNames = ['q', 'dq', 'kp', 'kd', 'tau', 'current', 'register', 'value'] as const;

/** Names in the address of what is written as it is. */
const parameters = {
  view: 'view',
  port: 'port',
  side: 'side',
  limits: 'limits',
  type: 'type',
  position: 'p',
  velocity: 'v',
  torque: 't',
  frames: 'frames',
  columns: 'columns',
  plotted: 'plot',
  listed: 'list',
  listedKind: 'listkind',
  kind: 'kind',
  motor: 'motor',
  bus: 'bus',
  register: 'find',
} as const satisfies Partial<Record<keyof BenchState, string>>;

/** Maximum characters of lines in the address: browsers and mail programs cut longer URLs. */
export const longestInAddress = 1500;

/** Maximum characters of a number in the address. */
const longestNumber = 40;

/**
 * Keeps typed text that isn't a number, so that the bench reports it to anyone who opens the link; silently dropping it would use another
 * number. Truncated text gets an ellipsis, so that it can't be read as a number.
 */
const field = (given: string): string => (given.length <= longestNumber ? given : `${given.slice(0, longestNumber)}…`);

/** A motor key: a port, which may be empty, and an ID. */
const motorKey = (given: string | null): string => (given !== null && /^\S{0,16} -?\d{1,10}$/.test(given) ? given : '');

/** Parses a range; null unless the first time is before the second. */
function rangeOf(from: string | null, to: string | null): BenchState['range'] {
  // If either is missing, NaN makes the comparison false.
  const [first, last] = [typedNumber(from ?? ''), typedNumber(to ?? '')];
  return first < last ? [first, last] : null;
}

// The names are those of the type.
const kinds = Object.keys(kindNames) as ReadingKind[];

/** Reads the state from a query string. Invalid values get their defaults. */
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
    side: oneOf<Side | ''>(get('side'), ['', 'left', 'right'], ''),
    limits,
    type: oneOf(get('type'), types, ''),
    position: field(get('p') ?? ''),
    velocity: field(get('v') ?? ''),
    torque: field(get('t') ?? ''),
    frames: (get('frames') ?? '').slice(0, longestInAddress),
    columns: rolesIn(get('columns') ?? '') ? (get('columns') ?? '') : '',
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

/** Rounds a time to microseconds, candump's resolution. */
const shortTime = (time: number): string => String(Number(time.toFixed(6)));

/** Writes the state to a query string. Omits defaults and keeps other parameters. */
export function writeBench(search: string, state: BenchState, tables: CanTables): string {
  const first = readBench('', tables);
  const [from = null, to = null] = (state.range ?? []).map(shortTime);
  const changed = Object.entries(parameters).map(([key, name]) => {
    // The keys are those of the object.
    const [usual, now] = [first, state].map((one) => String(one[key as keyof typeof parameters]));
    return [name, unless(usual ?? '', now ?? '')] as const;
  });
  return withParameters(search, 'bench.', {
    ...Object.fromEntries(changed),
    ...(state.frames.length > longestInAddress ? { frames: null } : {}),
    from,
    to,
    // An emptied field differs from an untouched one.
    ...Object.fromEntries(valueNames.map((name) => [name, state.values[name] ?? null])),
  });
}

const limitNames = ['position', 'velocity', 'torque'] as const;

/** Parses a typed limit; NaN unless above 0. */
function readLimit(text: string): number {
  const value = typedNumber(text);
  return value > 0 && Number.isFinite(value) ? value : Number.NaN;
}

/** Whether a typed text isn't a valid limit. */
export const isNoLimit = (text: string): boolean => text.trim() !== '' && Number.isNaN(readLimit(text));

/** The valid limits among the typed ones. */
const ownLimits = (state: Pick<BenchState, (typeof limitNames)[number]>): OwnLimits =>
  Object.fromEntries(
    limitNames.flatMap((name) => {
      const value = readLimit(state[name]);
      return Number.isNaN(value) ? [] : [[name, value] as const];
    }),
  );

/** Choices about the bus in a state. Recordings name their ports themselves, so only a command is for the arm at the chosen port. */
export const choicesOf = (state: BenchState, { ports }: Pick<CanTables, 'ports'>): BusChoices => ({
  side: state.view === 'decode' ? undefined : state.side || (ports.find(({ port }) => port === state.port)?.side ?? undefined),
  limitSet: state.limits,
  type: state.type === '' ? undefined : state.type,
  own: ownLimits(state),
});
