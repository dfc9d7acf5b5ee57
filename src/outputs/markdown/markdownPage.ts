import type { List, RootContent } from 'mdast';
import { markdownTree, toMarkdown } from '../../content/markdown/markdownTree';
import type { Addresses } from '../../content/markdown/markdownTree';
import { day } from '../../content/sources/postFile';
import { listItem, listOf, paragraph, text as plain } from '../../content/tree/nodes';
import type { CategoryCard } from '../../model/pageTypes';
import { absoluteHref } from '../../routes/page';
import { site } from '../../site/site';
import { siteAddress } from '../../site/siteAddress';
import type { PublicPage } from '../publicPages';

/** Cards as a list of links. Cards of a category are nested; its own page is the link above them. */
const cardList = (cards: readonly CategoryCard[], route: string): List =>
  listOf(false, cards, ({ label, href, description, pages = [] }) => {
    const link = { type: 'link' as const, url: absoluteHref(href, route), children: [plain(label)] };
    const below = description === null ? pages : pages.filter((page) => page.href !== href);
    return {
      ...listItem([
        paragraph([link, ...(description ? [plain(`: ${description}`)] : [])]),
        ...(below.length > 0 ? [cardList(below, route)] : []),
      ]),
      spread: false,
    };
  });

/** Makes addresses on a page absolute. */
export const addressesOf = ({ route, figures }: Pick<PublicPage, 'route' | 'figures'>): Addresses => ({
  figureUrl: (name) => `${site.url}${figures.get(name) ?? ''}`,
  absolute: (href) => absoluteHref(href, route),
});

/** A page as self-contained Markdown: address and date, title and description, then the text. */
export function markdownPage(page: PublicPage): string {
  const { route, title, description, text, cards, published, lastUpdated } = page;
  const children: RootContent[] = [
    { type: 'heading', depth: 1, children: [plain(title)] },
    { type: 'blockquote', children: [paragraph([plain(description)])] },
    ...(text ? markdownTree(text.filled, addressesOf(page)).children : [cardList(cards, route)]),
  ];
  const facts = [
    `Page: ${siteAddress(route)}`,
    ...(published ? [`Published: ${day(published)}`] : []),
    ...(lastUpdated ? [`Updated: ${day(lastUpdated)}`] : []),
  ];
  return `${facts.map((fact) => `- ${fact}\n`).join('')}\n${toMarkdown({ type: 'root', children })}`;
}
