import { parseArgs } from 'node:util';
import { canTableNames, judgingTableNames, readCanTables, verdictTableNames } from '../src/can/reading/readCanTables';
import { encodeMit } from '../src/can/codec/mit';
import { decodeState } from '../src/can/codec/state';
import { roleNames, rolesIn } from '../src/can/formats/columnNames';
import { formatName, mostHeadLines, TextReader } from '../src/can/formats/formats';
import { hexText } from '../src/can/formats/frame';
import { decoderFor } from '../src/can/formats/lines';
import { judgePrintouts } from '../src/can/printouts/judgePrintouts';
import { printoutJson } from '../src/can/printouts/printoutJson';
import { readSettings } from '../src/can/printouts/settings';
import { looksLikePrintout } from '../src/can/printouts/looksLikePrintout';
import { knownBus, limitSetOf } from '../src/can/reading/bus';
import { lineJson } from '../src/can/reading/frameJson';
import { AskedRegisters } from '../src/can/reading/readFrame';
import { mostLines, RecordingReader } from '../src/can/reading/recording';
import { motorLine } from '../src/can/reading/verdict';
import type { Limits } from '../src/can/codec/mit';
import type { Role } from '../src/can/formats/columnNames';
import type { LineResult } from '../src/can/formats/lines';
import type { CanTables, KnownBus } from '../src/can/reading/bus';
import type { Side } from '../src/can/reading/travel';
import { cellOf, endWithReader, numberOf, printRows } from './csv/printRows';
import type { CsvRow } from './csv/printRows';
import { readNamedTables } from './csv/readNamedTables';

const usage = `npm run --silent can -- <command>

  decode [--motor DM4310] [--limits 1.2.9] [--columns seconds.id.length.data] [--side right]
                                             lines of a recording to one JSON object a frame; the format goes to standard error.
                                             Printouts of show_param and other tools to one object a printout
  encode                                     CSV with motor_type, version_limits, q, dq, kp, kd, tau to bytes in hex
  decode-vectors                             CSV with motor_type, version_limits, data_hex to
                                             err_nibble,id_nibble,q,dq,tau,t_mos,t_rotor

Each reads standard input. A CSV has a header; other columns are ignored. Without --motor, the type of each motor is that of its joint in
content/data/motor-ids.csv. --limits names a row of content/data/mit-limit-sets.csv; without it, the first. --columns says what each
column of a table holds, where its head doesn't state the base or the unit.`;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Most characters of a line in memory. */
const longestLine = 32 * 1024 * 1024;

const canTables = (): CanTables =>
  readCanTables(readNamedTables([...canTableNames, ...judgingTableNames, ...verdictTableNames])) ??
  fail('A table of the CAN bus is missing in content/data: see src/can/reading/readCanTables.ts.');

/** Lines of standard input, as they arrive. */
async function* inputLines(): AsyncGenerator<string> {
  let [decoder, rest]: [TextDecoder | undefined, string] = [undefined, ''];
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    decoder ??= decoderFor(chunk);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) fail(`A line has more than ${longestLine.toLocaleString('en')} characters, so this isn't a recording.`);
    yield* lines;
  }
  yield rest.replace(/\r$/, '');
}

interface DecodeChoices {
  readonly type?: string | undefined;
  readonly limitSet?: string | undefined;
  readonly roles?: readonly Role[] | undefined;
  /** Arm of a printout. */
  readonly side?: Side | undefined;
}

/** The roles in `--columns`. */
function rolesOf(columns: string | undefined): readonly Role[] | undefined {
  const roles = rolesIn(columns ?? '');
  if (columns !== undefined && !roles) fail(`--columns is "${columns}". Known are ${Object.keys(roleNames).join(', ')}, joined by dots.`);
  return roles;
}

/** Ends where a table doesn't state how its IDs and bytes are written; an unknown unit of time only leaves out the times. */
function ask({ questions, formats: [format] }: TextReader): void {
  if (questions.length === 0) return;
  const words = `${questions.join('\n')}\nSay it with --columns, one word for each column, now ${format?.table?.roles.join('.') ?? ''}`;
  if (questions.some((question) => !question.includes('times'))) fail(words);
  console.error(`${words}. Until then, times are left out.`);
}

/** Prints what is wrong in a recording, worst first, and a line for each motor. */
function tellVerdict(recording: RecordingReader | undefined, bus: KnownBus): void {
  const { verdict, summary } = recording?.whole() ?? {};
  if (!verdict || !summary) return;
  console.error([verdict.words, ...verdict.others.map(({ words }) => `Also: ${words}`)].join('\n'));
  for (const motor of summary.motors) console.error(motorLine(motor, bus));
}

/** Whether the format of a recording is known, and one that is read. */
const hasFrames = ({ isNamed, formats: [format] }: TextReader): boolean => isNamed && format?.isUnread !== true;

const settingsTable = 'motor-settings';

/** Prints what each printout shows, as JSON, and its verdict to standard error. */
function tellPrintouts(text: string, tables: CanTables, side: Side | undefined): void {
  const settings = readSettings(readNamedTables([settingsTable]).get(settingsTable)?.rows ?? []);
  const judgement = judgePrintouts(text, knownBus(tables), settings, side);
  for (const object of printoutJson(judgement)) process.stdout.write(`${JSON.stringify(object)}\n`);
  for (const { tool, verdict } of judgement.judgements) console.error(`${tool}: ${verdict}`);
  if (judgement.unread.length > 0) console.error(`Lines that weren't read: ${judgement.unread.length}.`);
}

