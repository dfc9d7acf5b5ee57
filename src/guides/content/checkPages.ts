import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { buildGuideNames, buildGuides, isBuildGuide } from '../../site/buildGuides';
import type { BuildGuide } from '../../site/buildGuides';
import type { Table } from '../../content/tables/csvTable';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import { attributeOf } from '../../content/tree/attributes';
import { readSteps, stepsOf } from './buildSteps';
import type { StepRow } from './buildSteps';
import { drawingNames, pictureOf } from './fillSteps';

/** A page that may hold a build guide, as its author wrote it. */
export interface GuidePage {
  readonly tree: Root;
  readonly file: string;
  readonly bodyLine: number;
  readonly route: string;
}

/** What the pages are checked against. */
export interface GuideSources {
  readonly tables: ReadonlyMap<string, Table>;
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
function usesOn({ tree, file, bodyLine }: GuidePage): Use[] {
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
    // That it stands between them is checked for all parts of components.
    if (name === 'BuildStep') return [];
    if (!isBuildGuide(guide))
      return [{ ...place, message: `<${name}> names the guide "${guide}", which doesn't exist. ${didYouMean(guide, buildGuideNames)}` }];
    if (buildGuides[guide].route === route) return [];
    return [
      {
        ...place,
        message: `<${name}> shows the guide "${guide}", whose page is ${buildGuides[guide].route} in src/site/buildGuides.ts. Show it there.`,
      },
    ];
  });
}

/** Steps of a guide on its page against the rows of the table, in order. */
function checkStepsShown(guide: string, uses: readonly Use[], rows: readonly StepRow[]): Problem[] {
  const blocks = uses.filter((use) => use.name === 'BuildSteps');
  const shown = uses.filter((use) => use.name === 'BuildStep').map((use) => ({ ...use, step: attributeOf(use.element, 'step') ?? '' }));
  const steps = stepsOf(guide, rows);
  const numbers = steps.map(({ step }) => String(step));
  const problems: Problem[] = [];
  const last = blocks.at(-1);
  for (const { step, rows: stepRows } of steps) {
    if (shown.some((use) => use.step === String(step)) || !last) continue;
    const where = `content/data/build-steps.csv has "${stepRows[0]?.id ?? ''}"`;
    problems.push({
      ...last.place,
      message: `the page has no step ${step} of the guide "${guide}", but ${where}. Add <BuildStep step="${step}" …>, or remove the row.`,
    });
  }
  shown.forEach(({ step, place }, index) => {
    if (!numbers.includes(step)) {
      problems.push({
        ...place,
        message: `<BuildStep> shows step "${step}" of the guide "${guide}", which content/data/build-steps.csv doesn't have. Add its row, or remove the step. Known: ${numbers.join(', ')}.`,
      });
    } else if (shown.findIndex((use) => use.step === step) < index) {
      problems.push({ ...place, message: `<BuildStep> shows step ${step} of the guide "${guide}" again. A step stands on the page once.` });
    } else if (index > 0 && numbers.indexOf(step) < numbers.indexOf(shown[index - 1]?.step ?? '')) {
      problems.push({
        ...place,
        message: `<BuildStep> shows step ${step} after step ${shown[index - 1]?.step ?? ''}. Put the steps in the order of the table.`,
      });
    }
  });
  return problems;
}

/** A guide needs its tray: there stand the parts, and why the bill of materials differs. */
function checkTray(guide: string, uses: readonly Use[]): Problem[] {
  const first = uses.find(({ name }) => name === 'BuildSteps');
  if (!first || uses.some(({ name }) => name === 'PartsTray')) return [];
  return [
    {
      ...first.place,
      message: `the page has the steps of the guide "${guide}" but not what they need. Write <PartsTray guide="${guide}" /> above them.`,
    },
  ];
}

/** Drawings of the steps and views on a page that content/figures does not have. */
export function checkDrawings(page: GuidePage, { tables, figures }: GuideSources): Problem[] {
  const rows = readSteps(tables);
  return usesOn(page).flatMap(({ name, guide, element, place }): Problem[] => {
    const view = name === 'FinishedView' ? 'finished' : name === 'BuildStep' ? (attributeOf(element, 'step') ?? '') : undefined;
    if (view === undefined || !isBuildGuide(guide)) return [];
    const found = stepsOf(guide, rows).find(({ step }) => String(step) === view);
    if (view !== 'finished' && !found) return [];
    const pair = found ? found.rows.length > 1 : figures.has(`assembly-${guide}-finished-right.svg`);
    const { drawings: program = 'assembly' }: BuildGuide = buildGuides[guide];
    const missing = drawingNames(guide, view, pair).filter((drawing) => pictureOf(drawing.name, figures).length === 0);
    return missing.map((drawing) => ({
      ...place,
      message: `the drawing content/figures/${drawing.name} is missing. Draw it with "npm run figures ${program}".`,
    }));
  });
}

/** Warnings and tips between the lists of steps: who takes the steps one at a time sees nothing but the steps. */
function checkBetween({ tree, file, bodyLine }: GuidePage): Problem[] {
  const lists = tree.children.flatMap((node, index) => (node.type === 'mdxJsxFlowElement' && node.name === 'BuildSteps' ? [index] : []));
  return tree.children.slice(lists[0] ?? 0, lists.at(-1) ?? 0).flatMap((node): Problem[] => {
    if (node.type !== 'containerDirective') return [];
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    const message = `":::${node.name}" stands between two lists of steps, where nobody sees it who takes the steps one at a time. Put it into the step that it is about.`;
    return [{ file, line, message }];
  });
}

/** Everything in which a page and the steps of its guide do not agree. */
export function checkPage(page: GuidePage, tables: ReadonlyMap<string, Table>): Problem[] {
  const uses = usesOn(page);
  const rows = readSteps(tables);
  const guides = [...new Set(uses.map(({ guide }) => guide))].filter(isBuildGuide);
  return [
    ...checkGuideNames(uses, page.route),
    ...checkBetween(page),
    ...guides.flatMap((guide) => {
      const shown = uses.filter((use) => use.guide === guide);
      return [...checkStepsShown(guide, shown, rows), ...checkTray(guide, shown)];
    }),
  ];
}

/** Guides of the table that no page shows. */
export function checkGuidesShown(pages: readonly GuidePage[], tables: ReadonlyMap<string, Table>): Problem[] {
  const shown = new Set(pages.flatMap(usesOn).flatMap(({ name, guide }) => (name === 'BuildSteps' ? [guide] : [])));
  const missing = readSteps(tables).filter(
    ({ guide }, index, rows) => !shown.has(guide) && rows.findIndex((row) => row.guide === guide) === index,
  );
  return missing.map(({ guide, place }) => ({
    ...place,
    message: `no page shows the guide "${guide}". Write <BuildSteps guide="${guide}"> on ${buildGuides[guide].route}, or take its rows out.`,
  }));
}
