import type { DefaultTreeAdapterMap } from 'parse5';

/** A node of a built page. */
export type HtmlNode = DefaultTreeAdapterMap['childNode'];

/** An element of a built page. */
export type HtmlElement = DefaultTreeAdapterMap['element'];

/** Whether a node is an element, and no text or comment. */
export const isElement = (node: HtmlNode): node is HtmlElement => 'attrs' in node;

/** An attribute of an element; undefined where it has none of this name. */
export const attribute = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** Gives an element an attribute, or another value for it; undefined takes it away. */
export function setAttribute(element: HtmlElement, name: string, value: string | undefined): void {
  const others = element.attrs.filter((candidate) => candidate.name !== name);
  element.attrs = value === undefined ? others : [...others, { name, value }];
}

/** Whether an element has a class. */
export const hasClass = (element: HtmlElement, name: string): boolean => (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

/** All elements below some nodes, and the nodes themselves, in the order of the text. */
export function* elementsOf(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes)
    if (isElement(node)) {
      yield node;
      yield* elementsOf(node.childNodes);
    }
}

/** The words of some nodes, as they follow one another. */
export const wordsOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (isElement(node) ? wordsOf(node.childNodes) : 'value' in node ? node.value : '')).join('');

/** Puts nodes behind the last one of an element. */
export function append(element: HtmlElement, nodes: readonly HtmlNode[]): void {
  for (const node of nodes) node.parentNode = element;
  element.childNodes.push(...nodes);
}
