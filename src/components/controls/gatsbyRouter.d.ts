/** Gatsby's router, which it brings along: see onCreateWebpackConfig.ts. */
declare module 'gatsby-router' {
  import type { Context } from 'react';

  /** Where links and routes find the address; nothing outside the router. */
  export const LocationContext: Context<{ readonly location: { readonly pathname: string } } | undefined>;
}
