import { defineBlock } from '../../content/components/definition';

/** Where readers keep the site for use without a network. */
export const OfflineKeeper = defineBlock({
  attributes: {},
  children: false,
  // It works in a browser only; its page says what it does.
  markdown: () => [],
  search: false,
});
