import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { JsxElement } from './attributes';

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
