import { armModel } from '../../arm/armModel';
import { robotBody } from '../../arm/robotBody';
import { readSetup } from '../../impedance/readSetup';
import type { Problem } from '../../model/problems';
import type { Table } from '../tables/csvTable';
import { usesOf } from '../tree/componentUses';
import type { WrittenText } from '../tree/componentUses';

/** Whether the tables hold all that a page with the arm to try computes from: its bodies, poses, gains and motors. */
export function checkImpedance(texts: readonly WrittenText[], tables: ReadonlyMap<string, Table>): Problem[] {
  return usesOf('ImpedancePlayground', texts).flatMap(({ place }): Problem[] => {
    try {
      armModel(readSetup((name) => tables.get(name)?.rows).bodies.map(robotBody), 'right');
      return [];
    } catch (error) {
      return [{ ...place, message: `<ImpedancePlayground> cannot be computed: ${error instanceof Error ? error.message : String(error)}` }];
    }
  });
}
