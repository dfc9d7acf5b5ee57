import type { DefaultTreeAdapterMap } from 'parse5';

/** A node of a built page. */
export type HtmlNode = DefaultTreeAdapterMap['childNode'];

/** An element of a built page. */
export type HtmlElement = DefaultTreeAdapterMap['element'];

export const isElement = (node: HtmlNode): node is HtmlElement => 'attrs' in node;

/** An attribute's value; undefined if it is missing. */
export const attribute = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** Sets an attribute; undefined removes it. */
export function setAttribute(element: HtmlElement, name: string, value: string | undefined): void {
  const others = element.attrs.filter((candidate) => candidate.name !== name);
  element.attrs = value === undefined ? others : [...others, { name, value }];
}

export const hasClass = (element: HtmlElement, name: string): boolean => (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

/** Children of an element; of a template, its content. */
const childrenOf = (element: HtmlElement): readonly HtmlNode[] =>
  'content' in element ? (element as DefaultTreeAdapterMap['template']).content.childNodes : element.childNodes;

/** All elements among some nodes and below them, in document order. */
export function* elementsOf(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes)
    if (isElement(node)) {
      yield node;
      yield* elementsOf(childrenOf(node));
    }
}

/** Removes nodes anywhere below an element. */
export function removeBelow(element: HtmlElement, isMeant: (node: HtmlNode) => boolean): void {
  element.childNodes = element.childNodes.filter((node) => !isMeant(node));
  for (const child of element.childNodes) if (isElement(child)) removeBelow(child, isMeant);
}

/** Text content of some nodes. */
export const wordsOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (isElement(node) ? wordsOf(node.childNodes) : 'value' in node ? node.value : '')).join('');

export function append(element: HtmlElement, nodes: readonly HtmlNode[]): void {
  for (const node of nodes) node.parentNode = element;
  element.childNodes.push(...nodes);
}
