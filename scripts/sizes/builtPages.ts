import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pageDataPath } from '../../src/model/publicFiles';
import { compressed } from '../../src/outputs/budgets';

/** A built page. */
export interface BuiltPage {
  readonly route: string;
  /** Template and section: `document /hardware`. */
  readonly kind: string;
  /** Uncompressed bytes of its HTML. */
  readonly bytes: number;
}

/** Compressed sizes of a page in bytes. */
export interface PageSize {
  readonly html: number;
  readonly pageData: number;
  /** All scripts in its HTML. */
  readonly script: number;
}

/** Routes of all pages in the sitemap. */
export const builtRoutes = (publicFolder: string): string[] =>
  [...readFileSync(path.join(publicFolder, 'sitemap-0.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );

/** Scripts that a page loads, without duplicates. */
export const scriptsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<script src="([^"]+)"/g)].map(([, file = '']) => file)),
];

const templateIn = (pageData: string): string =>
  /"componentChunkName":"component---src-templates-([\w-]+)-tsx"/.exec(pageData)?.[1] ?? 'unknown';

/** All pages of a build. */
export function builtPages(publicFolder: string): BuiltPage[] {
  return builtRoutes(publicFolder).map((route) => {
    const template = templateIn(readFileSync(path.join(publicFolder, pageDataPath(route)), 'utf8'));
    const [, section = ''] = route.split('/');
    const kind = template === 'document' ? `document /${section}` : template;
    return { route, kind, bytes: statSync(path.join(publicFolder, route, 'index.html')).size };
  });
}

/** Returns a function that measures pages. Compresses each shared script once. */
export function pageMeasurer(publicFolder: string): (route: string) => PageSize {
  const scriptSizes = new Map<string, number>();
  const read = (file: string): string => readFileSync(path.join(publicFolder, file), 'utf8');
  const scriptSize = (file: string): number => {
    const size = scriptSizes.get(file) ?? compressed(read(file));
    scriptSizes.set(file, size);
    return size;
  };
  return (route) => {
    const html = read(path.join(route, 'index.html'));
    return {
      html: compressed(html),
      pageData: compressed(read(pageDataPath(route))),
      script: scriptsIn(html).reduce((sum, file) => sum + scriptSize(file), 0),
    };
  };
}
