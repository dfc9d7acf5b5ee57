import type { List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** A text as a node. */
export const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** Words that stand out. */
export const strong = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children });

/** A paragraph; `className` names what the page styles. */
export const paragraph = (children: PhrasingContent[], className?: string): Paragraph => ({
  type: 'paragraph',
  children,
  ...(className ? { data: { hProperties: { className: [className] } } } : {}),
});

/** An item of a list. */
export const listItem = (children: RootContent[]): ListItem => ({
  type: 'listItem',
  spread: children.length > 1,
  // Only blocks are handed in.
  children: children as ListItem['children'],
});

/** A list of the items among some nodes. */
export function list(ordered: boolean, children: readonly RootContent[]): List {
  const items = children.filter((child) => child.type === 'listItem');
  return { type: 'list', ordered, spread: items.some(({ spread }) => spread), children: items };
}

/** A component that the build puts into a text. Attributes without a value are left out. */
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
    // Only blocks are handed in.
    children: children as MdxJsxFlowElement['children'],
  };
}
