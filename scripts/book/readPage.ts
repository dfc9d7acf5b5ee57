import { parse } from 'parse5';
import { cleanArticle } from './cleanArticle';
import { attribute, elementsOf, hasClass, isElement, wordsOf } from './htmlTree';
import type { HtmlElement, HtmlNode } from './htmlTree';

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
