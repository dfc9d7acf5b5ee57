import type { List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

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
