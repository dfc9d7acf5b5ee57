import { parse } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';

type HtmlNode = DefaultTreeAdapterMap['node'];
type HtmlElement = DefaultTreeAdapterMap['element'];

/** What a built page offers and what it asks for. */
export interface PageLinks {
  /** Addresses of links in the page, each once. */
  readonly links: readonly string[];
  /** Addresses of pictures, scripts, styles and icons, each once. */
  readonly resources: readonly string[];
  readonly ids: ReadonlySet<string>;
}

const isElement = (node: HtmlNode): node is HtmlElement => 'attrs' in node;

function* elements(node: HtmlNode): Generator<HtmlElement> {
  if (isElement(node)) yield node;
  const children =
    isElement(node) && node.tagName === 'template' && 'content' in node
      ? [node.content as HtmlNode]
      : 'childNodes' in node
        ? node.childNodes
        : [];
  for (const child of children) yield* elements(child);
}

/** Reads links, resources and anchors from a page's HTML. */
export function readHtml(html: string): PageLinks {
  const links = new Set<string>();
  const resources = new Set<string>();
  const ids = new Set<string>();
  for (const { tagName, attrs } of elements(parse(html))) {
    const attribute = (name: string) => attrs.find((candidate) => candidate.name === name)?.value;
    const id = attribute('id');
    if (id) ids.add(id);
    const href = attribute('href');
    if (tagName === 'a' && href) links.add(href);
    const source = tagName === 'link' && attribute('rel') !== 'canonical' ? href : attribute('src');
    if (source) resources.add(source);
  }
  return { links: [...links], resources: [...resources], ids };
}
