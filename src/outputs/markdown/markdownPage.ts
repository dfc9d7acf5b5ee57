import type { List, Root } from 'mdast';
import { markdownTree, toMarkdown } from '../../content/markdown/markdownTree';
import { day } from '../../content/sources/postFile';
import type { Addresses } from '../../content/markdown/markdownTree';
import type { CategoryCard } from '../../model/pageTypes';
import { absoluteHref } from '../../routes/page';
import { site } from '../../site/site';
import { siteAddress } from '../../site/siteAddress';
import type { PublicPage } from '../publicPages';

/** Cards as a list of links. Cards of a category are nested; its own page is the link above them. */
function cardList(cards: readonly CategoryCard[], route: string): List {
  const children = cards.map(({ label, href, description, pages = [] }): List['children'][number] => ({
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'link', url: absoluteHref(href, route), children: [{ type: 'text', value: label }] },
          ...(description ? [{ type: 'text', value: `: ${description}` } as const] : []),
        ],
      },
      ...(pages.length > 0 ? [cardList(description === null ? pages : pages.filter((page) => page.href !== href), route)] : []),
    ],
  }));
  return { type: 'list', ordered: false, spread: false, children };
}

const quoted: (description: string) => Root = (description) => ({
  type: 'root',
  children: [{ type: 'blockquote', children: [{ type: 'paragraph', children: [{ type: 'text', value: description }] }] }],
});

const heading = (title: string): Root => ({
  type: 'root',
  children: [{ type: 'heading', depth: 1, children: [{ type: 'text', value: title }] }],
});

/** Makes addresses on a page absolute. */
export const addressesOf = ({ route, figures }: Pick<PublicPage, 'route' | 'figures'>): Addresses => ({
  figureUrl: (name) => `${site.url}${figures.get(name) ?? ''}`,
  absolute: (href) => absoluteHref(href, route),
});

/** A page as self-contained Markdown: address and date, title and description, then the text. */
export function markdownPage(page: PublicPage): string {
  const { route, title, description, text, cards, published, lastUpdated } = page;
  const body = text ? markdownTree(text.filled, addressesOf(page)) : ({ type: 'root', children: [cardList(cards, route)] } satisfies Root);
  const facts = [
    `Page: ${siteAddress(route)}`,
    ...(published ? [`Published: ${day(published)}`] : []),
    ...(lastUpdated ? [`Updated: ${day(lastUpdated)}`] : []),
  ];
  return [facts.map((fact) => `- ${fact}\n`).join(''), ...[heading(title), quoted(description), body].map(toMarkdown)].join('\n');
}
