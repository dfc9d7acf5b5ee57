import { readExplorerTables } from './engine/explorerTables';
import { defineBlock } from '../../content/components/definition';
import type { Room } from '../../content/loadContent';

/** Component with both arms to move, computed from the tables of `armTableNames`. */
export const ArmExplorer = defineBlock({
  about: 'A button that opens both arms in 3D. Joints move by the tables that `src/arm/armTables.ts` lists; poses are rows of `arm-poses`.',
  example: '<ArmExplorer />',
  attributes: {},
  children: false,
  computes: readExplorerTables,
  // It needs a browser; the drawing and tables of its page have the facts.
  markdown: () => [],
  search: false,
});

/** Both arms in 3D. */
export const armExplorer = { components: { ArmExplorer } } as const satisfies Room;
