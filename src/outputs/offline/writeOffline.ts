import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { offlineFiles } from '../../model/offlineManifest';
import { settings } from '../../site/settings';
import { compileWorker } from './compileWorker';
import { offlineManifest } from './offlineManifest';

/**
 * Writes what readers need to keep the site: the worker, and the list of all files, which have to be there by now. Where the site may not be
 * kept, the worker that takes the place of earlier ones and goes, and no list. Returns the name of the build.
 */
export function writeOffline(root: string, folder: string, routes: readonly string[]): string | null {
  const list = path.join(folder, offlineFiles.manifest);
  const isOffered = settings.offline;
  writeFileSync(path.join(folder, offlineFiles.worker), compileWorker(root, isOffered ? 'worker' : 'removeWorker'));
  rmSync(list, { force: true });
  if (!isOffered) return null;
  const manifest = offlineManifest(folder, routes);
  writeFileSync(list, JSON.stringify(manifest));
  return manifest.build;
}
