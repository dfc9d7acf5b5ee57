import path from 'node:path';

/** Response to a request: a file, or a redirect to the canonical address. */
export type SiteAnswer = { readonly file: string; readonly status: 200 | 404 } | { readonly redirect: string };

/** Queries about the files of a built site. Paths begin with a slash and are relative to its folder. */
export interface SiteFiles {
  readonly isFile: (file: string) => boolean;
  /** Whether the canonical URL of the page in a file ends in a slash. */
  readonly hasFolderUrl: (file: string) => boolean;
}

const notFoundPage = '/404.html';

/** Decoded path, and query, of a request target; undefined for an invalid one. */
export function readTarget(target: string): { readonly path: string; readonly search: string } | undefined {
  // A proxy's request target includes the host: `GET http://host/path`.
  const [, encoded = '', search = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  try {
    const decoded = decodeURIComponent(encoded || '/');
    // File names can't contain a zero byte, and a backslash separates folders on Windows.
    return /^\/[^\0\\]*$/.test(decoded) ? { path: decoded, search } : undefined;
  } catch {
    return undefined;
  }
}

/** Encodes a path for a URL. */
export const encodePath = (file: string): string => file.split('/').map(encodeURIComponent).join('/');

/**
 * Canonical route and file of a page, from any spelling of its path. Every page has two files, `page.html` and `page/index.html`, for hosts
 * without redirects, and its canonical URL is in the HTML.
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
 * Response for a path: a page at its canonical address, a redirect from other spellings (`.html`, `/index.html`, with or without the final
 * slash, `//`, `/../`), any other file at its own path, or the not-found page.
 */
export function siteAnswer(requested: string, files: SiteFiles): SiteAnswer {
  const asked = path.posix.normalize(requested);
  const page = pageFor(asked, files);
  if (page) return page.route === requested ? { file: page.file, status: 200 } : { redirect: page.route };
  if (!/\/$|\.html$/.test(asked) && files.isFile(asked)) return asked === requested ? { file: asked, status: 200 } : { redirect: asked };
  return { file: notFoundPage, status: 404 };
}
