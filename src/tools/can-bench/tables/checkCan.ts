import type { CanTables } from '../../../can/reading/bus';
import { mitLayout } from '../../../can/codec/mit';
import type { BitField } from '../../../can/codec/numbers';
import { controlModes, modeCodes, modeOffsets, motionLayouts, specialCommands } from '../../../can/codec/motions';
import { registerCommands, registerLayout, replyType } from '../../../can/codec/registers';
import { stateLayout } from '../../../can/codec/state';
import type { Problem } from '../../../model/problems';
import type { Row, Tables } from '../../../content/tables/csvTable';
import { numberIn, placedRows, textIn } from '../../../content/tables/rows';
import { leadRows } from '../../../can/reading/leads';
import { readCanTables } from '../../../can/reading/readCanTables';

/** Rows that disagree with the codec: `wrong` returns what the row should say, or undefined. */
const rowProblems = (tables: Tables, name: string, wrong: (row: Row, index: number) => string | undefined): Problem[] => {
  const table = tables.get(name);
  if (!table) return [];
  return placedRows(table).flatMap(({ row, place }, index): Problem[] => {
    const message = wrong(row, index);
    return message === undefined ? [] : [{ ...place, message: `${message} Correct the row, or the codec in src/can/codec.` }];
  });
};

/** Checks that a table of a frame's bytes has the fields and sizes of the codec. */
const layoutProblems = (tables: Tables, name: string, layout: readonly BitField<string>[]): Problem[] => {
  const table = tables.get(name);
  const count: Problem[] =
    table && table.rows.length !== layout.length
      ? [{ file: table.file, message: `has ${table.rows.length} rows, but the frame has ${layout.length} fields. Name each field once.` }]
      : [];
  return [
    ...count,
    ...rowProblems(tables, name, (row, index) => {
      const field = layout[index];
      const named = textIn(row, 'field');
      if (!field || (numberIn(row, 'size_bit') === field.bits && (named === '' || named === field.field))) return undefined;
      return `field ${index + 1} of the frame is "${field.field}" with ${field.bits} bit.`;
    }),
  ];
};

/** Layouts of the frames that share one table, by the prefix of their field names. */
const byteLayouts: Readonly<Record<string, readonly BitField<string>[]>> = {
  ...motionLayouts,
  register: registerLayout,
};

/** Whether bytes are padding that only other software sends. */
const isPadding = (name: string): boolean => name.endsWith('.rest');

/** Checks the fields of the shared table, each by its index in its frame, because the table's names differ from the code's. */
const byteProblems = (tables: Tables): Problem[] => {
  const seen = new Map<string, number>();
  return rowProblems(tables, 'can-frame-bytes', (row) => {
    const name = textIn(row, 'field');
    const [frame = ''] = name.split('.');
    if (isPadding(name)) return undefined;
    const place = seen.get(frame) ?? 0;
    seen.set(frame, place + 1);
    const field = byteLayouts[frame]?.[place];
    if (!field) return `the codec has no field ${place + 1} of a frame "${frame}".`;
    return field.bits === numberIn(row, 'size_bit') ? undefined : `field ${place + 1} of "${frame}" has ${field.bits} bit.`;
  });
};

const frameIdOf = (offset: number): string => (offset === 0 ? 'ID' : `0x${offset.toString(16)} + ID`);

const isOneOf = (codes: Readonly<Record<string, number>>, code: number): boolean => Object.values(codes).includes(code);

/** What is wrong with a row, by its table. */
const rowChecks: Readonly<Record<string, (row: Row, sets: CanTables['limitSets']) => string | undefined>> = {
  'can-register-commands': (row) =>
    isOneOf(registerCommands, Number.parseInt(textIn(row, 'cmd'), 16)) ? undefined : 'the codec has no such command.',
  'motor-control-modes': (row) => {
    const mode = controlModes.find((name) => modeCodes[name] === numberIn(row, 'code'));
    if (mode && textIn(row, 'frame_id') === frameIdOf(modeOffsets[mode])) return undefined;
    return mode ? `mode ${modeCodes[mode]} has the frame ID "${frameIdOf(modeOffsets[mode])}".` : 'the codec has no mode of this code.';
  },
  'motor-commands': (row) =>
    isOneOf(specialCommands, Number(textIn(row, 'last_byte_hex'))) ? undefined : 'the codec has no command of this last byte.',
  'damiao-registers': (row) => {
    const number = numberIn(row, 'rid_dec');
    return replyType(number) === textIn(row, 'type') ? undefined : `register ${number} replies with a ${replyType(number)}.`;
  },
  'mit-limit-differences': (row, sets) => {
    const software = textIn(row, 'software');
    return sets.some(({ id }) => id === software) ? undefined : `content/data/mit-limit-sets.csv has no software "${software}".`;
  },
  'motor-ids': (row, sets) => {
    const type = textIn(row, 'openarm_can_motor_type');
    return sets.find(({ id }) => id === '1.2.9')?.types[type] ? undefined : `content/data/mit-limits.csv has no type "${type}".`;
  },
};

/** Leads of the bench to symptoms that don't exist. */
function leadProblems(tables: Tables): Problem[] {
  const table = tables.get('symptoms');
  if (!table) return [];
  const known = new Set(table.rows.map((row) => textIn(row, 'id')));
  return [...new Set<string>(Object.values(leadRows).flat())]
    .filter((id) => !known.has(id))
    .map((id) => ({
      file: table.file,
      message: `has no row "${id}", to which the CAN bench leads. Add it, or correct src/can/reading/leads.ts.`,
    }));
}

/** Checks the tables about frames against the codec that the bench, the command line and the tests use. */
export function checkCan(tables: Tables): Problem[] {
  const can = readCanTables(tables);
  if (!can) return [];
  return [
    ...layoutProblems(tables, 'mit-frame', mitLayout),
    ...layoutProblems(tables, 'motor-feedback-frame', stateLayout),
    ...byteProblems(tables),
    ...Object.entries(rowChecks).flatMap(([name, wrong]) => rowProblems(tables, name, (row) => wrong(row, can.limitSets))),
    ...leadProblems(tables),
  ];
}
