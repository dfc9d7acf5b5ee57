import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow, fileStamp } from '../../files/digest';
import { noCache } from '../../files/buildCache';
import type { BuildCache } from '../../files/buildCache';
import { offlineFiles } from '../../model/offlineManifest';
import type { ListedFile, OfflineManifest } from '../../model/offlineManifest';
import { markdownPath, pageDataPath } from '../../model/publicFiles';
import { loadedLater } from '../../site/offline';
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

/** Shared scripts and styles are in the root folder, fonts in /static/. */
const isShared = (address: string): boolean => /^\/[^/]+\.(js|css)$/.test(address) || /^\/static\/[^/]+\.woff2$/.test(address);

/**
 * Builds the manifest of all files that readers can keep, from the folder of a build. The result is deterministic. `routes` are the routes
 * of all pages; `cache` holds facts about unchanged files.
 */
export function offlineManifest(folder: string, routes: readonly string[], cache: BuildCache<FileFacts> = noCache()): OfflineManifest {
  const pages = new Set(routes);
  const ownFiles: readonly string[] = [offlineFiles.manifest, offlineFiles.worker];
  const facts = (file: string): FileFacts => {
    const place = path.join(folder, file);
    return cache.of(`${file} ${fileStamp(place)}`, () => factsOf(file, readFileSync(place)));
  };
  const files = filesBelow(folder)
    .map((file) => `/${file}`)
    .filter((file) => !isExcluded(file) && !ownFiles.includes(file));
  const known = new Set([...routes, ...files]);
  const parts = routes.flatMap((route) => {
    const own = [fileOf(route, pages), pageDataPath(route)];
    return [route, pageDataPath(route), markdownPath(route), ...own.flatMap((file) => [...facts(file).named])];
  });
  const later = files.filter((file) => isShared(file) || loadedLater.some((begin) => file.startsWith(begin)));
  // Files in neither, such as social cards, are left out.
  const kept = [...new Set([...parts, ...later])].filter((address) => known.has(address)).sort();
  const listed = kept.map((address): [string, ListedFile] => {
    const { digest, size, sent } = facts(fileOf(address, pages));
    return [encodeURI(address), [digest, size, sent]];
  });
  const build = createHash('sha256').update(JSON.stringify(listed)).digest('hex').slice(0, 10);
  return { build, files: Object.fromEntries(listed) };
}
