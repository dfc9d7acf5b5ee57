import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow, fileStamp } from '../../files/digest';
import { noCache } from '../../files/buildCache';
import type { BuildCache } from '../../files/buildCache';
import { offlineFiles } from '../../model/offlineManifest';
import type { ListedFile, OfflineManifest, OfflinePiece } from '../../model/offlineManifest';
import { markdownPath, pageDataPath } from '../../model/publicFiles';
import { offlineBase, offlinePieces } from '../../site/offline';
import { basePath } from '../../site/siteAddress';

const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64');

/** Whether a file's format is already compressed. */
const isCompressed = (file: string): boolean => /\.(woff2|avif|png|jpg|mesh)$/.test(file);

/** Approximate size after compression by a host; most compress a little better. */
const sentSize = (file: string, content: Buffer): number => (isCompressed(file) ? content.length : gzipSync(content, { level: 5 }).length);

/** Whether a file isn't part of a page: files for hosts, crawlers and Gatsby, and the second spelling of each page. */
const isExcluded = (file: string): boolean =>
  file.endsWith('.html') || /^\/(_|social\/|webpack\.stats|chunk-map)/.test(file) || /LICENSE\.txt$/.test(file);

/** Path of the file that serves an address. */
function fileOf(address: string, routes: ReadonlySet<string>): string {
  if (!routes.has(address) || address.endsWith('.html')) return address;
  return address.endsWith('/') ? `${address}index.html` : `${address}.html`;
}

/** Addresses of drawings, tables and models in a text, without the base path. Of a photo, only the default size counts. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/(?<!srcset=)"([^"\\\s]*)\/((?:static|data)\/[^"\\\s)<>?#]+)/gi)].flatMap(({ 1: before, 2: rest = '', index }) => {
    // The link around a photo leads to its largest size.
    const isLarge = rest.startsWith('static/photos/') && text.slice(index - 5, index) === 'href=';
    return before === basePath && !isLarge ? [`/${rest}`] : [];
  });

/** Facts about a file for the manifest, and the files that it refers to. */
export interface FileFacts {
  readonly digest: string;
  readonly size: number;
  readonly sent: number;
  readonly named: readonly string[];
}

function factsOf(file: string, content: Buffer): FileFacts {
  // Only pages and their data count as referring to files.
  const named = /\.html$|\/page-data\.json$/.test(file) ? [...new Set(namedIn(content.toString('utf8')))] : [];
  return { digest: digestOf(content), size: content.length, sent: sentSize(file, content), named };
}

type Sorting = Pick<OfflinePiece, 'routes' | 'files' | 'rest'>;

/** Shared scripts and styles are in the root folder, fonts in /static/. */
const isShared = (address: string): boolean => /^\/[^/]+\.(js|css)$/.test(address) || /^\/static\/[^/]+\.woff2$/.test(address);

const isNamed = (route: string, named: string): boolean =>
  route === named || (named !== '/' && named.endsWith('/') && route.startsWith(named));

/** A page belongs to the first piece that names its route, otherwise to the `rest` piece. */
function pieceOfRoute(route: string, pieces: readonly Sorting[]): number {
  const naming = pieces.findIndex(({ routes }) => routes.some((named) => isNamed(route, named)));
  return naming === -1 ? pieces.findIndex(({ rest }) => rest) : naming;
}

/**
 * Sorts the files of a build into pieces, of which the first is included in any choice. A drawing on pages of several pieces is in each of
 * them. Files in no piece, such as social cards, are left out. `namedBy` tells which files a page and its data refer to. Returns piece numbers
 * by address.
 */
function sortIntoPieces(
  routes: readonly string[],
  addresses: readonly string[],
  namedBy: (route: string) => Iterable<string>,
  pieces: readonly Sorting[],
): Map<string, number[]> {
  const known = new Set(addresses);
  const sorted = new Map<string, Set<number>>();
  const put = (address: string, piece: number): void => {
    if (known.has(address)) sorted.set(address, (sorted.get(address) ?? new Set()).add(piece));
  };
  for (const route of routes) {
    const piece = pieceOfRoute(route, pieces);
    for (const address of [route, pageDataPath(route), markdownPath(route), ...namedBy(route)]) put(address, piece);
  }
  for (const address of addresses) {
    if (isShared(address)) put(address, 0);
    pieces.forEach(({ files }, piece) => {
      if (files.some((begin) => address.startsWith(begin))) put(address, piece);
    });
  }
  // Files of the first piece needn't be in others.
  return new Map(
    [...sorted]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([address, pieces]) => [address, pieces.has(0) ? [0] : [...pieces].sort((a, b) => a - b)]),
  );
}

/**
 * Builds the manifest of all files that readers can keep, from the folder of a build. The result is deterministic. `routes` are the routes
 * of all pages; `known` caches facts about unchanged files.
 */
export function offlineManifest(folder: string, routes: readonly string[], known: BuildCache<FileFacts> = noCache()): OfflineManifest {
  const pages = new Set(routes);
  const pieces = [{ name: 'base', ...offlineBase }, ...offlinePieces];
  const ownFiles: readonly string[] = [offlineFiles.manifest, offlineFiles.worker];
  const facts = (file: string): FileFacts => {
    const place = path.join(folder, file);
    return known.of(`${file} ${fileStamp(place)}`, () => factsOf(file, readFileSync(place)));
  };
  const files = filesBelow(folder)
    .map((file) => `/${file}`)
    .filter((file) => !isExcluded(file) && !ownFiles.includes(file));
  const namedBy = (route: string): string[] => [fileOf(route, pages), pageDataPath(route)].flatMap((file) => [...facts(file).named]);
  const sorted = sortIntoPieces(routes, [...routes, ...files], namedBy, pieces);
  const listed = [...sorted].map(([address, of]): [string, ListedFile] => {
    const { digest, size, sent } = facts(fileOf(address, pages));
    return [encodeURI(address), [digest, size, sent, of]];
  });
  const build = createHash('sha256').update(JSON.stringify(listed)).digest('hex').slice(0, 10);
  return { build, pieces: pieces.map(({ name }) => name), files: Object.fromEntries(listed) };
}
