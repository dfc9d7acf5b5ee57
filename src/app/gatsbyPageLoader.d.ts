/** Gatsby's loader of pages, which is not part of its interface: see onCreateWebpackConfig.ts. */
declare module 'gatsby-page-loader' {
  /** A request for the data of a page, on its way from attempt to attempt. */
  export interface PageDataRequest {
    readonly pagePath: string;
    /** Attempts so far beyond the first; Gatsby gives up at three. */
    readonly retries?: number;
    /** The server failed, and what is asked for is the data of a page that says so. */
    readonly internalServerError?: boolean;
    /** What is asked for is the data of the page that says so. */
    readonly notFound?: boolean;
    readonly status?: string;
  }

  /** A page, or that it could not be loaded. */
  export interface PageAnswer {
    readonly status?: string;
    /** The build that the server had when the page was loaded; empty where that could not be asked. */
    readonly page?: { readonly webpackCompilationHash: string };
  }

  /** What is used of an answer to the loader. */
  export interface LoadedFile {
    readonly status: number;
    readonly responseText: string;
  }

  /** What is used of a loader: methods, which are written as properties because they are replaced. */
  interface Loader {
    fetchPageDataJson: (this: Loader, request: PageDataRequest) => Promise<PageDataRequest>;
    loadPageDataJson: (this: Loader, path: string) => Promise<PageDataRequest>;
    loadAppData: (this: Loader, retries?: number) => Promise<unknown>;
    loadPage: (this: Loader, path: string) => Promise<PageAnswer | undefined>;
    /** What is known of pages, by path. A page in it is not asked for again. */
    readonly pageDb: Map<string, unknown>;
    /** Whether the page of a path is known to be missing, or not here. */
    isPageNotFound: (this: Loader, path: string) => boolean;
    loadPageSync: (this: Loader, path: string, options?: { readonly withErrorDetails?: boolean }) => unknown;
    /** Notes that a path is to be prefetched; links call it when they come into view, and abort it when they leave. */
    prefetch: (this: Loader, path: string) => Prefetch;
    /** Whether connection and reader allow it, and the page is not here yet. */
    readonly shouldPrefetch: (path: string) => boolean;
    /** Prefetches the data and the code of a page at the lowest priority. */
    doPrefetch: (this: Loader, path: string) => Promise<unknown>;
    /** Gets a file, once at a time. */
    readonly memoizedGet: (address: string) => Promise<LoadedFile>;
  }

  /** A page that is to be prefetched. */
  interface Prefetch {
    readonly abort: () => void;
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
