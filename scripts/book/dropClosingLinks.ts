import { elementsOf, hasClass, isElement, wordsOf } from './htmlTree';
import type { HtmlElement, HtmlNode } from './htmlTree';

/** Whether all words of a node are words of links, and there are some. */
function isLinks(node: HtmlNode): boolean {
  if (!isElement(node)) return wordsOf([node]).trim() === '';
  if (node.tagName === 'a') return true;
  return !['img', 'figure', 'table'].includes(node.tagName) && node.childNodes.every(isLinks);
}

/**
 * Takes the end of an article away where it is a heading with nothing but links: a screen needs to be told where to go next, and a book has its
 * contents and the next sheet. Changes the tree.
 */
export function dropClosingLinks(article: HtmlElement): void {
  const last = [...elementsOf([article])].filter((element) => hasClass(element, 'heading-2')).at(-1);
  const parent = last?.parentNode;
  if (!last || !parent) return;
  const at = parent.childNodes.indexOf(last);
  const after = parent.childNodes.slice(at + 1);
  if (after.some(isElement) && after.every(isLinks)) parent.childNodes.splice(at);
}
