import { readExplorerTables } from './engine/explorerTables';
import { defineBlock } from '../../content/components/definition';

/** Both arms, whose joints can be moved, computed from the tables of `armTableNames`. */
export const ArmExplorer = defineBlock({
  about: 'A button that opens both arms in 3D. Joints move by the tables that `src/arm/armTables.ts` lists; poses are rows of `arm-poses`.',
  example: '<ArmExplorer />',
  attributes: {},
  children: false,
  computes: readExplorerTables,
  // Without a browser nothing moves; drawing and tables of its page say what there is.
  markdown: () => [],
  search: false,
});
