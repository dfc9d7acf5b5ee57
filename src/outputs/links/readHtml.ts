import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { attribute, elementsOf, wordsOf } from './htmlTree';

/** CSP hash source for the text of a script or style: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Links, anchors and inline code of a built page. */
export interface PageLinks {
  /** Link targets, without duplicates. */
  readonly links: readonly string[];
  /** Addresses of images, scripts, styles and icons, without duplicates. */
  readonly resources: readonly string[];
  readonly ids: readonly string[];
  /** Inline code that the Content-Security-Policy must allow. Hashes, not texts, which for all pages would take too much memory. */
  readonly inline: {
    readonly scripts: readonly string[];
    readonly styles: readonly string[];
    /** Tags with inline styles or event handlers, which the policy never allows. */
    readonly attributes: readonly string[];
  };
}

/** Whether browsers execute a script of this type. Others are data, such as JSON-LD. */
const runs = (type: string | undefined): boolean =>
  type === undefined || /^(module|importmap|speculationrules|(text|application)\/javascript)?$/i.test(type);

export function readHtml(html: string): PageLinks {
  const links = new Set<string>();
  const resources = new Set<string>();
  const ids = new Set<string>();
  const scripts: string[] = [];
  const styles: string[] = [];
  const attributes: string[] = [];
  // Includes the content of <noscript>.
  for (const element of elementsOf(parse(html, { scriptingEnabled: false }).childNodes)) {
    const { tagName, attrs, childNodes } = element;
    const [id, href] = ['id', 'href'].map((name) => attribute(element, name));
    if (id) ids.add(id);
    if (tagName === 'a' && href) links.add(href);
    const source = tagName === 'link' && attribute(element, 'rel') !== 'canonical' ? href : attribute(element, 'src');
    if (source) resources.add(source);
    if (tagName === 'style') styles.push(hashSource(wordsOf(childNodes)));
    if (tagName === 'script' && source === undefined && runs(attribute(element, 'type'))) scripts.push(hashSource(wordsOf(childNodes)));
    for (const { name, value } of attrs) if (/^(style$|on)/.test(name)) attributes.push(`<${tagName} ${name}="${value}">`);
  }
  return { links: [...links], resources: [...resources], ids: [...ids], inline: { scripts, styles, attributes } };
}
