import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { attributeOf } from '../tree/attributes';
import { component, positionOf } from '../tree/nodes';

/** Components of procedures, and those of their steps. */
const steps: Readonly<Record<string, 'Step' | 'BuildStep'>> = { Steps: 'Step', BuildSteps: 'BuildStep' };

/** A heading with what follows it, as a step. */
function stepOf(
  name: 'Step' | 'BuildStep',
  number: number,
  [heading, ...children]: readonly [Heading, ...RootContent[]],
): MdxJsxFlowElement {
  const numbered = name === 'BuildStep' ? { step: String(number) } : {};
  // Only blocks follow a heading.
  const element = component(name, { ...numbered, title: toString(heading) }, children as MdxJsxFlowElement['children']);
  return { ...element, ...positionOf(heading) };
}

/**
 * Makes steps of the headings in a procedure: a heading, a sentence and a picture are a step. The level of the first heading begins steps; others are
 * inside them. Steps of a build guide are numbered through the page.
 */
export function headedSteps(tree: Root): void {
  const last = new Map<string, number>();
  visit(tree, 'mdxJsxFlowElement', (element) => {
    const name = steps[element.name ?? ''];
    if (!name) return;
    const guide = attributeOf(element, 'guide') ?? '';
    const depth = element.children.find((child) => child.type === 'heading')?.depth;
    const children: MdxJsxFlowElement['children'] = [];
    let open: [Heading, ...RootContent[]] | undefined;
    const close = (): void => {
      if (!open) return;
      last.set(guide, (last.get(guide) ?? 0) + 1);
      children.push(stepOf(name, last.get(guide) ?? 1, open));
      open = undefined;
    };
    for (const child of element.children) {
      const isStep = child.type === 'mdxJsxFlowElement' && child.name === name;
      if (isStep || (child.type === 'heading' && child.depth === depth)) close();
      if (isStep && name === 'BuildStep') last.set(guide, Number(attributeOf(child, 'step')) || 0);
      if (child.type === 'heading' && child.depth === depth) open = [child];
      else if (open && !isStep) open.push(child);
      else children.push(child);
    }
    close();
    element.children = children;
  });
}
