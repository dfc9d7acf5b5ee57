/** Gatsby's page loader, which is not a public API: see pageLoader.ts. */
declare module 'gatsby-page-loader' {
  /** State of a request for page data, passed from attempt to attempt. */
  export interface PageDataRequest {
    readonly pagePath: string;
    /** Retries so far. Gatsby gives up after three. */
    readonly retries?: number;
    /** The server failed, so Gatsby requests the data of an error page. */
    readonly internalServerError?: boolean;
    /** Gatsby requests the data of the not-found page. */
    readonly notFound?: boolean;
    readonly status?: string;
  }

  /** A loaded page, or an error. */
  export interface PageAnswer {
    readonly status?: string;
    /** Compilation hash of the server's build when the page loaded; empty if the request for it failed. */
    readonly page?: { readonly webpackCompilationHash: string };
  }

  /** Methods that are replaced, declared as properties. */
  interface Loader {
    fetchPageDataJson: (this: Loader, request: PageDataRequest) => Promise<PageDataRequest>;
    loadPageDataJson: (this: Loader, path: string) => Promise<PageDataRequest>;
    loadAppData: (this: Loader, retries?: number) => Promise<unknown>;
    loadPage: (this: Loader, path: string) => Promise<PageAnswer | undefined>;
    /** Loaded pages by path. Those aren't requested again. */
    readonly pageDb: Map<string, unknown>;
    /** Whether a path is known to be missing or isn't loaded. */
    isPageNotFound: (this: Loader, path: string) => boolean;
    loadPageSync: (this: Loader, path: string, options?: { readonly withErrorDetails?: boolean }) => unknown;
  }

  export const BaseLoader: { readonly prototype: Loader };

  /** Loader of a built site. */
  export const ProdLoader: { readonly prototype: Loader };
}

/** Gatsby's mapping from addresses to page paths, which is not a public API. */
declare module 'gatsby-find-path' {
  export const findPath: (address: string) => string;
}

/** Browser API of the plugin, for `src/app/navigation.ts`, which shows the bar after 200 ms; Gatsby would wait a second. */
declare module 'gatsby-plugin-nprogress/gatsby-browser' {
  /** Sets the options, and adds the bar's style to the page. */
  export const onClientEntry: (api: object, options: object) => void;
  /** Shows the bar. */
  export const onRouteUpdateDelayed: () => void;
  /** Finishes and hides the bar. */
  export const onRouteUpdate: () => void;
}
