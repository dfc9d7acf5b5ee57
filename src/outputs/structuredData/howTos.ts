import type { Heading, Node, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { BlockDefinition } from '../../content/components/definition';
import { admonitionName, admonitionParts } from '../../content/parse/admonitions';
import { anchorOf, attributeOf } from '../../content/tree/attributes';
import { definitionOf } from '../../content/vocabulary/vocabulary';

/** A procedure: its name, and its steps with their anchors. */
export interface HowTo {
  readonly name: string;
  readonly steps: readonly { readonly name: string; readonly text: string; readonly id: string }[];
}

/** Whether a node is a component with a given role. */
function hasRole(node: Node, role: BlockDefinition['role']): node is MdxJsxFlowElement {
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

/** Adds a full stop unless the text ends with punctuation. */
const withFullStop = (text: string): string => (/[.:?!…]$/.test(text) ? text : `${text}.`);

/** Texts of an admonition, beginning with its kind and label. */
function textsOfAdmonition(admonition: ContainerDirective): string[] {
  const { label, body } = admonitionParts(admonition);
  const kind = admonitionName(admonition.name);
  const title = label && toString({ type: 'paragraph', children: label });
  return [title ? `${kind}: ${withFullStop(title)}` : `${kind}:`, ...body.flatMap(textsIn)];
}

/**
 * Texts of the blocks in a node. Skips code blocks of several lines, which make no sense on one line. Of tabs, takes only the first, which
 * is the default: together they would be contradictory instructions.
 */
function textsIn(node: Node): string[] {
  if (node.type === 'code' && toString(node).includes('\n')) return [];
  if (isAdmonition(node)) return textsOfAdmonition(node);
  if (!('children' in node) || node.type === 'paragraph') return [toString(node)];
  // Any parent node.
  const inside = node.children as Node[];
  const first = inside.find((child) => hasRole(child, 'alternative'));
  return inside.filter((child) => child === first || !hasRole(child, 'alternative')).flatMap(textsIn);
}

const inOneLine = (texts: readonly string[]): string => texts.join(' ').replace(/\s+/g, ' ').trim();

/** Danger admonitions below a heading, with its level. */
interface Danger {
  readonly level: number;
  readonly text: string;
}

/** Steps of a procedure. The first step includes the dangers before the procedure. */
const stepsOf = (element: MdxJsxFlowElement, dangers: readonly Danger[]): HowTo['steps'] =>
  element.children
    .filter((child) => hasRole(child, 'step'))
    .map((step, index) => {
      const name = labelOf(step);
      // A step without text gets its title as text.
      const text = inOneLine(textsIn(step)) || name;
      return { name, text: index === 0 ? inOneLine([...dangers.map((danger) => danger.text), text]) : text, id: anchorOf(step) };
    });

/** Procedures in a text. Each is named by the heading above it, or else by the page, and by its tab if there are several. */
export function howTos(tree: Root, pageTitle: string): HowTo[] {
  const found: HowTo[] = [];
  let heading = pageTitle;
  let level = 1;
  const walk = (nodes: readonly Node[], alternative: string, around: readonly Danger[]): void => {
    let dangers = around;
    for (const node of nodes) {
      if (node.type === 'heading') {
        heading = toString(node);
        level = (node as Heading).depth;
        dangers = dangers.filter((danger) => danger.level < level);
      } else if (isAdmonition(node)) {
        if (node.name === 'danger') dangers = [...dangers, { level, text: inOneLine(textsOfAdmonition(node)) }];
      } else if (hasRole(node, 'procedure'))
        found.push({ name: alternative ? `${heading} (${alternative})` : heading, steps: stepsOf(node, dangers) });
      else if ('children' in node) {
        // Any parent node.
        walk(node.children as Node[], hasRole(node, 'alternative') ? labelOf(node) : alternative, dangers);
      }
    }
  };
  walk(tree.children, '', []);
  return found;
}
