/** Decodes what is well-formed and leaves the rest as it is: an address is typed by anybody, and may hold any percent sign. */
const leniently =
  (decode: (text: string) => string) =>
  (text: string): string =>
    text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
      try {
        return decode(bytes);
      } catch {
        return bytes;
      }
    });

// The names of the browser's own functions, which throw: the bundler puts these in their place, see onCreateWebpackConfig.ts.

/** Decodes an address as a whole: what separates its parts stays encoded. Never throws. */
export const decodeURI = leniently(globalThis.decodeURI);

/** Decodes a part of an address. Never throws. */
export const decodeURIComponent = leniently(globalThis.decodeURIComponent);
