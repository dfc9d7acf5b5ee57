import { writeType } from '../codec/registers';
import type { CodeRequest, CodeSample } from './codeRequest';

/** Words of openarm-can-cli for a command, without the ID. */
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

/** The command of openarm-can-cli that does the same; undefined where it has none. IDs are decimal: 1.2.9 reads no others everywhere. */
export function cliSample({ kind, motor, port, asked }: CodeRequest): CodeSample | undefined {
  const start = `openarm-can-cli -i ${port}`;
  const sample = (line: string, since: string): CodeSample => ({ language: 'Terminal', lines: [`${start} ${line}`], since });
  if (kind === 'write') {
    const { register = 0, value = 0 } = asked;
    // It reads the value as a float32 first: a whole number that needs more bits would arrive as another one.
    if (writeType(register) === 'uint32' && Math.fround(value) !== value) return undefined;
    const since =
      register === 9 ? 'a source tree from 2026-07-02 on; 1.2.9 writes this register in the wrong number format' : '1.2.9 and newer';
    return sample(`write_param -c ${motor.sendId} -r ${register} -v ${value}`, since);
  }
  return isWord(kind) ? sample(`${words[kind]} --id ${motor.sendId}`, versions[kind]) : undefined;
}
