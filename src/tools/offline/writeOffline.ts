import path from 'node:path';
import { buildSync } from 'esbuild';
import { packageFolders, packageNotices } from '../../files/notices';
import type { BuildCache } from '../../files/buildCache';
import { writeIfChanged } from '../../files/writeIfChanged';
import { offlineFiles } from '../../model/offlineManifest';
import { settings } from '../../site/settings';
import { offlineManifest } from './offlineManifest';
import type { FileFacts } from './offlineManifest';

/**
 * Bundles the service worker into one file. Webpack would add its runtime and a hash to the name, but browsers look for updates of a service
 * worker under its old name.
 */
export function compileWorker(root: string): string {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: root,
    metafile: true,
    entryPoints: [path.join(root, 'src/tools/offline/worker/worker.ts')],
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

/**
 * Writes the service worker and the manifest of all files, which must exist by now. Without them, the site can't be kept: the pages and an
 * earlier worker remove what was kept. `known` caches facts about unchanged files. Returns the name of the build, or null.
 */
export function writeOffline(root: string, folder: string, routes: readonly string[], known: BuildCache<FileFacts>): string | null {
  if (!settings.offline) return null;
  const manifest = offlineManifest(folder, routes, known);
  writeIfChanged(path.join(folder, offlineFiles.worker), compileWorker(root));
  writeIfChanged(path.join(folder, offlineFiles.manifest), JSON.stringify(manifest));
  return manifest.build;
}
