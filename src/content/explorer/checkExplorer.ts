import { readExplorerTables } from '../../explorer/explorerTables';
import type { Problem } from '../../model/problems';
import type { Table } from '../tables/csvTable';
import { usesOf } from '../tree/componentUses';
import type { WrittenText } from '../tree/componentUses';

/** Whether the tables hold all that a page with the arms to move computes from: their bodies, poses and motors. */
export function checkExplorer(texts: readonly WrittenText[], tables: ReadonlyMap<string, Table>): Problem[] {
  return usesOf('ArmExplorer', texts).flatMap(({ place }): Problem[] => {
    try {
      readExplorerTables((name) => tables.get(name)?.rows);
      return [];
    } catch (error) {
      return [{ ...place, message: `<ArmExplorer> cannot be computed: ${error instanceof Error ? error.message : String(error)}` }];
    }
  });
}
