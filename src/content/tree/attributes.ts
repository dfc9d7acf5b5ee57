import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** A component or HTML tag in the tree of a document. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is a component or HTML tag. */
export const isJsxElement = (node: { readonly type: string }): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Literal attribute of a component: empty for a flag, undefined if missing. */
export function attributeOf(element: JsxElement, name: string): string | undefined {
  const attribute = element.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  if (!attribute) return undefined;
  return typeof attribute.value === 'string' ? attribute.value : '';
}

export function setAttribute(element: JsxElement, name: string, value: string): void {
  const place = element.attributes.findIndex((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  element.attributes = element.attributes.toSpliced(place < 0 ? element.attributes.length : place, place < 0 ? 0 : 1, {
    type: 'mdxJsxAttribute',
    name,
    value,
  });
}

/** Splits an attribute at commas. */
export const namesIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** Props that the build adds to the written attributes: an id, and the result of `expand`. */
    props?: object;
  }
}

/** Props that the build added to a component. Only its definition has their type. */
export const propsOf = (element: JsxElement): object | undefined => (element.data as { readonly props?: object } | undefined)?.props;

export function addProps(element: MdxJsxFlowElement, props: object): void {
  element.data = { ...element.data, props: { ...propsOf(element), ...props } };
}

/** Id of a component; empty without one. */
export const anchorOf = (element: JsxElement): string => (propsOf(element) as { readonly id?: string } | undefined)?.id ?? '';
