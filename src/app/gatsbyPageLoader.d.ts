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

  /** What is used of a loader: methods, which are written as properties because they are replaced. */
  interface Loader {
    fetchPageDataJson: (this: Loader, request: PageDataRequest) => Promise<PageDataRequest>;
    loadAppData: (this: Loader, retries?: number) => Promise<unknown>;
    loadPageSync: (this: Loader, path: string, options?: { readonly withErrorDetails?: boolean }) => unknown;
  }

  /** The class of all loaders. */
  export const BaseLoader: { readonly prototype: Loader };
}
