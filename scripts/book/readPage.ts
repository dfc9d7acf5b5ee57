import { parse } from 'parse5';
import { cleanArticle } from './cleanArticle';
import { dropClosingLinks } from './dropClosingLinks';
import { attribute, elementsOf, wordsOf } from './htmlTree';
import type { HtmlElement } from './htmlTree';
import { topLevelRules } from './topLevelRules';

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
