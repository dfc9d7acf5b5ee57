import type { CanTables } from '../../can/canTables';
import { canTableNames, readCanTables } from '../can/readCanTables';
import { attributeOf, namesIn } from '../tree/attributes';
import { defineBlock } from './definition';

/** Reads and makes frames of the motors by the tables that it names: all of `canTableNames`. */
export const CanBench = defineBlock({
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
