import { parse } from 'parse5';
import { reportAddress } from '../../src/model/addresses';
import { site } from '../../src/site/site';
import { attribute, elementsOf, hasClass, isElement, removeBelow, setAttribute, wordsOf } from '../../src/outputs/links/htmlTree';
import type { HtmlElement, HtmlNode } from '../../src/outputs/links/htmlTree';

/** Interactive and navigational elements. */
const screenTags = new Set(['script', 'button', 'nav', 'template', 'iframe', 'source']);

/** Attributes for scripts and keyboards, or that delay loading. */
const screenAttributes = ['srcset', 'sizes', 'loading', 'decoding', 'fetchpriority', 'tabindex', 'aria-live', 'target', 'rel'];

/** Whether an element is the overlay link that enlarges a drawing. */
const isOverlay = (element: HtmlElement): boolean =>
  element.tagName === 'a' && element.childNodes.length === 0 && attribute(element, 'id') === undefined;

/** Whether an element is the hidden hint that a link opens a new window. */
const isWindowHint = (element: HtmlElement): boolean => hasClass(element, 'visually-hidden') && element.parentNode?.nodeName === 'a';

const isForScreen = (node: HtmlNode): boolean =>
  isElement(node) &&
  (screenTags.has(node.tagName) ||
    hasClass(node, 'anchor') ||
    attribute(node, 'role') === 'tooltip' ||
    isOverlay(node) ||
    isWindowHint(node));

/** Turns a button with a hint for a term into plain text. Books have the glossary instead. */
function unwrapHint(element: HtmlElement): void {
  if (attribute(element, 'role') !== 'button') return;
  for (const name of ['role', 'aria-describedby']) setAttribute(element, name, undefined);
}

/** Address prefix of the links to report a mistake. */
const [report = ''] = reportAddress(site.repository, { title: '', address: '' }).split('?');

/** Whether an element is the page's footer, which contains the link to report a mistake. */
const isPageFooter = (element: HtmlElement): boolean =>
  [...elementsOf([element])].some(({ tagName, attrs }) => tagName === 'a' && attrs.some(({ value }) => value.startsWith(report)));

/**
 * Prepares the article of a built page for print: removes interactive elements, expands folded ones, and loads drawings eagerly. Changes
 * the tree. Print styles hide the rest.
 */
function cleanArticle(article: HtmlElement): void {
  removeBelow(article, isForScreen);
  const last = article.childNodes.filter(isElement).at(-1);
  if (last?.tagName === 'div' && isPageFooter(last)) article.childNodes.splice(article.childNodes.indexOf(last), 1);
  for (const element of elementsOf([article])) {
    for (const name of screenAttributes) setAttribute(element, name, undefined);
    // The drawing inside has the alternative text. In PDF, an outer figure would be one without alternative text.
    if (element.tagName === 'figure' && attribute(element, 'role') === undefined) setAttribute(element, 'role', 'group');
    if (element.tagName === 'details') setAttribute(element, 'open', '');
    unwrapHint(element);
  }
}

/** Splits a minified stylesheet without comments into its top-level rules. Ignores braces in strings. */
export function topLevelRules(styles: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < styles.length; at++) {
    const sign = styles[at] ?? '';
    if (sign === '\\') at++;
    else if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) {
      rules.push(styles.slice(start, at + 1).trim());
      start = at + 1;
    }
  }
  return rules;
}

/** Whether a node contains links and no other text. */
function isLinks(node: HtmlNode): boolean {
  if (!isElement(node)) return wordsOf([node]).trim() === '';
  if (node.tagName === 'a') return true;
  return !['img', 'figure', 'table'].includes(node.tagName) && node.childNodes.every(isLinks);
}

/** Removes a last section that contains only links: a book has a table of contents instead. Changes the tree. */
function dropClosingLinks(article: HtmlElement): void {
  const last = [...elementsOf([article])].filter((element) => hasClass(element, 'heading-2')).at(-1);
  const parent = last?.parentNode;
  if (!last || !parent) return;
  const at = parent.childNodes.indexOf(last);
  const after = parent.childNodes.slice(at + 1);
  if (after.some(isElement) && after.every(isLinks)) parent.childNodes.splice(at);
}

/** A built page, as books need it. */
export interface BuiltPage {
  /** Text and title, without interactive elements. */
  readonly article: HtmlElement;
  /** CSS rules of the page. */
  readonly rules: readonly string[];
}

/** Parses the HTML of a built page. `file` is for error messages. */
export function readPage(html: string, file: string): BuiltPage {
  // Includes <noscript>, because books run no scripts.
  const elements = [...elementsOf(parse(html, { scriptingEnabled: false }).childNodes)];
  const article = elements.find(({ tagName }) => tagName === 'article');
  if (!article) throw new Error(`${file} has no <article>, so books can't include it. Build the site again.`);
  const rules = elements
    .filter((element) => element.tagName === 'style' && attribute(element, 'media') === undefined)
    .flatMap(({ childNodes }) => topLevelRules(wordsOf(childNodes)));
  cleanArticle(article);
  dropClosingLinks(article);
  return { article, rules };
}
