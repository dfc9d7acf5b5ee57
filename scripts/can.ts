import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { knownBus } from '../src/can/canTables';
import type { CanTables } from '../src/can/canTables';
import { canTableNames, readCanTables } from '../src/content/can/readCanTables';
import { readCsvTable } from '../src/content/tables/csvTable';
import type { Table } from '../src/content/tables/csvTable';
import { formatProblems } from '../src/model/problems';
import type { Problem } from '../src/model/problems';
import { tableDefinitions } from '../src/site/tableDefinitions';
import { lineJson } from './can/frameJson';
import { decodedRow, encodedRow, rowResults } from './can/vectorRows';

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

/** The tables of the CAN bus. Only these are read: all of the content would take longer than what is done with them. */
function canTables(): CanTables {
  const tables = new Map<string, Table>();
  const problems: Problem[] = [];
  for (const name of canTableNames) {
    const [file, definition] = [`content/data/${name}.csv`, tableDefinitions[name]];
    if (!definition) fail(`src/site/tables declares no table "${name}".`);
    const read = readCsvTable(name, file, readFileSync(path.resolve(__dirname, '..', file), 'utf8'), definition);
    tables.set(name, read.table);
    problems.push(...read.problems);
  }
  if (problems.length > 0) fail(formatProblems(problems));
  return readCanTables(tables) ?? fail('A table of the CAN bus is missing in content/data: see src/content/can/readCanTables.ts.');
}

async function decode(tables: CanTables, choices: { type?: string | undefined; limitSet?: string | undefined }): Promise<void> {
  const known = tables.limitSets.map(({ id }) => id);
  if (choices.limitSet !== undefined && !known.includes(choices.limitSet))
    fail(`--limits is "${choices.limitSet}". Known are ${known.join(', ')}.`);
  const bus = knownBus(tables, choices);
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1;
    const object = lineJson(line, number, bus);
    if (object) process.stdout.write(`${JSON.stringify(object)}\n`);
  }
}

/** Prints a line for each row; one for a row that is wrong is empty, so that lines and rows stay together. */
async function printRows(make: (row: Readonly<Record<string, string | undefined>>) => string): Promise<void> {
  const lines: string[] = [];
  for (const result of rowResults(await text(process.stdin), make)) {
    if ('printed' in result) lines.push(result.printed);
    else {
      lines.push('');
      console.error(`line ${result.line}: ${result.mistake}.`);
      process.exitCode = 1;
    }
  }
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { motor: { type: 'string' }, limits: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [command] = positionals;
  if (values.help) return void console.log(usage);
  if (positionals.length !== 1) fail(usage);
  const tables = canTables();
  if (command === 'decode') return decode(tables, { type: values.motor, limitSet: values.limits });
  if (command === 'encode') return printRows((row) => encodedRow(row, tables));
  if (command === 'decode-vectors') return printRows((row) => decodedRow(row, tables));
  fail(usage);
}

// Whoever reads the output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EPIPE' ? process.exit(0) : fail(error.message)));
main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
