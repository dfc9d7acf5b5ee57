import type { Heading, Node, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { BlockDefinition } from '../../content/components/definition';
import { admonitionName, admonitionParts } from '../../content/parse/admonitions';
import { anchorOf, attributeOf } from '../../content/tree/attributes';
import { definitionOf } from '../../content/vocabulary/vocabulary';

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

const isAdmonition = (node: Node): node is ContainerDirective => node.type === 'containerDirective';

/** A text with a full stop, unless it ends with a sign of its own. */
const ended = (text: string): string => (/[.:?!…]$/.test(text) ? text : `${text}.`);

/** Texts of an admonition, which begin with its kind and label. */
function textsOfAdmonition(admonition: ContainerDirective): string[] {
  const { label, body } = admonitionParts(admonition);
  const kind = admonitionName(admonition.name);
  const title = label && toString({ type: 'paragraph', children: label });
  return [title ? `${kind}: ${ended(title)}` : `${kind}:`, ...body.flatMap(textsIn)];
}

/**
 * Texts of the blocks in a node. A code block of several lines is none: in one line it is no program any more. Of alternatives it is the first,
 * which holds until a reader chooses: one after the other they would be commands that nobody is to type.
 */
function textsIn(node: Node): string[] {
  if (node.type === 'code' && toString(node).includes('\n')) return [];
  if (isAdmonition(node)) return textsOfAdmonition(node);
  if (!('children' in node) || node.type === 'paragraph') return [toString(node)];
  // A node of any kind has nodes inside.
  const inside = node.children as Node[];
  const first = inside.find((child) => plays(child, 'alternative'));
  return inside.filter((child) => child === first || !plays(child, 'alternative')).flatMap(textsIn);
}

const inOneLine = (texts: readonly string[]): string => texts.join(' ').replace(/\s+/g, ' ').trim();

/** What is dangerous below a heading of a level, those of deeper levels included. */
interface Danger {
  readonly level: number;
  readonly text: string;
}

/** Steps of a procedure. What is dangerous about it as a whole stands before its first step on the page, and in its text here. */
const stepsOf = (element: MdxJsxFlowElement, dangers: readonly Danger[]): HowTo['steps'] =>
  element.children
    .filter((child) => plays(child, 'step'))
    .map((step, index) => {
      const name = labelOf(step);
      // A step that is all said in its title has no text, and then the title says it.
      const text = inOneLine(textsIn(step)) || name;
      return { name, text: index === 0 ? inOneLine([...dangers.map((danger) => danger.text), text]) : text, id: anchorOf(step) };
    });

/**
 * Procedures of a text. Each is named by the heading above it, and by its alternative where there are several; without a
 * heading by the page.
 */
export function howTos(tree: Root, pageTitle: string): HowTo[] {
  const found: HowTo[] = [];
  let heading = pageTitle;
  let level = 1;
  const walk = (nodes: readonly Node[], alternative: string, around: readonly Danger[]): void => {
    let dangers = around;
    for (const node of nodes) {
      if (node.type === 'heading') {
        heading = toString(node);
        level = (node as Heading).depth; // its type says so
        dangers = dangers.filter((danger) => danger.level < level);
      } else if (isAdmonition(node)) {
        if (node.name === 'danger') dangers = [...dangers, { level, text: inOneLine(textsOfAdmonition(node)) }];
      } else if (plays(node, 'procedure'))
        found.push({ name: alternative ? `${heading} (${alternative})` : heading, steps: stepsOf(node, dangers) });
      else if ('children' in node) {
        // A node of any kind has nodes inside.
        walk(node.children as Node[], plays(node, 'alternative') ? labelOf(node) : alternative, dangers);
      }
    }
  };
  walk(tree.children, '', []);
  return found;
}
