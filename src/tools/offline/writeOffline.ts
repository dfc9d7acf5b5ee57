import path from 'node:path';
import type { BuildCache } from '../../files/buildCache';
import { writeIfChanged } from '../../files/writeIfChanged';
import { offlineFiles } from '../../model/offlineManifest';
import { settings } from '../../site/settings';
import { compileWorker } from './output/compileWorker';
import { offlineManifest } from './offlineManifest';
import type { FileFacts } from './offlineManifest';

/**
 * Writes what readers need to keep the site: the worker, and the list of all files, which have to be there by now. Where the site may not be
 * kept, the worker that takes the place of earlier ones and goes, and no list. `known` has what was found in files. Returns the name
 * of the build.
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
