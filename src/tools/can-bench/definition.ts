import type { CanTables } from './reading/bus';
import { canTableNames, readCanTables } from './tables/readCanTables';
import { attributeOf, namesIn } from '../../content/tree/attributes';
import { defineBlock } from '../../content/components/definition';

/** Reads and makes frames of the motors by the tables that it names: all of `canTableNames`. */
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
  // Without a browser there is nothing to type into; the tables of its page say the same of each frame.
  markdown: () => [],
  search: false,
});

// What else the build takes from the room.
export { checkCan } from './tables/checkCan';
export { canTableNames, readCanTables } from './tables/readCanTables';
