/** Gatsby's loader of pages, which is not part of its interface: see pageLoader.ts. */
declare module 'gatsby-page-loader' {
  /** A request for the data of a page, handed on from attempt to attempt. */
  export interface PageDataRequest {
    readonly pagePath: string;
    /** Attempts so far beyond the first; Gatsby gives up at three. */
    readonly retries?: number;
    /** The server failed, and the data of the error page is asked for. */
    readonly internalServerError?: boolean;
    /** The data of the not-found page is asked for. */
    readonly notFound?: boolean;
    readonly status?: string;
  }

  /** A page, or that it could not be loaded. */
  export interface PageAnswer {
    readonly status?: string;
    /** The build that the server had when the page was loaded; empty where that could not be asked. */
    readonly page?: { readonly webpackCompilationHash: string };
  }

  /** Methods that are replaced, and therefore written as properties. */
  interface Loader {
    fetchPageDataJson: (this: Loader, request: PageDataRequest) => Promise<PageDataRequest>;
    loadPageDataJson: (this: Loader, path: string) => Promise<PageDataRequest>;
    loadAppData: (this: Loader, retries?: number) => Promise<unknown>;
    loadPage: (this: Loader, path: string) => Promise<PageAnswer | undefined>;
    /** What is known of pages, by path. A page in it is not asked for again. */
    readonly pageDb: Map<string, unknown>;
    /** Whether the page of a path is known to be missing, or is not loaded. */
    isPageNotFound: (this: Loader, path: string) => boolean;
    loadPageSync: (this: Loader, path: string, options?: { readonly withErrorDetails?: boolean }) => unknown;
  }

  /** The class of all loaders. */
  export const BaseLoader: { readonly prototype: Loader };

  /** The class of the loader of a built site. */
  export const ProdLoader: { readonly prototype: Loader };
}

/** Gatsby's way from an address to the path of a page, which is not part of its interface either. */
declare module 'gatsby-find-path' {
  export const findPath: (address: string) => string;
}

/** What the plugin does in the browser, for `src/app/navigation.ts`, which shows the bar after 200 ms and not, as Gatsby does, after a second. */
declare module 'gatsby-plugin-nprogress/gatsby-browser' {
  /** Takes its options, and adds the style of the bar to the page. */
  export const onClientEntry: (api: object, options: object) => void;
  /** Shows the bar. */
  export const onRouteUpdateDelayed: () => void;
  /** Has the bar go to its end and away. */
  export const onRouteUpdate: () => void;
}
