import path from 'node:path';
import type { BuildCache } from '../../files/buildCache';
import { writeIfChanged } from '../../files/writeIfChanged';
import { offlineFiles } from '../../model/offlineManifest';
import { settings } from '../../site/settings';
import { compileWorker } from './output/compileWorker';
import { offlineManifest } from './offlineManifest';
import type { FileFacts } from './offlineManifest';

/**
 * Writes the service worker and the manifest of all files, which must exist by now. If the site can't be kept, writes the worker that
 * replaces earlier ones and unregisters itself, and no manifest. `known` caches facts about unchanged files. Returns the name of the build,
 * or null.
 */
export function writeOffline(root: string, folder: string, routes: readonly string[], known: BuildCache<FileFacts>): string | null {
  const list = path.join(folder, offlineFiles.manifest);
  const isOffered = settings.offline;
  writeIfChanged(path.join(folder, offlineFiles.worker), compileWorker(root, isOffered ? 'worker' : 'removeWorker'));
  if (!isOffered) return null;
  const manifest = offlineManifest(folder, routes, known);
  writeIfChanged(list, JSON.stringify(manifest));
  return manifest.build;
}
