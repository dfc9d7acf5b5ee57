import { armTableNames, jointNames, numberOf, readArmTables, tableReader } from '../../../arm/armTables';
import type { ArmTables, RowsOf } from '../../../arm/armTables';
import { gainSetSources } from '../../../site/gainSets';

/** Tables that the arm is computed from. */
export const setupTables = [...armTableNames, 'mit-gains', 'teleop-parameters', 'teleop-start-pose'] as const;

/** Gains of a program for J1 to J7, in N·m/rad and N·m·s/rad. */
export interface GainSet {
  readonly id: string;
  readonly label: string;
  readonly kp: readonly number[];
  readonly kd: readonly number[];
}

/** All that can be chosen, and what it is computed from. */
export interface Setup extends ArmTables {
  readonly sets: readonly GainSet[];
}

/** Reads what the arm is computed from. Throws a RangeError that begins with the name of the table in which something is missing. */
export function readSetup(rowsOf: RowsOf): Setup {
  const { row } = tableReader(rowsOf);
  const keyOf = { 'mit-gains': 'joint', 'teleop-parameters': 'axis', 'teleop-start-pose': 'joint' } as const;
  return {
    ...readArmTables(rowsOf),
    sets: gainSetSources.map(({ id, label, table, rowPrefix, kp, kd }): GainSet => {
      const column = (name: string): number[] =>
        jointNames.map((joint) => row(table, keyOf[table], `${rowPrefix}${joint}`, (found) => numberOf(found, name)));
      return { id, label, kp: column(kp), kd: column(kd) };
    }),
  };
}
