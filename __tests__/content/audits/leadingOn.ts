import type { NavItem } from '../../../src/model/pageTypes';
import { documents, site } from '../siteContent';

const pageAt = (route: string) => site.pages.find((page) => page.route === route);

const lists = 'it lists the pages of its section';

/** Pages whose last cards may lead to the page before or after, and why. */
const mayRepeat: Readonly<Record<string, string>> = {
  '/': lists,
  '/software/setup/': 'where to begin depends on what is done already',
  '/software/ubuntu/': lists,
  '/teleop/': lists,
  '/simulation/': lists,
  '/hardware/assembly-guide/j5-j6-j7-sub-assembly': 'a follower and a leader go on differently',
};

const lastCards = (body: string): string[] =>
  [...body.slice(body.lastIndexOf('<Cards>')).matchAll(/<Card [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);

/** Cards at the end of a page that say what previous and next below them say. */
function repeated({ route, body }: { readonly route: string; readonly body: string }): string[] {
  const { previous, next } = pageAt(route)?.chrome ?? {};
  return body.includes('<Cards>') ? lastCards(body).filter((href) => href === previous?.href || href === next?.href) : [];
}

describe('where a page leads', () => {
  test.each(documents.filter(({ route }) => !(route in mayRepeat)).map((document) => [document.route, document] as const))(
    '%s says more than previous and next do',
    (_route, document) => expect(repeated(document)).toEqual([]),
  );

  test('the list of those that may repeat holds no other page', () => {
    const others = Object.keys(mayRepeat).filter((route) =>
      documents.every((document) => document.route !== route || repeated(document).length === 0),
    );
    expect(others).toEqual([]);
  });
});

const routesIn = (items: readonly NavItem[]): string[] =>
  items.flatMap((item) => [...(item.href === undefined ? [] : [item.href]), ...(item.type === 'category' ? routesIn(item.items) : [])]);

const sectionPages = ['/software/', '/teleop/', '/simulation/', '/purchase/'];

describe('the page of a section', () => {
  test.each(sectionPages)('%s shows a drawing, and leads to every page of the section', (route) => {
    const document = documents.find((candidate) => candidate.route === route);
    const links = document?.links.map(({ name }) => name) ?? [];
    const below = routesIn(pageAt(route)?.chrome.sidebar ?? []).filter((href) => href !== route);
    expect(document?.figures.length).toBeGreaterThan(0);
    expect(below.filter((href) => !links.includes(href))).toEqual([]);
  });

  test('without a document, it shows a drawing, and every page has a sentence', () => {
    const categories = site.pages.filter(({ kind }) => kind === 'category');
    expect(categories.length).toBeGreaterThan(1);
    for (const { context, cards } of categories) {
      expect(context.figure).toMatch(/\.svg$/);
      expect(context.figureAlt).not.toBe('');
      const pages = cards.flatMap((card) => card.pages ?? [card]);
      expect(pages.filter(({ description }) => !description)).toEqual([]);
    }
  });
});
