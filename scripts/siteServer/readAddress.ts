/** What a request asks for. */
export interface Address {
  /** Decoded, and begins with a slash. */
  readonly path: string;
  /** As it was sent: empty, or with the question mark. */
  readonly search: string;
}

/** A proxy's request names the host, too: `GET http://host/path`. */
function withoutHost(target: string): string {
  if (target.startsWith('/')) return target;
  const { protocol, pathname, search } = new URL(target);
  if (!/^https?:$/.test(protocol)) throw new Error(`No path in ${target}`);
  return pathname + search;
}

/** Path and query of a request; undefined where its address cannot be read. */
export function readAddress(target: string): Address | undefined {
  // Anything else has to be percent-encoded, and the query may be sent back in a header.
  if (!/^[\x21-\x7e]+$/.test(target)) return undefined;
  try {
    const [encoded = '', ...queries] = withoutHost(target).replace(/#.*/, '').split('?');
    const path = decodeURIComponent(encoded);
    // No file name holds a zero byte, and a backslash separates folders under Windows.
    return /[\0\\]/.test(path) ? undefined : { path, search: queries.map((query) => `?${query}`).join('') };
  } catch {
    return undefined;
  }
}

/** Writes a decoded path as it stands in an address. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
