import type { CanTables, LimitSet } from '../reading/bus';
import type { Limits } from '../codec/mit';
import type { Row, Table } from '../../../content/tables/csvTable';
import { numberIn, textIn } from '../../../content/tables/rows';

/** Tables with facts about the CAN bus. Without one of them the site has no bench. */
export const canTableNames = [
  'motor-ids',
  'mit-limits',
  'mit-limit-sets',
  'mit-limit-differences',
  'damiao-registers',
  'motor-status-codes',
  'can-channels',
] as const;

const limitsIn = (row: Row): Limits => ({
  position: numberIn(row, 'p_max_rad'),
  velocity: numberIn(row, 'v_max_rad_s'),
  torque: numberIn(row, 't_max_nm'),
});

const byType = (rows: readonly Row[]): Record<string, Limits> =>
  Object.fromEntries(rows.map((row) => [textIn(row, 'type'), limitsIn(row)]));

/** Converts the tables to facts about the CAN bus; undefined if a table is missing. */
export function readCanTables(tables: ReadonlyMap<string, Table>): CanTables | undefined {
  if (canTableNames.some((name) => !tables.has(name))) return undefined;
  const rowsOf = (name: (typeof canTableNames)[number]): readonly Row[] => tables.get(name)?.rows ?? [];
  const base = byType(rowsOf('mit-limits'));
  return {
    motors: rowsOf('motor-ids').map((row) => ({
      joint: textIn(row, 'joint'),
      sendId: numberIn(row, 'send_can_id_dec'),
      receiveId: numberIn(row, 'receive_master_id_dec'),
      type: textIn(row, 'openarm_can_motor_type'),
    })),
    limitSets: rowsOf('mit-limit-sets').map((row): LimitSet => ({
      id: textIn(row, 'name'),
      label: textIn(row, 'software'),
      isLibrary: row.openarm_can === true,
      types: { ...base, ...byType(rowsOf('mit-limit-differences').filter((other) => textIn(other, 'software') === textIn(row, 'name'))) },
    })),
    registers: rowsOf('damiao-registers').map((row) => ({
      number: numberIn(row, 'rid_dec'),
      name: textIn(row, 'name'),
      meaning: textIn(row, 'meaning'),
      access: textIn(row, 'access'),
      type: textIn(row, 'type'),
      range: textIn(row, 'range'),
    })),
    status: rowsOf('motor-status-codes').map((row) => ({ code: Number.parseInt(textIn(row, 'code'), 16), words: textIn(row, 'meaning') })),
    ports: rowsOf('can-channels').map((row) => ({
      port: textIn(row, 'interface'),
      arm: textIn(row, 'arm'),
      armOfPair: textIn(row, 'arm_of_one_pair'),
    })),
  };
}
