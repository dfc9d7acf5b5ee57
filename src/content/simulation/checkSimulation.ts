import type { Problem } from '../../model/problems';
import { simulationMjcf } from '../../simulation/simulationMjcf';
import type { Table } from '../tables/csvTable';
import { usesOf } from '../tree/componentUses';
import type { WrittenText } from '../tree/componentUses';

/** Whether the tables hold all that a page with the simulation needs: the bodies of the arms, and the gains of their motors. */
export function checkSimulation(texts: readonly WrittenText[], tables: ReadonlyMap<string, Table>): Problem[] {
  return usesOf('ArmSimulation', texts).flatMap(({ place }): Problem[] => {
    try {
      simulationMjcf((name) => tables.get(name)?.rows);
      return [];
    } catch (error) {
      return [{ ...place, message: `<ArmSimulation> cannot be written: ${error instanceof Error ? error.message : String(error)}` }];
    }
  });
}
