import { defineBlock } from '../../content/components/definition';
import type { Plugin } from '../../content/plugin';
import { writeOffline } from './writeOffline';

/** Component with which readers keep the site offline. */
export const OfflineKeeper = defineBlock({
  about: 'Keeps the site for use without a network.',
  example: '<OfflineKeeper />',
  attributes: {},
  children: false,
  // It works only in a browser; the text of its page says what it does.
  markdown: () => [],
  search: false,
});

/** The site without a network. */
export const offline = { components: { OfflineKeeper }, writes: [{ last: true, write: writeOffline }] } as const satisfies Plugin;
