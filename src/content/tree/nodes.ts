import type { List, ListItem, Node, Paragraph, PhrasingContent, RootContent, Text } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Position } from 'unist';

export const text = (value: string): PhrasingContent => ({ type: 'text', value });

export const strong = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children });

/** A paragraph; `className` is for styling. */
export const paragraph = (children: PhrasingContent[], className?: string): Paragraph => ({
  type: 'paragraph',
  children,
  ...(className ? { data: { hProperties: { className: [className] } } } : {}),
});

export const listItem = (children: RootContent[]): ListItem => ({
  type: 'listItem',
  spread: children.length > 1,
  // Callers pass blocks only.
  children: children as ListItem['children'],
});

/** A list of the items among the nodes. */
export function list(ordered: boolean, children: readonly RootContent[]): List {
  const items = children.filter((child) => child.type === 'listItem');
  return { type: 'list', ordered, spread: items.some(({ spread }) => spread), children: items };
}

/** A list with an item for each value. */
export const listOf = <Value>(ordered: boolean, values: readonly Value[], itemOf: (value: Value) => ListItem): List =>
  list(ordered, values.map(itemOf));

/** A generated component. Skips attributes without a value. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([attribute, value]) =>
      value === undefined ? [] : { type: 'mdxJsxAttribute' as const, name: attribute, value },
    ),
    // Callers pass blocks only.
    children: children as MdxJsxFlowElement['children'],
  };
}

export const isBlank = (node: Node): boolean => node.type === 'text' && (node as Text).value.trim() === '';

/** The position of a node, to spread into one that replaces it. */
export const positionOf = ({ position }: Node): { readonly position?: Position } => (position ? { position } : {});

/** Title in a code block's meta, such as `title="Terminal"`. */
export const codeTitle = (meta: string): string | undefined => /title="([^"]*)"/.exec(meta)?.[1];

/** Deep copy of a tree. The definitions of components are shared: they have functions, which can't be cloned. */
export function copyTree<Tree>(node: Tree): Tree;
export function copyTree(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(copyTree);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, key === 'definition' ? value : copyTree(value as unknown)]));
}
