/*
 * Gatsby's undocumented runtime on `window`. Links call it, and `src/app/navigation.ts` replaces its `___navigate`.
 *
 * Without it there is no progress bar after 200 ms, no error and no Retry for a page that fails to load, and the first of two clicks wins.
 * Still needed? Until Gatsby has a hook that can delay or reject a route change.
 */

/** Page resources from Gatsby's loader. A failed load is undefined or has the status `error`. */
export interface LoadedPage {
  readonly status?: string;
  readonly error?: unknown;
  readonly page?: { readonly path: string };
}

/** Whether a page can be shown. For an unknown path it is the not-found page. */
export const isLoaded = (loaded: LoadedPage | undefined): loaded is LoadedPage => loaded?.page !== undefined && loaded.status !== 'error';

/** Whether a path's own page has loaded. Gatsby treats missing data as an unknown path. */
export const isComplete = (loaded: LoadedPage | undefined, path: string): boolean =>
  isLoaded(loaded) && (loaded.page?.path !== '/404.html' || path.endsWith('/404'));

/** How Gatsby's Link requests a route change. */
export type Navigate = (
  to: string | number,
  options?: { readonly replace?: boolean | undefined; readonly state?: object | undefined },
) => void;

/** The parts of Gatsby's runtime that the site uses. */
export interface GatsbyRuntime {
  /** Route of the page that the HTML is of, `/404.html` for the not-found page. Undefined in `npm run develop`. */
  readonly pagePath?: string;
  ___navigate: Navigate;
  ___push: (to: string) => void;
  ___replace: (to: string) => void;
  readonly ___loader: {
    /** Preloads a page for a link that is hovered or touched. */
    readonly hovering: (path: string) => void;
    /** Queues a page for prefetching. Undefined for an unknown path. */
    readonly enqueue: (path: string) => { readonly abort: () => void } | undefined;
    readonly loadPage: (path: string) => Promise<LoadedPage | undefined>;
    /** The page, if it is already loaded. */
    readonly loadPageSync: (path: string) => LoadedPage | undefined;
  };
}

/** Gatsby's runtime of this window, which exists before any plugin's browser code runs. */
export const gatsbyRuntime = (): GatsbyRuntime => window as unknown as GatsbyRuntime;
