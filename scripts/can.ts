import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { knownBus } from '../src/can/canTables';
import type { CanTables } from '../src/can/canTables';
import { AskedRegisters } from '../src/can/reading/askedRegisters';
import { canTableNames, readCanTables } from '../src/content/can/readCanTables';
import { lineJson } from './can/frameJson';
import { decodedRow, encodedRow } from './can/vectorRows';
import { endWithReader } from './csv/endWithReader';
import { printRows } from './csv/printRows';
import { readNamedTables } from './csv/readNamedTables';

const usage = `npm run --silent can -- <command>

  decode [--motor DM4310] [--limits 1.2.9]   lines of candump or cansend to one JSON object a line
  encode                                     CSV with motor_type, version_limits, q, dq, kp, kd, tau to bytes in hex
  decode-vectors                             CSV with motor_type, version_limits, data_hex to
                                             err_nibble,id_nibble,q,dq,tau,t_mos,t_rotor

Each reads standard input. A CSV has a header; other columns are ignored. Without --motor, the type of each motor is that of its joint in
content/data/motor-ids.csv. --limits names a row of content/data/mit-limit-sets.csv; without it, the first.`;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const canTables = (): CanTables =>
  readCanTables(readNamedTables(canTableNames)) ??
  fail('A table of the CAN bus is missing in content/data: see src/content/can/readCanTables.ts.');

async function decode(tables: CanTables, choices: { type?: string | undefined; limitSet?: string | undefined }): Promise<void> {
  const known = tables.limitSets.map(({ id }) => id);
  if (choices.limitSet !== undefined && !known.includes(choices.limitSet))
    fail(`--limits is "${choices.limitSet}". Known are ${known.join(', ')}.`);
  const bus = knownBus(tables, choices);
  const asked = new AskedRegisters();
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1;
    const object = lineJson(line, number, bus, asked);
    if (object) process.stdout.write(`${JSON.stringify(object)}\n`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { motor: { type: 'string' }, limits: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [command] = positionals;
  if (values.help) {
    console.log(usage);
    return;
  }
  if (positionals.length !== 1) fail(usage);
  const tables = canTables();
  if (command === 'decode') return decode(tables, { type: values.motor, limitSet: values.limits });
  if (command === 'encode') return printRows((row) => encodedRow(row, tables));
  if (command === 'decode-vectors') return printRows((row) => decodedRow(row, tables));
  fail(usage);
}

endWithReader();
main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
