/*
 * Replaces Gatsby's module of this name (an alias in onCreateWebpackConfig.ts). On the not-found page, the router uses its result as a
 * pattern. Webpack's ProvidePlugin also replaces `decodeURI` and `decodeURIComponent`, which Gatsby and its router call with any address,
 * by `src/model/addresses.ts`.
 *
 * Without it `/100%`, `/:uri` and `/:pageResources` are blank.
 * Still needed? Remove `anyAddress` from onCreateWebpackConfig.ts, build, and run the browser test oddAddresses.
 */

/** Matches a path with a segment that the router would treat as a parameter. Ignores the query. */
const pattern = /^[^?]*\/[:*]/;

/** Removes the base path. A path that looks like a pattern becomes the catch-all pattern. */
export default function stripPrefix(address: string, prefix = ''): string {
  const path = prefix !== '' && `${address}/`.startsWith(`${prefix}/`) ? address.slice(prefix.length) || '/' : address;
  return pattern.test(path) ? '/*' : path;
}
