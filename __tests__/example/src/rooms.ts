import type { Rooms } from './content/loadContent';
import type { contentComponents, RenderedBy } from './content/vocabulary/vocabulary';
import { checkGuides } from './guides/content/checkGuides';
import { checkPage } from './guides/content/checkPages';
import { wordsFrom } from './guides/content/labelWords';
import * as guides from './guides/definition';
import * as tools from './tools/definitions';

const components = { ...tools, ...guides } as const;

/** Props of all components by name. */
export type RenderedComponents = RenderedBy<typeof components & typeof contentComponents>;

/** What tools and guides add to the content: this site has no tool for motors or an arm model. */
export const rooms: Rooms = {
  components,
  labelWords: wordsFrom,
  checks: [({ texts, data }) => [...texts.flatMap((text) => checkPage(text, data.tables)), ...checkGuides(texts, data)]],
};
