import type { Problem } from '../../model/problems';
import { checkDrawings, checkGuidesShown, checkPage } from './checkPages';
import type { GuidePage, GuideSources } from './checkPages';
import { checkSteps } from './checkSteps';
import { checkSums } from './checkSums';
import { stepsTable } from './buildSteps';

/** Everything in which build guides contradict themselves, their pages, or the bill of materials. A site without steps has nothing to check. */
export function checkGuides(pages: readonly GuidePage[], sources: GuideSources): Problem[] {
  const { tables } = sources;
  const mistakes = pages.flatMap((page) => checkPage(page, tables));
  if (!tables.get(stepsTable)?.rows.length) return mistakes;
  return [
    ...checkSteps(tables),
    ...checkSums(tables),
    ...mistakes,
    ...checkGuidesShown(pages, tables),
    ...pages.flatMap((page) => checkDrawings(page, sources)),
  ];
}
