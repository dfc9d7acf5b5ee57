import { armModel } from '../../arm/armModel';
import type { RowsOf } from '../../arm/armTables';
import { robotBody } from '../../arm/robotBody';
import { readExplorerTables } from '../../explorer/explorerTables';
import { readSetup } from '../../impedance/readSetup';
import type { Problem } from '../../model/problems';
import { simulationMjcf } from '../../simulation/simulationMjcf';
import type { Table } from '../tables/csvTable';
import { usesOf } from '../tree/componentUses';
import type { WrittenText } from '../tree/componentUses';

/** Tools that compute an arm in the page, by the names of their components, with what they make of the tables. It throws what they lack. */
const tools: Readonly<Record<string, (rowsOf: RowsOf) => unknown>> = {
  ArmExplorer: readExplorerTables,
  ArmSimulation: simulationMjcf,
  ImpedancePlayground: (rowsOf) => armModel(readSetup(rowsOf).bodies.map(robotBody), 'right'),
};

/** Whether the tables hold all that the tools of the arm on the pages compute from: bodies, poses, gains, motors. */
export function checkArmTools(texts: readonly WrittenText[], tables: ReadonlyMap<string, Table>): Problem[] {
  return Object.entries(tools).flatMap(([name, compute]) =>
    usesOf(name, texts).flatMap(({ place }): Problem[] => {
      try {
        compute((table) => tables.get(table)?.rows);
        return [];
      } catch (error) {
        return [{ ...place, message: `<${name}> cannot be computed: ${error instanceof Error ? error.message : String(error)}` }];
      }
    }),
  );
}
