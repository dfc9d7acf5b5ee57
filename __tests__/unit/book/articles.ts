import { parseFragment, serialize } from 'parse5';
import type { HtmlElement } from '../../../src/outputs/links/htmlTree';

/** An article of some HTML. */
export function articleOf(html: string): HtmlElement {
  const [article] = parseFragment(`<article>${html}</article>`).childNodes;
  if (!article || !('attrs' in article)) throw new Error('There is no element.');
  return article;
}

/** What stands in an article. */
export const htmlOf = (article: HtmlElement): string => serialize(article);
