import type { Node, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { attributeOf } from '../../content/fill/values';

/** A procedure in a text: what it is called, and its steps with the anchors that lead to them. */
export interface HowTo {
  readonly name: string;
  readonly steps: readonly { readonly name: string; readonly text: string; readonly id: string }[];
}

const isElement = (node: Node, name: string): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && 'name' in node && node.name === name;

/** Text of a step's blocks; a step that is all said in its title has none, and then the title says it. */
function stepText(step: MdxJsxFlowElement, title: string): string {
  const text = step.children.map((child) => toString(child)).join(' ');
  return text.replace(/\s+/g, ' ').trim() || title;
}

const stepsOf = (element: MdxJsxFlowElement): HowTo['steps'] =>
  element.children
    .filter((child) => isElement(child, 'Step') || isElement(child, 'BuildStep'))
    .map((step) => {
      const name = attributeOf(step, 'title') ?? '';
      return { name, text: stepText(step, name), id: attributeOf(step, 'id') ?? '' };
    });

/**
 * Procedures of a text. Each is named by the heading above it, and by its tab where there are alternatives; without a
 * heading by the page.
 */
export function howTos(tree: Root, pageTitle: string): HowTo[] {
  const found: HowTo[] = [];
  let heading = pageTitle;
  const walk = (node: Node, tab: string): void => {
    if (node.type === 'heading') heading = toString(node);
    if (isElement(node, 'Steps') || isElement(node, 'BuildSteps'))
      found.push({ name: tab ? `${heading} (${tab})` : heading, steps: stepsOf(node) });
    else if ('children' in node)
      for (const child of node.children as Node[]) walk(child, isElement(node, 'Tab') ? (attributeOf(node, 'label') ?? '') : tab);
  };
  walk(tree, '');
  return found;
}
