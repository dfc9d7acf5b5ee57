import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';

/** Source expression that allows a script or style of exactly this text, as https://www.w3.org/TR/CSP3/#grammardef-hash-source says. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type HtmlNode = DefaultTreeAdapterMap['node'];
type HtmlElement = DefaultTreeAdapterMap['element'];

/** What a built page offers and what it asks for. */
export interface PageLinks {
  /** Addresses of links in the page, each once. */
  readonly links: readonly string[];
  /** Addresses of pictures, scripts, styles and icons, each once. */
  readonly resources: readonly string[];
  readonly ids: readonly string[];
  /**
   * What stands in the page itself, and what a policy for scripts and styles therefore has to know: hash sources, because the texts are most
   * of a page and those of all pages would be held at once.
   */
  readonly inline: {
    readonly scripts: readonly string[];
    readonly styles: readonly string[];
    /** Tags with a style or an event handler of their own, which no policy of this site allows. */
    readonly attributes: readonly string[];
  };
}

const isElement = (node: HtmlNode): node is HtmlElement => 'attrs' in node;

function* elements(node: HtmlNode): Generator<HtmlElement> {
  if (isElement(node)) yield node;
  const children =
    isElement(node) && node.tagName === 'template' && 'content' in node
      ? // parse5 types the content of a template as any node of any tree.
        [node.content as HtmlNode]
      : 'childNodes' in node
        ? node.childNodes
        : [];
  for (const child of children) yield* elements(child);
}

const textOf = (element: HtmlElement): string => element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Whether a browser runs a script of this type; others are data, such as JSON-LD. */
const runs = (type: string | undefined): boolean =>
  type === undefined || /^(module|importmap|speculationrules|(text|application)\/javascript)?$/i.test(type);

/** Reads links, resources, anchors, and what is written into the page, from a page's HTML. */
export function readHtml(html: string): PageLinks {
  const links = new Set<string>();
  const resources = new Set<string>();
  const ids = new Set<string>();
  const scripts: string[] = [];
  const styles: string[] = [];
  const attributes: string[] = [];
  // What stands in <noscript> counts where scripts are off.
  for (const element of elements(parse(html, { scriptingEnabled: false }))) {
    const { tagName, attrs } = element;
    const attribute = (name: string) => attrs.find((candidate) => candidate.name === name)?.value;
    const id = attribute('id');
    if (id) ids.add(id);
    const href = attribute('href');
    if (tagName === 'a' && href) links.add(href);
    const source = tagName === 'link' && attribute('rel') !== 'canonical' ? href : attribute('src');
    if (source) resources.add(source);
    if (tagName === 'style') styles.push(hashSource(textOf(element)));
    if (tagName === 'script' && source === undefined && runs(attribute('type'))) scripts.push(hashSource(textOf(element)));
    for (const { name, value } of attrs) if (/^(style$|on)/.test(name)) attributes.push(`<${tagName} ${name}="${value}">`);
  }
  return { links: [...links], resources: [...resources], ids: [...ids], inline: { scripts, styles, attributes } };
}
