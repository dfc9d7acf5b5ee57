import type { Rooms } from './content/loadContent';
import type { contentComponents } from './content/vocabulary/vocabulary';
import type { RenderedBy } from './content/vocabulary/vocabulary';
import { checkGuides } from './guides/content/checkGuides';
import { checkPage } from './guides/content/checkPages';
import { wordsFrom } from './guides/content/labelWords';
import * as guides from './guides/definition';
import { checkAgreement } from './tools/agreement/checkAgreement';
import { checkCan } from './tools/can-bench/definition';
import * as tools from './tools/definitions';

const components = { ...tools, ...guides } as const;

/** Props of all components by name. */
export type RenderedComponents = RenderedBy<typeof components & typeof contentComponents>;

/** What the tools and guides of this site add to its content: components, words of drawings, and checks of pages and tables. */
export const rooms: Rooms = {
  components,
  labelWords: wordsFrom,
  checks: [
    ({ texts, data }) => [...texts.flatMap((text) => checkPage(text, data.tables)), ...checkGuides(texts, data)],
    ({ data }) => checkCan(data.tables),
    ({ texts, data }) => checkAgreement(texts, data.tables),
  ],
};
