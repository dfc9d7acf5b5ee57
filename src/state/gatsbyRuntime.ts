/** Page resources as Gatsby's loader gives them; undefined or `error` where they could not be loaded. */
export interface LoadedPage {
  readonly status?: string;
  readonly error?: unknown;
  readonly page?: { readonly path: string };
}

/** How Gatsby's link asks for a route change. */
export type Navigate = (
  to: string | number,
  options?: { readonly replace?: boolean | undefined; readonly state?: object | undefined },
) => void;

/** The part of Gatsby's runtime that it keeps on `window`, and that its links call. */
export interface GatsbyRuntime {
  ___navigate: Navigate;
  ___push: (to: string) => void;
  ___replace: (to: string) => void;
  readonly ___loader: {
    hovering: (path: string) => void;
    /** Notes that a page is to be prefetched. Nothing where the path is none of the site's. */
    readonly enqueue: (path: string) => { readonly abort: () => void } | undefined;
    readonly loadPage: (path: string) => Promise<LoadedPage | undefined>;
    /** The page if it is loaded already. */
    readonly loadPageSync: (path: string) => LoadedPage | undefined;
  };
}

/** Gatsby's runtime in this window. It is set up before any plugin's browser code runs, but not typed by Gatsby. */
export const gatsbyRuntime = (): GatsbyRuntime => window as unknown as GatsbyRuntime;
