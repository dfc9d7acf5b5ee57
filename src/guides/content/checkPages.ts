import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { buildGuides } from '../../site/buildGuides';
import { guideOf, isBuildGuide, readSteps, stepsOf } from './buildSteps';
import type { Tables } from '../../content/tables/csvTable';
import type { Problem } from '../../model/problems';
import { attributeOf } from '../../content/tree/attributes';
import type { StepRow } from './buildSteps';
import { drawingNames, pictureOf } from './fillSteps';

/** A page as written, which may have a build guide. */
export interface GuidePage {
  readonly tree: Root;
  readonly file: string;
  readonly bodyLine: number;
  readonly route: string;
}

/** What pages are checked against. */
export interface GuideSources {
  readonly tables: Tables;
  readonly figures: ReadonlySet<string>;
}

interface Use {
  readonly element: MdxJsxFlowElement;
  readonly name: string;
  readonly guide: string;
  readonly place: Pick<Problem, 'file' | 'line'>;
}

const names = ['PartsTray', 'BuildSteps', 'BuildStep', 'FinishedView'];

/** Components of build guides on a page, in order. */
export function usesOn({ tree, file, bodyLine }: GuidePage): Use[] {
  const uses: Use[] = [];
  visit(tree, 'mdxJsxFlowElement', (element, _index, parent) => {
    const name = element.name ?? '';
    if (!names.includes(name)) return;
    const line = (element.position?.start.line ?? 1) + bodyLine - 1;
    const inside = uses.find((use) => use.element === parent);
    const guide = name === 'BuildStep' ? (inside?.guide ?? '') : (attributeOf(element, 'guide') ?? '');
    uses.push({ element, name, guide, place: { file, line } });
  });
  return uses;
}

function checkGuideNames(uses: readonly Use[], route: string): Problem[] {
  return uses.flatMap(({ name, guide, place }): Problem[] => {
    // `checkComponents` checks that steps are inside <BuildSteps>, and `checkValues` that the guide exists.
    if (name === 'BuildStep' || !isBuildGuide(guide) || buildGuides[guide].route === route) return [];
    return [
      {
        ...place,
        message: `<${name}> shows the guide "${guide}", whose page in src/site/buildGuides.ts is ${buildGuides[guide].route}. Move it there.`,
      },
    ];
  });
}

/** Compares the steps on a page with the rows of the table. */
function checkStepsShown(guide: string, uses: readonly Use[], rows: readonly StepRow[]): Problem[] {
  const blocks = uses.filter((use) => use.name === 'BuildSteps');
  const shown = uses.filter((use) => use.name === 'BuildStep').map((use) => ({ ...use, step: attributeOf(use.element, 'step') ?? '' }));
  const steps = stepsOf(guide, rows);
  const problems: Problem[] = [];
  const last = blocks.at(-1);
  for (const { step, rows: stepRows } of steps) {
    if (shown.some((use) => use.step === String(step)) || !last) continue;
    const where = `content/data/build-steps.csv has "${stepRows[0]?.id ?? ''}"`;
    problems.push({
      ...last.place,
      message: `the page has no step ${step} of the guide "${guide}", but ${where}. Write its heading into <BuildSteps guide="${guide}">, or remove the row.`,
    });
  }
  const wrong = shown.findIndex(({ step }, index) => step !== String(index + 1));
  const found = shown[wrong];
  if (!found) return problems;
  const [step, before] = [found.step, shown[wrong - 1]?.step];
  const isRepeated = shown.findIndex((use) => use.step === step) < wrong;
  const message = isRepeated
    ? `<BuildStep> shows step ${step} of the guide "${guide}" again. Show each step once.`
    : `<BuildStep> shows step "${step}" of the guide "${guide}" ${before === undefined ? 'first' : `after step ${before}`}. Number the steps of a page 1, 2, 3 …`;
  return [...problems, { ...found.place, message }];
}

/** Reports finished views without a drawing, and steps that have words for a drawing and none to show. */
export function checkDrawings(page: GuidePage, { tables, figures }: GuideSources): Problem[] {
  const rows = readSteps(tables);
  return usesOn(page).flatMap(({ name, guide, element, place }): Problem[] => {
    const view = name === 'FinishedView' ? 'finished' : name === 'BuildStep' ? (attributeOf(element, 'step') ?? '') : undefined;
    if (view === undefined || !isBuildGuide(guide)) return [];
    const found = stepsOf(guide, rows).find(({ step }) => String(step) === view);
    if (view !== 'finished' && (!found || attributeOf(element, 'alt') === undefined)) return [];
    const pair = found ? found.rows.length > 1 : figures.has(`assembly-${guide}-finished-right.svg`);
    const { drawings: program = 'assembly' } = guideOf(guide);
    const missing = drawingNames(guide, view, pair).filter((drawing) => pictureOf(drawing.name, figures).length === 0);
    return missing.map((drawing) => ({
      ...place,
      message: `the drawing content/figures/${drawing.name} is missing. Draw it by hand, or with "npm run figures ${program}".`,
    }));
  });
}

/** Reports admonitions between lists of steps, which readers don't see in the step-by-step view. */
function checkBetween({ tree, file, bodyLine }: GuidePage): Problem[] {
  const lists = tree.children.flatMap((node, index) => (node.type === 'mdxJsxFlowElement' && node.name === 'BuildSteps' ? [index] : []));
  return tree.children.slice(lists[0] ?? 0, lists.at(-1) ?? 0).flatMap((node): Problem[] => {
    if (node.type !== 'containerDirective') return [];
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    const message = `":::${node.name}" is between two lists of steps, where the step-by-step view doesn't show it. Move it into the step that it is about.`;
    return [{ file, line, message }];
  });
}

/** Compares a page with the steps of its guide. */
export function checkPage(page: GuidePage, tables: Tables): Problem[] {
  const uses = usesOn(page);
  const rows = readSteps(tables);
  const guides = [...new Set(uses.map(({ guide }) => guide))].filter(isBuildGuide);
  return [
    ...checkGuideNames(uses, page.route),
    ...checkBetween(page),
    ...guides.flatMap((guide) => {
      const shown = uses.filter((use) => use.guide === guide);
      return checkStepsShown(guide, shown, rows);
    }),
  ];
}

/** Reports guides that no page shows. */
export function checkGuidesShown(pages: readonly GuidePage[], tables: Tables): Problem[] {
  const shown = new Set(pages.flatMap(usesOn).flatMap(({ name, guide }) => (name === 'BuildSteps' ? [guide] : [])));
  const missing = readSteps(tables).filter(
    ({ guide }, index, rows) => !shown.has(guide) && rows.findIndex((row) => row.guide === guide) === index,
  );
  return missing.map(({ guide, place }) => ({
    ...place,
    message: `no page shows the guide "${guide}". Write <BuildSteps guide="${guide}"> on ${buildGuides[guide].route}, or remove its rows.`,
  }));
}
