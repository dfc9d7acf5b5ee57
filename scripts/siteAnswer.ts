import path from 'node:path';

/** What a request gets: a file, or a redirect to the canonical spelling of its path. */
export type SiteAnswer = { readonly file: string; readonly status: 200 | 404 } | { readonly redirect: string };

/** Questions about the files of a built site. Paths begin with a slash, below the site's folder. */
export interface SiteFiles {
  readonly isFile: (file: string) => boolean;
  /** Whether the page in a file says that its canonical URL ends in a slash. */
  readonly hasFolderUrl: (file: string) => boolean;
}

const notFoundPage = '/404.html';

/** Path and query of a request target; undefined where it can't be a path. */
export function readTarget(target: string): { readonly path: string; readonly search: string } | undefined {
  // A proxy's request names the host, too: `GET http://host/path`.
  const [, encoded = '', search = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  try {
    const decoded = decodeURIComponent(encoded || '/');
    // No file name has a zero byte, and a backslash separates folders on Windows.
    return /^\/[^\0\\]*$/.test(decoded) ? { path: decoded, search } : undefined;
  } catch {
    return undefined;
  }
}

/** Encodes a path for a URL. */
export const encodePath = (file: string): string => file.split('/').map(encodeURIComponent).join('/');

/**
 * Canonical route and file of the page that a path means in any spelling. Every page has two files, `page.html` and `page/index.html`, so that
 * hosts without redirects answer both spellings; the page itself says which one is canonical.
 */
function pageFor(asked: string, { isFile, hasFolderUrl }: SiteFiles): { readonly route: string; readonly file: string } | undefined {
  const plain = asked.replace(/\/index(?:\.html|\/)?$|\.html$/, '').replace(/\/$/, '');
  const [page, index] = [`${plain}.html`, `${plain}/index.html`];
  const hasIndex = isFile(index);
  const isPlain = plain !== '' && page !== notFoundPage && isFile(page) && !(hasIndex && hasFolderUrl(index));
  if (isPlain) return { route: plain, file: page };
  return hasIndex ? { route: `${plain}/`, file: index } : undefined;
}

/**
 * The answer to a path: a page at its canonical URL, to which the other spellings redirect (`.html`, `/index.html`, with or without the final
 * slash, `//`, `/../`); any other file at its own path; otherwise the not-found page.
 */
export function siteAnswer(requested: string, files: SiteFiles): SiteAnswer {
  const asked = path.posix.normalize(requested);
  const page = pageFor(asked, files);
  if (page) return page.route === requested ? { file: page.file, status: 200 } : { redirect: page.route };
  if (!/\/$|\.html$/.test(asked) && files.isFile(asked)) return asked === requested ? { file: asked, status: 200 } : { redirect: asked };
  return { file: notFoundPage, status: 404 };
}
