import { existsSync, readFileSync, readdirSync, rmSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { fileStamp } from '../files/fileStamp';
import { filesBelow } from '../files/filesBelow';
import { noMemory } from '../files/memory';
import type { Memory } from '../files/memory';
import { bookAddress } from '../model/books';
import { markdownPath, pageDataPath } from '../model/publicFiles';

/** What this build has written, by what it is written for. */
export interface Written {
  /** Routes of all pages. */
  readonly routes: readonly string[];
  /** Routes of pages that have Markdown. */
  readonly markdownRoutes: readonly string[];
  readonly tables: Iterable<string>;
  /** Names of the compiled scripts and styles, which carry hashes. */
  readonly assets: ReadonlySet<string>;
  readonly hasPosts: boolean;
  /** Names of the books that are published. */
  readonly books: readonly string[];
}

/** Files of a page: what Gatsby writes, and the copy under the spelling without a final slash. */
function htmlFiles(route: string): string[] {
  if (route.endsWith('.html')) return [route];
  return route.endsWith('/') ? [`${route}index.html`] : [`${route}/index.html`, `${route}.html`];
}

/** Compiled scripts and styles stand in the folder itself or, for a worker, in that of the simulation, with what belongs to them. */
const compiled = /^\/(?:mujoco\/)?[^/]*[-.][0-9a-f]{20}\.(?:js|css)(?=\.map$|\.LICENSE\.txt$|$)/;

/** Texts in which files of /static/ are named. */
const naming = /\.(html|json|js|md|xml|css|txt)$/;

/** Files of /static/ that a text names. */
export const namedIn = (text: string): string[] => [...text.matchAll(/\/static\/[^"'\\\s)<>?#]+/g)].map(([address]) => address);

/**
 * Which files of a public folder an earlier build has left: pages, Markdown, data, scripts and drawings that nothing of this build is or asks
 * for. `files` are paths from the folder, with a slash; `namedBy` tells what files of /static/ one names. What Gatsby and this project do not write
 * stays.
 */
export function leftovers(files: readonly string[], written: Written, namedBy: (file: string) => readonly string[]): string[] {
  const html = new Set(written.routes.flatMap(htmlFiles));
  const markdown = new Set(written.markdownRoutes.map(markdownPath));
  const data = new Set([...written.tables].flatMap((name) => [`/data/${name}.csv`, `/data/${name}.json`]));
  const pages = new Set(written.routes.map(pageDataPath));
  const books = new Set(written.books.map(bookAddress));
  const isLeft = (file: string): boolean => {
    // Gatsby keeps parts of pages there, which it puts together again in the next build.
    if (file.startsWith('/static/') || file.startsWith('/_gatsby/')) return false;
    if (file.endsWith('.html')) return !html.has(file);
    if (file.endsWith('.md')) return !markdown.has(file);
    if (file.startsWith('/data/')) return !data.has(file);
    if (file.startsWith(bookAddress(''))) return !books.has(file);
    if (file.endsWith('/page-data.json')) return !pages.has(file);
    if (/^\/blog\/(rss\.xml|atom\.xml|feed\.css)$/.test(file)) return !written.hasPosts;
    const [asset] = compiled.exec(file) ?? [];
    return asset !== undefined && !written.assets.has(asset.slice(1));
  };
  const left = files.filter(isLeft);
  const kept = files.filter((file) => !left.includes(file));
  const named = new Set(kept.filter((file) => naming.test(file) && !file.startsWith('/static/')).flatMap(namedBy));
  return [...left, ...kept.filter((file) => file.startsWith('/static/') && !named.has(encodeURI(file)) && !named.has(file))];
}

/**
 * Removes what earlier builds have left in the public folder, which Gatsby keeps from build to build. Returns the removed files. `known` has what files
 * name, as long as they are what they were.
 */
export function removeLeftovers(folder: string, written: Written, known: Memory<readonly string[]> = noMemory()): string[] {
  const files = filesBelow(folder).map((file) => `/${file}`);
  const namedBy = (file: string): readonly string[] => {
    const place = path.join(folder, file);
    return known.of(`${file} ${fileStamp(place)}`, () => [...new Set(namedIn(readFileSync(place, 'utf8')))]);
  };
  const left = leftovers(files, written, namedBy);
  for (const file of left) {
    rmSync(path.join(folder, file));
    for (let above = path.dirname(path.join(folder, file)); above !== folder; above = path.dirname(above)) {
      if (!existsSync(above) || readdirSync(above).length > 0) break;
      rmdirSync(above);
    }
  }
  return left;
}
