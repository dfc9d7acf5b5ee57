import { chromeOutside, readersOnly } from '../page';
import type { Page, PageInput } from '../page';

const route = '/404.html';

/** What any other path shows. It knows the pages that a reader may have looked for, to suggest the nearest. */
export const notFoundPage = ({ navbar }: Pick<PageInput, 'navbar'>, pages: readonly Page[]): Page => ({
  kind: 'notFound',
  route,
  title: 'Page not found',
  description: 'There is no page at this address.',
  section: '',
  breadcrumbs: [],
  chrome: chromeOutside(route, navbar),
  template: 'notFound',
  context: { pages: pages.filter(({ outputs }) => outputs.sitemap).map(({ route: href, title }) => ({ href, label: title })) },
  cards: [],
  outputs: readersOnly,
});
