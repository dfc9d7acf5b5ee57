import type { BusMotor, KnownBus } from '../reading/bus';

/** How much a deviation matters, worst first. */
export const dangerOrder = ['hurts', 'hours', 'minutes', 'note'] as const;

/** How much a deviation matters: it can hurt somebody, costs hours or minutes, or is worth knowing. */
type DangerLevel = (typeof dangerOrder)[number];

/** What a register of an OpenArm's motor should hold, and what another value means. */
export interface MotorSetting {
  readonly register: number;
  /** Its name in `openarm-can-cli show_param`. */
  readonly printed: string;
  /** Its name by DAMIAO. */
  readonly name: string;
  /** Right values by joint; empty where a rule of its own decides. */
  readonly right: Readonly<Record<string, readonly number[]>>;
  readonly deviation: string;
  readonly danger: DangerLevel;
  /** What to do, with `{id}`, `{receive}`, `{found}` and `{wanted}`. */
  readonly fix: string;
}

/** Something that differs from an OpenArm 1. */
export interface Deviation {
  /** Joint, or the port where no joint is meant. */
  readonly joint: string;
  readonly found: string;
  readonly expected: string;
  readonly meaning: string;
  readonly danger: DangerLevel;
  readonly fix: string;
}

/** An ID as the tools print it. */
export const hexId = (id: number): string => `0x${id.toString(16).toUpperCase().padStart(2, '0')}`;

/** The motor that has an ID on an arm. */
export const motorWith = ({ motors }: KnownBus, id: number): BusMotor | undefined => motors.find(({ sendId }) => sendId === id);

/** Joint of an ID, or the ID if no joint has it. */
export const jointWith = (bus: KnownBus, id: number): string => motorWith(bus, id)?.joint ?? hexId(id);

/** Line of the position, the last one of a block. */
export const positionLine = 'Output Shaft Position';

/** Lines with what was measured in each motor, which no two motors share. */
export const ownOfEachMotor: readonly string[] = [
  'Damping Ratio',
  'Inertia',
  'Stator Resistance (Rs)',
  'Stator Inductance (Ls)',
  'Rotor Flux',
  'Gain K1',
  'Gain K2',
  'Mechanical Offset',
];

/** Rows of the table `motor-settings`, as published or as read from the CSV. */
type SettingRow = Readonly<Record<string, unknown>>;

const columns = { J1: 'j1_j2', J2: 'j1_j2', J3: 'j3_j4', J4: 'j3_j4', J5: 'j5_j8', J6: 'j5_j8', J7: 'j5_j8', J8: 'j5_j8' } as const;

const numbers = (cell: unknown): number[] =>
  (Array.isArray(cell) ? cell : [cell]).flatMap((one) => (one === null || one === '' || one === undefined ? [] : [Number(one)]));

/** Settings from the rows of their table. */
export const readSettings = (rows: readonly SettingRow[]): MotorSetting[] =>
  rows.map((row) => ({
    register: Number(row.rid_dec),
    printed: String(row.printed),
    name: String(row.name),
    right: Object.fromEntries(Object.entries(columns).map(([joint, column]) => [joint, numbers(row[column])])),
    deviation: String(row.deviation),
    danger: dangerOrder.find((level) => level === row.danger) ?? 'note',
    fix: String(row.fix),
  }));
