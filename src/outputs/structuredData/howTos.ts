import type { Node, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { BlockDefinition } from '../../content/components/definition';
import { definitionOf } from '../../content/components/vocabulary';
import { attributeOf } from '../../content/tree/attributes';
import { anchorOf } from '../../content/tree/props';

/** A procedure in a text: what it is called, and its steps with the anchors that lead to them. */
export interface HowTo {
  readonly name: string;
  readonly steps: readonly { readonly name: string; readonly text: string; readonly id: string }[];
}

/** Whether a node is a component that plays a role in procedures. */
function plays(node: Node, role: BlockDefinition['role']): node is MdxJsxFlowElement {
  if (node.type !== 'mdxJsxFlowElement' || !('name' in node)) return false;
  const definition = definitionOf(String(node.name));
  return definition !== undefined && 'role' in definition && definition.role === role;
}

/** First label of a component. */
function labelOf(element: MdxJsxFlowElement): string {
  const [name] = Object.entries(definitionOf(element.name)?.attributes ?? {}).find(([, { kind }]) => kind === 'label') ?? [];
  return (name && attributeOf(element, name)) ?? '';
}

/**
 * Texts of the blocks in a node. A code block of several lines is none: in one line it is no program any more. Of alternatives it is the first,
 * which holds until a reader chooses: one after the other they would be commands that nobody is to type.
 */
function textsIn(node: Node): string[] {
  if (node.type === 'code' && toString(node).includes('\n')) return [];
  if (!('children' in node) || node.type === 'paragraph') return [toString(node)];
  // A node of any kind has nodes inside.
  const inside = node.children as Node[];
  const first = inside.find((child) => plays(child, 'alternative'));
  return inside.filter((child) => child === first || !plays(child, 'alternative')).flatMap(textsIn);
}

/** Text of a step's blocks; a step that is all said in its title has none, and then the title says it. */
function stepText(step: MdxJsxFlowElement, title: string): string {
  const text = textsIn(step).join(' ');
  return text.replace(/\s+/g, ' ').trim() || title;
}

const stepsOf = (element: MdxJsxFlowElement): HowTo['steps'] =>
  element.children
    .filter((child) => plays(child, 'step'))
    .map((step) => {
      const name = labelOf(step);
      return { name, text: stepText(step, name), id: anchorOf(step) };
    });

/**
 * Procedures of a text. Each is named by the heading above it, and by its alternative where there are several; without a
 * heading by the page.
 */
export function howTos(tree: Root, pageTitle: string): HowTo[] {
  const found: HowTo[] = [];
  let heading = pageTitle;
  const walk = (node: Node, alternative: string): void => {
    if (node.type === 'heading') heading = toString(node);
    if (plays(node, 'procedure')) found.push({ name: alternative ? `${heading} (${alternative})` : heading, steps: stepsOf(node) });
    else if ('children' in node)
      // A node of any kind has nodes inside.
      for (const child of node.children as Node[]) walk(child, plays(node, 'alternative') ? labelOf(node) : alternative);
  };
  walk(tree, '');
  return found;
}
