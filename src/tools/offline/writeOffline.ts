import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import type { BuiltSite, PluginOutput } from '../../content/pluginOutputs';
import { filesBelow } from '../../files/digest';
import { packageFolders, packageNotices } from '../../files/notices';
import { offlineFiles } from '../../model/offlineManifest';
import type { ListedFile, OfflineManifest } from '../../model/offlineManifest';
import { photoFolderAddress } from '../../model/photo';
import { settings } from '../../site/settings';

/**
 * Bundles the service worker into one file. Webpack would add its runtime and a hash to the name, but browsers look for updates of a service
 * worker under its old name.
 */
export function compileWorker(root: string): string {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: root,
    metafile: true,
    entryPoints: [path.join(root, 'src/tools/offline/worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
  });
  const notices = packageNotices(root, packageFolders(Object.keys(metafile.inputs)));
  return `${outputFiles.map(({ text }) => text).join('')}/*\n${notices.replaceAll('*/', '* /')}*/\n`;
}

/** Approximate size after compression by a host; most compress a little better. */
const sentSize = (file: string, content: Buffer): number =>
  /\.(woff2|avif|png|jpg|mesh)$/.test(file) ? content.length : gzipSync(content, { level: 5 }).length;

/** Files that no page shows: for hosts, crawlers, agents and Gatsby, downloads, and the second spelling of each page. */
const isExcluded = (file: string): boolean =>
  /\.html$|LICENSE\.txt$|^\/(_|\.well-known|books|mcp|social|llms|sitemap|opensearch|robots|favicon\.ico|webpack\.stats|chunk-map)/.test(
    file,
  ) ||
  file === offlineFiles.manifest ||
  file === offlineFiles.worker;

/** Of each photo, the size for readers that can't choose: the widest JPEG of at most 960 px. `files` are sorted. */
const plainPhotos = (files: readonly string[]): ReadonlySet<string> =>
  new Set(
    new Map(
      files.flatMap((file) => {
        const [, begin = '', width = ''] = /^(\/static\/photos\/.+-)(\d+)\.jpg$/.exec(file) ?? [];
        return begin && Number(width) <= 960 ? [[begin, file] as const] : [];
      }),
    ).values(),
  );

/** Path of the file that serves a route. */
const fileOf = (route: string): string => (route.endsWith('.html') ? route : route.endsWith('/') ? `${route}index.html` : `${route}.html`);

/** Builds the manifest of all files that readers can keep, from the folder of a build and its routes. The result is deterministic. */
export function offlineManifest(folder: string, routes: readonly string[]): OfflineManifest {
  const files = filesBelow(folder)
    .map((file) => `/${file}`)
    .filter((file) => !isExcluded(file))
    .sort();
  const photos = plainPhotos(files);
  const kept = files.filter((file) => !file.startsWith(photoFolderAddress) || photos.has(file)).map((file) => [file, file] as const);
  const pages = routes.map((route) => [route, fileOf(route)] as const);
  const listed = [...pages, ...kept]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([address, file]): [string, ListedFile] => {
      const content = readFileSync(path.join(folder, file));
      const digest = createHash('sha256').update(content).digest('base64');
      return [encodeURI(address), [digest, content.length, sentSize(file, content)]];
    });
  const build = createHash('sha256').update(JSON.stringify(listed)).digest('hex').slice(0, 10);
  return { build, files: Object.fromEntries(listed) };
}

/**
 * The service worker, and the manifest of all files, which must exist by now. Without them, the site can't be kept: the pages and an earlier
 * worker remove what was kept.
 */
export function writeOffline({ root, pages }: BuiltSite): ReturnType<PluginOutput['write']> {
  if (!settings.offline) return { files: [], said: 'The site is not available offline.' };
  const manifest = offlineManifest(
    path.join(root, 'public'),
    pages.map(({ route }) => route),
  );
  return {
    files: [
      [offlineFiles.worker, compileWorker(root)],
      [offlineFiles.manifest, JSON.stringify(manifest)],
    ],
    said: `Offline version: ${manifest.build}.`,
  };
}
