/** Where pages of `develop` hear of mistakes in the sources. */
export const mistakesAddress = '/___mistakes';

/** Where a reader tells of a mistake on a page: a new issue of the repository, with the page's title and address already in it. */
export function reportAddress(repository: string, page: { readonly title: string; readonly address: string }): string {
  const query = new URLSearchParams({
    title: `Documentation: ${page.title}`,
    body: `Page: ${page.address}\n\nWhat is wrong or missing:\n\nWhat it should say:\n`,
  });
  return `${repository}/issues/new?${query}`;
}

/** Paths remembered at most; beyond it the oldest is forgotten. */
export const pathCacheLimit = 10_000;

const cache = new Map<string, string>();

/** Drops `/index.html` and `.html` from the end of a path. Memoised, because route changes ask for the same few paths. */
export function normalisePath(path: string): string {
  const known = cache.get(path);
  if (known !== undefined) return known;
  const normal = path.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  if (cache.size >= pathCacheLimit) cache.delete(cache.keys().next().value ?? '');
  cache.set(path, normal);
  return normal;
}

/** Number of paths remembered now. */
export const pathCacheSize = (): number => cache.size;

/**
 * Whether a browser reads an address from the address bar, storage or a file as a path of this site: `//host`, `/\host` and `/<tab>/host` lead
 * elsewhere.
 */
export function isOwnPath(address: string): boolean {
  const own = 'https://own.invalid';
  try {
    return address.startsWith('/') && new URL(address, own).origin === own;
  } catch {
    return false;
  }
}

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

/** What may stand before the colon of an address. */
const schemes = ['https', 'http', 'mailto', 'tel'];

// Browsers drop some of these characters, so that "java\nscript:" is a program to them.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const spaces = /[\u0000-\u0020\u007f-\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/;

const allowed = 'Write https://, http://, mailto:, tel:, a path of this site that starts with /, or an anchor that starts with #.';

/** What is wrong with an address wherever it stands. */
function anyMistake(address: string): string | undefined {
  if (address === '') return `is empty. ${allowed}`;
  if (spaces.test(address)) return 'holds a space or an invisible character. Write a space as %20, and take other ones out.';
  if (address.includes('\\')) return 'holds a backslash, which browsers read as a slash. Write "/", or %5C for the sign itself.';
  if (address.startsWith('//')) return 'starts with "//", which leads to another host. Write https:// before it.';
  const scheme = /^([^/?#:]*):/.exec(address)?.[1];
  if (scheme === undefined) return undefined;
  if (!schemes.includes(scheme.toLowerCase())) return `starts with "${scheme}:", which links may not. ${allowed}`;
  if (/^https?$/i.test(scheme) && (!/^https?:\/\/[^/?#]/i.test(address) || !URL.canParse(address)))
    return 'is no whole address: write it with its host, such as https://example.org/page.';
  return undefined;
}

/**
 * What is wrong with an address of a link, as the end of a message; undefined where it is allowed. Addresses come from documents,
 * tables and definitions, and end up in pages, feeds and Markdown, whose readers do not all refuse to run one.
 */
export function addressMistake(address: string): string | undefined {
  const mistake = anyMistake(address);
  if (mistake !== undefined || /^([/#?]|[^/?#]*:)/.test(address)) return mistake;
  // Where it leads depends on the page that shows it; in a feed, nowhere. A host without https:// is one, too.
  return `is relative. ${allowed}`;
}

/** What is wrong with the address of a picture: it must be a file of this site. */
export function pictureMistake(address: string): string | undefined {
  const mistake = anyMistake(address);
  if (mistake !== undefined) return mistake;
  return address.startsWith('/') ? undefined : 'is no file of this site. Put the drawing into content/figures and show it with <Figure>.';
}

/** What is wrong with the address of a page of this site. */
export function routeMistake(address: string): string | undefined {
  const mistake = anyMistake(address);
  if (mistake !== undefined) return mistake;
  return address.startsWith('/') ? undefined : 'is no page of this site: write its path, which starts with /.';
}

/** Normalises the path of an address and keeps its query and anchor. */
export function normaliseHref(href: string): string {
  const [, path = href, rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return `${normalisePath(path)}${rest}`;
}
