import { parse } from 'parse5';
import { cleanArticle } from './cleanArticle';
import { dropClosingLinks } from './dropClosingLinks';
import { attribute, elementsOf, wordsOf } from './htmlTree';
import type { HtmlElement } from './htmlTree';
import { topLevelRules } from './topLevelRules';

/** A built page as a book takes it. */
export interface BuiltPage {
  /** Its text with title, without what only a screen can show. */
  readonly article: HtmlElement;
  /** The rules of its styles. */
  readonly rules: readonly string[];
}

/** Reads the HTML of a built page; `file` is for the message where it has no text. */
export function readPage(html: string, file: string): BuiltPage {
  // What stands in <noscript> counts, because a print runs no scripts.
  const elements = [...elementsOf(parse(html, { scriptingEnabled: false }).childNodes)];
  const article = elements.find(({ tagName }) => tagName === 'article');
  if (!article) throw new Error(`${file} has no <article>: the books cannot take it. Build the site again.`);
  const rules = elements
    .filter((element) => element.tagName === 'style' && attribute(element, 'media') === undefined)
    .flatMap(({ childNodes }) => topLevelRules(wordsOf(childNodes)));
  cleanArticle(article);
  dropClosingLinks(article);
  return { article, rules };
}
