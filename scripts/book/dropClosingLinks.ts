import { elementsOf, hasClass, isElement, wordsOf } from './htmlTree';
import type { HtmlElement, HtmlNode } from './htmlTree';

/** Whether a node contains links and no other text. */
function isLinks(node: HtmlNode): boolean {
  if (!isElement(node)) return wordsOf([node]).trim() === '';
  if (node.tagName === 'a') return true;
  return !['img', 'figure', 'table'].includes(node.tagName) && node.childNodes.every(isLinks);
}

/** Removes a last section that contains only links: a book has a table of contents instead. Changes the tree. */
export function dropClosingLinks(article: HtmlElement): void {
  const last = [...elementsOf([article])].filter((element) => hasClass(element, 'heading-2')).at(-1);
  const parent = last?.parentNode;
  if (!last || !parent) return;
  const at = parent.childNodes.indexOf(last);
  const after = parent.childNodes.slice(at + 1);
  if (after.some(isElement) && after.every(isLinks)) parent.childNodes.splice(at);
}
