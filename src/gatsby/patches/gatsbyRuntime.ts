/*
 * Gatsby's runtime on `window`, which Gatsby doesn't document. Links call it, and `src/app/navigation.ts` replaces its `___navigate`.
 *
 * Without it a reader sees: no progress after 200 ms, no error and no Retry where a page can't be loaded, and the first of two clicks win.
 * Still needed? Until Gatsby has a hook that may hold a route change back, or reject it.
 */

/** Page resources as Gatsby's loader gives them; undefined or `error` where they could not be loaded. */
export interface LoadedPage {
  readonly status?: string;
  readonly error?: unknown;
  readonly page?: { readonly path: string };
}

/** Whether there is a page to show; for an unknown path it is the not-found page. */
export const isLoaded = (loaded: LoadedPage | undefined): loaded is LoadedPage => loaded?.page !== undefined && loaded.status !== 'error';

/** Whether the page of a path itself is there. Gatsby takes data that has vanished for a page that never was. */
export const isComplete = (loaded: LoadedPage | undefined, path: string): boolean =>
  isLoaded(loaded) && (loaded.page?.path !== '/404.html' || path.endsWith('/404'));

/** How Gatsby's link asks for a route change. */
export type Navigate = (
  to: string | number,
  options?: { readonly replace?: boolean | undefined; readonly state?: object | undefined },
) => void;

/** The part of Gatsby's runtime that the site uses. */
export interface GatsbyRuntime {
  ___navigate: Navigate;
  ___push: (to: string) => void;
  ___replace: (to: string) => void;
  readonly ___loader: {
    /** Loads a page ahead, for a link that is hovered or touched. */
    readonly hovering: (path: string) => void;
    /** Queues a page to be prefetched. Undefined where the path is none of the site's. */
    readonly enqueue: (path: string) => { readonly abort: () => void } | undefined;
    readonly loadPage: (path: string) => Promise<LoadedPage | undefined>;
    /** The page if it is loaded already. */
    readonly loadPageSync: (path: string) => LoadedPage | undefined;
  };
}

/** Gatsby's runtime in this window. It is set up before any plugin's browser code runs. */
export const gatsbyRuntime = (): GatsbyRuntime => window as unknown as GatsbyRuntime;
