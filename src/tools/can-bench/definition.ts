import type { CanTables } from './reading/bus';
import { canTableNames, readCanTables } from './tables/readCanTables';
import { attributeOf, namesIn } from '../../content/tree/attributes';
import { defineBlock } from '../../content/components/definition';

/** Component of the CAN bench. Its `name` lists all tables of `canTableNames`. */
export const CanBench = defineBlock({
  about: 'Reads and makes frames of the motors. It names all tables that `src/tools/can-bench/tables/readCanTables.ts` lists.',
  example: '<CanBench name="motor-ids,mit-limits,mit-limit-sets,mit-limit-differences,damiao-registers,motor-status-codes,can-channels" />',
  attributes: { name: { kind: 'tables', required: true } },
  children: false,
  expand: (element, { tables }): { can: CanTables } | undefined => {
    const names = namesIn(attributeOf(element, 'name'));
    const can = canTableNames.every((name) => names.includes(name)) ? readCanTables(tables) : undefined;
    return can && { can };
  },
  // It needs a browser; the tables of its page have the same facts.
  markdown: () => [],
  search: false,
});

// Further exports for the build.
export { checkCan } from './tables/checkCan';
export { canTableNames, readCanTables } from './tables/readCanTables';
