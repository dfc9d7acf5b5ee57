import { reportAddress } from '../../src/model/addresses';
import { site } from '../../src/site/site';
import { attribute, elementsOf, hasClass, isElement, setAttribute } from './htmlTree';
import type { HtmlElement, HtmlNode } from './htmlTree';

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

function removeBelow(element: HtmlElement): void {
  element.childNodes = element.childNodes.filter((node) => !isForScreen(node));
  for (const child of element.childNodes) if (isElement(child)) removeBelow(child);
}

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
export function cleanArticle(article: HtmlElement): void {
  removeBelow(article);
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
