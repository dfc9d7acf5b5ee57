import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../files/filesBelow';
import { gzipSync } from 'node:zlib';
import { noMemory } from '../../files/memory';
import type { Memory } from '../../files/memory';
import type { ListedFile, OfflineManifest } from '../../model/offlineManifest';
import { digestLength, offlineFiles } from '../../model/offlineManifest';
import { offlineBase, offlinePieces } from '../../site/offline';
import { basePath } from '../../site/siteAddress';
import { pageDataPath, sortIntoPieces } from './pieceOf';

const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest().subarray(0, digestLength).toString('base64url');

/** Files that are compressed already. */
const isPacked = (file: string): boolean => /\.(woff2|avif|png|mesh)$/.test(file);

/** Size as hosts send it, about: most compress a little better. `known` has those of earlier builds by the digest of the content. */
const sentSize = (file: string, content: Buffer, digest: string, known: Memory<number>): number =>
  isPacked(file) ? content.length : known.of(digest, () => gzipSync(content, { level: 5 }).length);

/** What is no file of a page: what hosts, crawlers and Gatsby itself read, and the second spelling of each page. */
const isAside = (file: string): boolean =>
  file.endsWith('.html') || /^\/(_|~|social\/|webpack\.stats|chunk-map)/.test(file) || /LICENSE\.txt$/.test(file);

/** File that holds what is at an address. */
function fileOf(address: string, routes: ReadonlySet<string>): string {
  if (!routes.has(address) || address.endsWith('.html')) return address;
  return address.endsWith('/') ? `${address}index.html` : `${address}.html`;
}

/** Addresses of drawings, tables and models that a text names, without the base path. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/"([^"\\\s]*)\/((?:static|data)\/[^"\\\s)<>?#]+)/g)].flatMap(([, before, rest]) =>
    before === basePath ? [`/${rest}`] : [],
  );

/**
 * Lists what readers may keep of a build, from the files in its folder. The same files give the same text. `routes` are those of all pages;
 * `sizes` are compressed sizes that are known.
 */
export function offlineManifest(folder: string, routes: readonly string[], sizes: Memory<number> = noMemory()): OfflineManifest {
  const pages = new Set(routes);
  const pieces = [{ name: 'base', ...offlineBase }, ...offlinePieces];
  const ownFiles: readonly string[] = [offlineFiles.manifest, offlineFiles.worker];
  const read = (file: string): Buffer => readFileSync(path.join(folder, file));
  const files = filesBelow(folder)
    .map((file) => `/${file}`)
    .filter((file) => !isAside(file) && !ownFiles.includes(file));
  const sorted = sortIntoPieces(
    {
      routes,
      addresses: [...routes, ...files],
      namedBy: (route) => [fileOf(route, pages), pageDataPath(route)].flatMap((file) => namedIn(read(file).toString('utf8'))),
    },
    pieces,
  );
  const listed = [...sorted].map(([address, of]): [string, ListedFile] => {
    const file = fileOf(address, pages);
    const content = read(file);
    const digest = digestOf(content);
    return [encodeURI(address), [digest, content.length, sentSize(file, content, digest, sizes), of]];
  });
  const build = createHash('sha256').update(JSON.stringify(listed)).digest('hex').slice(0, 10);
  return { build, pieces: pieces.map(({ name }) => name), files: Object.fromEntries(listed) };
}
