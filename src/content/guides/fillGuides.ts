import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { Table } from '../tables/csvTable';
import { attributeOf } from '../fill/values';
import { readSteps, stepsOf } from './buildSteps';
import { drawingNames, drawings, fillStep } from './fillSteps';
import { trayContent } from './fillTray';
import { guideNeeds } from './needs';
import { setAttribute } from './nodes';

/** Components that a guide is written with. */
const guideComponents = ['PartsTray', 'BuildSteps', 'FinishedView'];

function guidesOf(tree: Root): MdxJsxFlowElement[] {
  const elements: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => void (guideComponents.includes(node.name ?? '') && elements.push(node)));
  return elements;
}

/** Whether a text shows anything of a build guide. */
export const hasGuides = (tree: Root): boolean => guidesOf(tree).length > 0;

/**
 * Fills the components of build guides from the steps table, so that pages, Markdown, search and structured data show
 * the same parts, fasteners and drawings. `figures` names the drawings that exist. Guides and steps that the table does
 * not have stay empty: checkGuides reports them.
 */
export function fillGuides(tree: Root, tables: ReadonlyMap<string, Table>, figures: ReadonlySet<string>): void {
  const elements = guidesOf(tree);
  if (elements.length === 0) return;
  const rows = readSteps(tables);
  const led = new Set<string>();
  for (const element of elements) {
    const guide = attributeOf(element, 'guide') ?? '';
    const steps = stepsOf(guide, rows);
    const [first] = steps;
    if (!first) continue;
    if (element.name === 'PartsTray') {
      element.children = trayContent(guideNeeds(first.guide, steps, tables), tables, figures) as typeof element.children;
    } else if (element.name === 'FinishedView') {
      const alt = attributeOf(element, 'alt') ?? '';
      const pair = figures.has(`assembly-${guide}-finished-right.svg`);
      element.children = drawings(drawingNames(guide, 'finished', pair), alt, figures) as typeof element.children;
    } else {
      visit(element, 'mdxJsxFlowElement', (child) => {
        const step = child.name === 'BuildStep' && steps.find((candidate) => String(candidate.step) === attributeOf(child, 'step'));
        if (step) fillStep(child, step, tables, figures);
      });
      setAttribute(element, 'steps', steps.map(({ step }) => step).join());
      // Steps may stand under several headings: progress is shown once, above the first.
      if (!led.has(guide)) setAttribute(element, 'lead', 'yes');
      led.add(guide);
    }
  }
}
