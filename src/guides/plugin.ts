import type { Plugin } from '../content/plugin';
import { checkViews } from './content/checkCounts';
import { checkGuides } from './content/checkGuides';
import { checkPage } from './content/checkPages';
import { guidesOnCards } from './content/buildPlan';
import { wordsFrom } from './content/labelWords';
import { checkService, serviceTables } from './content/serviceJobs';
import * as components from './definition';

/** Build guides: their components, checks, and the words of their drawings. */
export const guides = {
  components,
  tables: serviceTables,
  labelWords: wordsFrom,
  cards: guidesOnCards,
  checks: [
    ({ texts, data }) => [
      ...texts.flatMap((text) => checkPage(text, data.tables)),
      ...checkGuides(texts, data),
      ...checkViews(data.views, data.tables),
      ...checkService(data.tables),
    ],
  ],
} as const satisfies Plugin;
