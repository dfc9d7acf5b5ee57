import { defineBlock } from './definition';

/** Both arms, whose joints can be moved, computed from the tables of `armTableNames`; a check asks for them. */
export const ArmExplorer = defineBlock({
  attributes: {},
  children: false,
  // Without a browser nothing moves; drawing and tables of its page say what there is.
  markdown: () => [],
  search: false,
});
