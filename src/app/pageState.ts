import type { LoadedPage } from '../state/gatsbyRuntime';

/** Whether there is a page to show; for a path that nobody has it is the not-found page. */
export const isLoaded = (loaded: LoadedPage | undefined): loaded is LoadedPage => loaded?.page !== undefined && loaded.status !== 'error';

/** Whether the page of a path itself is there. Gatsby takes data that has vanished for a page that never was. */
export const isComplete = (loaded: LoadedPage | undefined, path: string): boolean =>
  isLoaded(loaded) && (loaded.page?.path !== '/404.html' || path.endsWith('/404'));
