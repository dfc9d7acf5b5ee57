import type { SentKind } from './composeFields';
import type { LimitSet, BusMotor } from '../reading/bus';
import type { Bus } from '../formats/frame';
import { writeType } from '../codec/registers';

/** A command to a motor, with the requested numbers. */
export interface CodeRequest {
  readonly kind: SentKind;
  readonly motor: BusMotor;
  readonly motors: readonly BusMotor[];
  readonly limitSets: readonly LimitSet[];
  readonly port: string;
  readonly bus: Bus;
  readonly asked: Readonly<Record<string, number>>;
}

/** Lines to copy in one language. */
export interface CodeSample {
  readonly language: 'C++' | 'Python' | 'Terminal';
  readonly lines: readonly string[];
  /** Versions that support them. */
  readonly since: string;
}

/** The limit sets of openarm_can. */
export const librarySets = (sets: readonly LimitSet[]): readonly LimitSet[] => sets.filter(({ isLibrary }) => isLibrary);

const packsAlike =
  ({ type, limits }: BusMotor) =>
  ({ types }: LimitSet): boolean => {
    const packed = types[type];
    return packed?.position === limits.position && packed.velocity === limits.velocity && packed.torque === limits.torque;
  };

/** Notes on which library versions pack a command with the chosen limits; none if all do. */
export function packingNotes(motor: BusMotor, sets: readonly LimitSet[]): readonly string[] {
  const library = librarySets(sets);
  const alike = library.filter(packsAlike(motor));
  if (alike.length === library.length) return [];
  if (alike.length === 0)
    return [`The library packs a ${motor.type} with limits other than those chosen above, so these lines send different bytes.`];
  return [`These lines send the same bytes only with ${alike.map(({ label }) => label).join(' and ')}.`];
}

/** Subcommands of openarm-can-cli, without the ID. */
const words = { enable: 'enable', disable: 'disable', 'set-zero': 'set_zero', 'clear-error': 'clear_error', read: 'show_param' } as const;

const needsFd = '1.2.9 and newer, with the port in CAN FD';

const versions: Readonly<Record<keyof typeof words, string>> = {
  enable: needsFd,
  disable: needsFd,
  read: `${needsFd}; it prints all registers`,
  'set-zero': '1.2.9 and newer',
  'clear-error': '1.2.9 and newer',
};

const isWord = (kind: string): kind is keyof typeof words => Object.hasOwn(words, kind);

/** Equivalent openarm-can-cli command; undefined if there is none. IDs are decimal, because 1.2.9 doesn't read others everywhere. */
export function cliSample({ kind, motor, port, asked }: CodeRequest): CodeSample | undefined {
  const start = `openarm-can-cli -i ${port}`;
  const sample = (line: string, since: string): CodeSample => ({ language: 'Terminal', lines: [`${start} ${line}`], since });
  if (kind === 'write') {
    const { register = 0, value = 0 } = asked;
    // The program parses the value as a float32: an integer that needs more bits would change.
    if (writeType(register) === 'uint32' && Math.fround(value) !== value) return undefined;
    const since =
      register === 9 ? 'a source tree from 2026-07-02 on; 1.2.9 writes this register in the wrong number format' : '1.2.9 and newer';
    return sample(`write_param -c ${motor.sendId} -r ${register} -v ${value}`, since);
  }
  return isWord(kind) ? sample(`${words[kind]} --id ${motor.sendId}`, versions[kind]) : undefined;
}
