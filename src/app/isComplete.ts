import type { LoadedPage } from './gatsbyRuntime';

/** Whether a page can be shown at a path. For a path whose data is missing Gatsby gives the not-found page. */
export const isComplete = (loaded: LoadedPage | undefined, path: string): loaded is LoadedPage =>
  loaded?.page !== undefined && loaded.status !== 'error' && (loaded.page.path !== '/404.html' || path.endsWith('/404'));
