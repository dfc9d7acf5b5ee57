/** Where pages in `develop` fetch mistakes in the sources. */
export const mistakesAddress = '/___mistakes';

/** Link to report a mistake on a page: a new issue of the repository with title and address filled in. */
export function reportAddress(repository: string, page: { readonly title: string; readonly address: string }): string {
  const query = new URLSearchParams({
    title: `Documentation: ${page.title}`,
    body: `Page: ${page.address}\n\nWhat is wrong or missing:\n\nWhat it should say:\n`,
  });
  return `${repository}/issues/new?${query}`;
}

/** Address of the CAN bench with lines to decode. */
export const benchAddress = (route: string, lines: string): string => `${route}?bench.frames=${encodeURIComponent(lines)}`;

/** Address of the arm explorer with angles of J1 to J7 of an arm in rad. */
export const poseAddress = (route: string, side: 'right' | 'left', angles: readonly number[]): string =>
  `${route}?arm.${side}=${angles.map((angle) => Number(((angle * 180) / Math.PI).toFixed(2))).join('_')}&arm.side=${side}`;

/** Most cached paths. Evicts the oldest. */
export const pathCacheLimit = 10_000;

const cache = new Map<string, string>();

/** Drops `/index.html` and `.html` from the end of a path. Cached, because every route change normalises the same few paths. */
export function normalisePath(path: string): string {
  const known = cache.get(path);
  if (known !== undefined) return known;
  const normal = path.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  if (cache.size >= pathCacheLimit) cache.delete(cache.keys().next().value ?? '');
  cache.set(path, normal);
  return normal;
}

/** Number of cached paths. */
export const pathCacheSize = (): number => cache.size;

/**
 * Whether a browser resolves an address from the address bar, storage or a file to a path of this site. `//host`, `/\host` and
 * `/<tab>/host` lead to other hosts.
 */
export function isOwnPath(address: string): boolean {
  const own = 'https://own.invalid';
  try {
    return address.startsWith('/') && new URL(address, own).origin === own;
  } catch {
    return false;
  }
}

/** Decodes the well-formed percent sequences of a part of an address and keeps malformed ones, which readers may type. Never throws. */
export const decodeURIComponent = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return globalThis.decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });

/** Allowed schemes. */
const schemes = ['https', 'http', 'mailto', 'tel'];

/** Links that ask a program to install the server of the tools. The program shows what it would run. */
export const installers = ['cursor://anysphere.cursor-deeplink/mcp/install?', 'vscode:mcp/install?', 'lmstudio://add_mcp?'] as const;

// Browsers ignore some of these characters, so they would run "java\nscript:".
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const spaces = /[\u0000-\u0020\u007f-\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/;

const allowed = 'Write https://, http://, mailto:, tel:, a path of this site that starts with /, or an anchor that starts with #.';

function anyMistake(address: string): string | undefined {
  if (address === '') return `is empty. ${allowed}`;
  if (spaces.test(address)) return 'contains a space or an invisible character. Write %20 for a space, and remove other ones.';
  if (address.includes('\\')) return 'contains a backslash, which browsers read as a slash. Write "/", or %5C for a literal backslash.';
  if (address.startsWith('//')) return 'starts with "//", which leads to another host. Write https:// before it.';
  const scheme = /^([^/?#:]*):/.exec(address)?.[1];
  if (scheme === undefined || installers.some((start) => address.startsWith(start))) return undefined;
  if (!schemes.includes(scheme.toLowerCase())) return `starts with "${scheme}:", which isn't allowed. ${allowed}`;
  if (/^https?$/i.test(scheme) && (!/^https?:\/\/[^/?#]/i.test(address) || !URL.canParse(address)))
    return 'has no host. Write the whole address, such as https://example.org/page.';
  return undefined;
}

/**
 * Mistake in the address of a link, as the end of a message; undefined if it is allowed. Addresses come from documents, tables and
 * definitions and end up in pages, feeds and Markdown, and some readers of those would run a script.
 */
export function addressMistake(address: string): string | undefined {
  const mistake = anyMistake(address);
  if (mistake !== undefined || /^([/#?]|[^/?#]*:)/.test(address)) return mistake;
  // It would depend on the page, and lead nowhere in a feed. A host without https:// is relative, too.
  return `is relative. ${allowed}`;
}

/** Mistake in the address of a picture, which must be a file of this site. */
export function pictureMistake(address: string): string | undefined {
  const mistake = anyMistake(address);
  if (mistake !== undefined) return mistake;
  if (address.startsWith('/')) return undefined;
  return /^https?:/.test(address)
    ? 'is a file of another site. Save it to content/photos, if you may publish it, and write its name.'
    : 'is not a file of this site. Put a photo into content/photos, a drawing into content/figures, and write its name.';
}

/** Mistake in the address of a page of this site. */
export function routeMistake(address: string): string | undefined {
  const mistake = anyMistake(address);
  if (mistake !== undefined) return mistake;
  return address.startsWith('/') ? undefined : 'is not a page of this site. Write its path, which starts with /.';
}

/** Normalises the path of an address and keeps its query and anchor. */
export function normaliseHref(href: string): string {
  const [, path = href, rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return `${normalisePath(path)}${rest}`;
}
