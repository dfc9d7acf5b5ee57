import { defineBlock } from './definition';

/** An arm whose gains can be tried, computed from the tables of `setupTables`; a check asks for them. */
export const ImpedancePlayground = defineBlock({
  attributes: {},
  children: false,
  // Without a browser nothing moves; the table of the sag on its page says what comes out.
  markdown: () => [],
  search: false,
});
