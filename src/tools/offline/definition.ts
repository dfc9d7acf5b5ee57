import { defineBlock } from '../../content/components/definition';

/** Where readers keep the site for use without a network. */
export const OfflineKeeper = defineBlock({
  about: 'Keeps the site for use without a network. What readers can choose, and which pages belong to it, is `src/site/offline.ts`.',
  example: '<OfflineKeeper />',
  attributes: {},
  children: false,
  // It works in a browser only; its page says what it does.
  markdown: () => [],
  search: false,
});
