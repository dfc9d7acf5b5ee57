import type { Problem } from '../../model/problems';
import { checkDrawings, checkGuidesShown } from './checkPages';
import type { GuidePage, GuideSources } from './checkPages';
import { checkSteps } from './checkSteps';
import { checkSums } from './checkSums';
import { stepsTable } from './buildSteps';

/** Everything in which build guides contradict themselves, each other, or the bill of materials. A site without steps has nothing to check. What a page gets wrong by itself is found by checking the page. */
export function checkGuides(pages: readonly GuidePage[], sources: GuideSources): Problem[] {
  const { tables } = sources;
  if (!tables.get(stepsTable)?.rows.length) return [];
  return [
    ...checkSteps(tables),
    ...checkSums(tables),
    ...checkGuidesShown(pages, tables),
    ...pages.flatMap((page) => checkDrawings(page, sources)),
  ];
}
