import { reportAddress } from '../../src/model/addresses';
import { site } from '../../src/site/site';
import { attribute, elementsOf, hasClass, isElement, setAttribute } from './htmlTree';
import type { HtmlElement, HtmlNode } from './htmlTree';

/** Elements that do something on the screen, or lead about on it. */
const screenTags = new Set(['script', 'button', 'nav', 'template', 'iframe', 'source']);

/** Attributes that are for scripts, for the keyboard, or delay what a print needs at once. */
const screenAttributes = ['srcset', 'sizes', 'loading', 'decoding', 'fetchpriority', 'tabindex', 'aria-live', 'target', 'rel'];

/** The link that lies over a drawing and opens it large. */
const isOverlay = (element: HtmlElement): boolean =>
  element.tagName === 'a' && element.childNodes.length === 0 && attribute(element, 'id') === undefined;

/** What a link says of the window that it opens. */
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

/** A term with a hint is a button on the screen; the hint is gone from paper, which has the glossary. */
function unpress(element: HtmlElement): void {
  if (attribute(element, 'role') !== 'button') return;
  for (const name of ['role', 'aria-describedby']) setAttribute(element, name, undefined);
}

/** How the address begins under which readers report mistakes. */
const [report = ''] = reportAddress(site.repository, { title: '', address: '' }).split('?');

/** Whether an element holds the link that reports a mistake on a page: what is below the text speaks of the page on the site. */
const isFoot = (element: HtmlElement): boolean =>
  [...elementsOf([element])].some(({ tagName, attrs }) => tagName === 'a' && attrs.some(({ value }) => value.startsWith(report)));

/**
 * Takes from the article of a built page what paper cannot do, opens what is folded, and lets drawings load at once. Changes the tree. What
 * the print styles hide is left to them.
 */
export function cleanArticle(article: HtmlElement): void {
  removeBelow(article);
  const last = article.childNodes.filter(isElement).at(-1);
  if (last?.tagName === 'div' && isFoot(last)) article.childNodes.splice(article.childNodes.indexOf(last), 1);
  for (const element of elementsOf([article])) {
    for (const name of screenAttributes) setAttribute(element, name, undefined);
    // The drawing in it has the words; in PDF a figure around a figure would be one without any.
    if (element.tagName === 'figure' && attribute(element, 'role') === undefined) setAttribute(element, 'role', 'group');
    if (element.tagName === 'details') setAttribute(element, 'open', '');
    unpress(element);
  }
}