async function decode(tables: CanTables, choices: DecodeChoices): Promise<void> {
  const known = tables.limitSets.map(({ id }) => id);
  if (choices.limitSet !== undefined && !known.includes(choices.limitSet))
    fail(`--limits is "${choices.limitSet}". Known are ${known.join(', ')}.`);
  const bus = knownBus(tables, choices);
  const asked = new AskedRegisters();
  let [number, named, reader]: [number, number, TextReader | undefined] = [0, 0, undefined];
  let recording: RecordingReader | undefined;
  const write = (read: LineResult): void => {
    for (const object of lineJson(read, number, bus, asked)) process.stdout.write(`${JSON.stringify(object)}\n`);
  };
  const print = (line: string): void => {
    number += 1;
    if (number > mostLines)
      fail(`There are more than ${mostLines.toLocaleString('en')} lines. The rest is not read. Split the recording with split -l.`);
    if (!reader || !recording) return;
    write(recording.add(number, line));
    const { formats } = reader;
    for (const format of formats.slice(named))
      console.error(`${named === 0 ? 'Format' : `From line ${number} on`}: ${formatName(format)}.`);
    named = formats.length;
  };
  // Buffers the first lines until one identifies the format.
  let waiting: string[] | undefined = [];
  const printout: string[] = [];
  const start = (lines: readonly string[]): void => {
    waiting = undefined;
    reader = new TextReader(lines.join('\n'), choices.roles);
    if (!hasFrames(reader) && looksLikePrintout(lines.join('\n'))) {
      printout.push(...lines);
      return;
    }
    recording = new RecordingReader(reader, bus);
    ask(reader);
    lines.forEach(print);
  };
  for await (const line of inputLines()) {
    if (printout.length > mostLines) fail(`There are more than ${mostLines.toLocaleString('en')} lines.`);
    if (printout.length > 0) printout.push(line);
    else if (!waiting) print(line);
    else {
      waiting.push(line);
      if (waiting.length === mostHeadLines || hasFrames(new TextReader(waiting.join('\n'), choices.roles))) start(waiting);
    }
  }
  if (waiting) start(waiting);
  if (printout.length > 0) return tellPrintouts(printout.join('\n'), tables, choices.side);
  tellVerdict(recording, bus);
}

function limitsOf(row: CsvRow, tables: CanTables): Limits {
  const [type, version] = [cellOf(row, 'motor_type'), cellOf(row, 'version_limits')];
  const set = tables.limitSets.find(({ id }) => id === version);
  if (!set) throw new RangeError(`version_limits is "${version}"; known are ${tables.limitSets.map(({ id }) => id).join(', ')}`);
  const limits = limitSetOf(tables, version).types[type];
  if (!limits) throw new RangeError(`motor_type is "${type}"; known are ${Object.keys(set.types).join(', ')}`);
  return limits;
}

function bytesOf(row: CsvRow): Uint8Array {
  const text = cellOf(row, 'data_hex');
  if (!/^(?:[\dA-F]{2})+$/i.test(text)) throw new RangeError(`data_hex is "${text}", which is not bytes in hexadecimal digits`);
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/** Bytes of an MIT command as hex, from a row with `motor_type`, `version_limits`, `q`, `dq`, `kp`, `kd`, `tau`. */
function encodedRow(row: CsvRow, tables: CanTables): string {
  const command = {
    q: numberOf(row, 'q'),
    dq: numberOf(row, 'dq'),
    kp: numberOf(row, 'kp'),
    kd: numberOf(row, 'kd'),
    tau: numberOf(row, 'tau'),
  };
  return hexText(encodeMit(command, limitsOf(row, tables)));
}

/** Fields of a motor state, `err_nibble,id_nibble,q,dq,tau,t_mos,t_rotor`, from a row with `motor_type`, `version_limits`, `data_hex`. */
function decodedRow(row: CsvRow, tables: CanTables): string {
  const state = decodeState(bytesOf(row), limitsOf(row, tables));
  if (!state) throw new RangeError('a state has 8 bytes');
  const hex = (nibble: number): string => nibble.toString(16).toUpperCase();
  return [hex(state.status), hex(state.idNibble), state.q, state.dq, state.tau, state.driverTemperature, state.rotorTemperature].join(',');
}

function sideOf(side: string | undefined): Side | undefined {
  if (side === undefined || side === 'right' || side === 'left') return side;
  return fail(`--side is "${side}". Known are right, left.`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      motor: { type: 'string' },
      limits: { type: 'string' },
      columns: { type: 'string' },
      side: { type: 'string' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [command] = positionals;
  if (values.help) {
    console.log(usage);
    return;
  }
  if (positionals.length !== 1) fail(usage);
  const tables = canTables();
  if (command === 'decode')
    return decode(tables, { type: values.motor, limitSet: values.limits, roles: rolesOf(values.columns), side: sideOf(values.side) });
  if (command === 'encode') return printRows((row) => encodedRow(row, tables));
  if (command === 'decode-vectors') return printRows((row) => decodedRow(row, tables));
  fail(usage);
}

endWithReader();
main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
