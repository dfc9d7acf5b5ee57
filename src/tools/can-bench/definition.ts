import type { CanTables } from '../../can/reading/bus';
import { canTableNames, readCanTables } from '../../can/reading/readCanTables';
import { defineBlock } from '../../content/components/definition';
import type { Plugin } from '../../content/plugin';
import { checkCan } from './tables/checkCan';

const namesAll = new RegExp(canTableNames.map((name) => `(?=.*\\b${name}\\b)`).join(''));

/** Component of the CAN bench. Its `name` lists all tables of `canTableNames`. */
export const CanBench = defineBlock({
  about: 'Reads and makes frames of the motors. It names all tables that `src/can/reading/readCanTables.ts` lists.',
  example: '<CanBench name="motor-ids,mit-limits,mit-limit-sets,mit-limit-differences,damiao-registers,motor-status-codes,can-channels" />',
  attributes: { name: { kind: 'tables', required: true, form: { pattern: namesAll, words: `all of ${canTableNames.join(', ')}` } } },
  children: false,
  expand: (_element, { tables }): { can: CanTables } | undefined => {
    const can = readCanTables(tables);
    return can && { can };
  },
  // It needs a browser; the tables of its page have the same facts.
  markdown: () => [],
  search: false,
});

/** Frames of the motors, read and made. */
export const canBench = { components: { CanBench }, checks: [({ data }) => checkCan(data.tables)] } as const satisfies Plugin;
