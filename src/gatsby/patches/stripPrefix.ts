/*
 * Replaces Gatsby's module of this name (an alias in onCreateWebpackConfig.ts), whose result the router takes for a pattern on the not-found
 * page. Beside it, webpack's ProvidePlugin puts `src/model/addresses.ts` in place of `decodeURI` and `decodeURIComponent`, which Gatsby and its
 * router call with any address.
 *
 * Without it a reader sees: a blank page at `/100%`, `/:uri` and `/:pageResources`.
 * Still needed? Remove `anyAddress` from onCreateWebpackConfig.ts, build, and run the browser test oddAddresses.
 */

/** A path with a segment that the router would take for a pattern. The query has no segments. */
const pattern = /^[^?]*\/[:*]/;

/** Takes the base path off an address. A path that looks like a pattern becomes the pattern that fits everything. */
export default function stripPrefix(address: string, prefix = ''): string {
  const path = prefix !== '' && `${address}/`.startsWith(`${prefix}/`) ? address.slice(prefix.length) || '/' : address;
  return pattern.test(path) ? '/*' : path;
}
