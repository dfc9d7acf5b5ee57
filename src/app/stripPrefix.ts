/** A path with a segment that the router would take for a pattern. Behind the question mark there are no segments. */
const pattern = /^[^?]*\/[:*]/;

/**
 * Stands in for Gatsby's module of this name: takes the base path off an address. The router matches an unknown address
 * with itself, as a pattern: `/:uri` would throw, `/:pageResources` would take the page's data away. It gets the pattern that
 * fits everything instead.
 */
export default function stripPrefix(address: string, prefix = ''): string {
  const path = prefix !== '' && `${address}/`.startsWith(`${prefix}/`) ? address.slice(prefix.length) || '/' : address;
  return pattern.test(path) ? '/*' : path;
}
