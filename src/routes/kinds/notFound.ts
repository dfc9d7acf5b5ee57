import { notFoundWords } from '../../site/words/notFound';
import { chromeOutside, readersOnly } from '../page';
import type { Page, PageInput } from '../page';

const route = '/404.html';

/** The not-found page. It suggests the most similar of the other pages. */
export const notFoundPage = ({ navbar }: Pick<PageInput, 'navbar'>, pages: readonly Page[]): Page => ({
  kind: 'notFound',
  route,
  title: notFoundWords.title,
  description: notFoundWords.description,
  section: '',
  breadcrumbs: [],
  chrome: chromeOutside(route, navbar),
  template: 'notFound',
  context: { pages: pages.filter(({ outputs }) => outputs.sitemap).map(({ route: href, title }) => ({ href, label: title })) },
  cards: [],
  outputs: readersOnly,
});
