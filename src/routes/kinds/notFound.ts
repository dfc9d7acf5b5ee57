import { chromeOutside, readersOnly } from '../page';
import type { Page } from '../page';
import type { PageInput } from '../pageInput';

const route = '/404.html';

/** What any other path shows. It knows all pages of the documentation, to suggest the nearest. */
export const notFoundPage = ({ routes, navbar }: PageInput): Page[] => [
  {
    kind: 'notFound',
    route,
    title: 'Page not found',
    description: 'There is no page at this address.',
    section: '',
    breadcrumbs: [],
    chrome: chromeOutside(route, navbar),
    template: 'notFound',
    context: { pages: routes.map(({ route: href, title }) => ({ href, label: title })) },
    cards: [],
    outputs: readersOnly,
  },
];
