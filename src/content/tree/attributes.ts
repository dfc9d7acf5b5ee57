import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** A component or HTML tag in the tree of a document. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is a component or HTML tag. */
export const isJsxElement = (node: { readonly type: string }): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Literal attribute of a component in a document; empty for a flag, undefined where it is not given. */
export function attributeOf(element: JsxElement, name: string): string | undefined {
  const attribute = element.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  if (!attribute) return undefined;
  return typeof attribute.value === 'string' ? attribute.value : '';
}

/** Gives a component an attribute, in place of one of the same name. */
export function setAttribute(element: JsxElement, name: string, value: string): void {
  const place = element.attributes.findIndex((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  element.attributes = element.attributes.toSpliced(place < 0 ? element.attributes.length : place, place < 0 ? 0 : 1, {
    type: 'mdxJsxAttribute',
    name,
    value,
  });
}

/** Names in an attribute, with commas between them. */
export const namesIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** What the build adds to the attributes that a document wrote: an id, and what the component was expanded to. */
    props?: object;
  }
}

/** What the build has added to the attributes of a component; only its definition knows the type. */
export const propsOf = (element: JsxElement): object | undefined => (element.data as { readonly props?: object } | undefined)?.props;

/** Adds to what the build gives a component besides its attributes. */
export function addProps(element: MdxJsxFlowElement, props: object): void {
  element.data = { ...element.data, props: { ...propsOf(element), ...props } };
}

/** Id that links to a component lead to; empty where it has none. */
export const anchorOf = (element: JsxElement): string => (propsOf(element) as { readonly id?: string } | undefined)?.id ?? '';
