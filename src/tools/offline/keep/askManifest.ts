import { freshHeader, offlineFiles } from '../../../model/offlineManifest';
import type { OfflineManifest } from '../../../model/offlineManifest';
import { readManifest } from '../readManifest';
import { KeepProblem } from './keepWorld';
import type { KeepWorld } from './keepWorld';

/** Fetches the manifest of the server's current build, bypassing all caches. Rejects with a `KeepProblem` if there is none. */
export async function askManifest({ scope, fetch }: Pick<KeepWorld, 'scope' | 'fetch'>, signal?: AbortSignal): Promise<OfflineManifest> {
  const response = await fetch(scope + offlineFiles.manifest.slice(1), {
    cache: 'no-cache',
    headers: { [freshHeader]: '1' },
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    throw new KeepProblem(signal?.aborted ? 'stopped' : 'network', error);
  });
  if (response.status >= 500) throw new KeepProblem('network');
  const manifest = await readManifest(response).catch((error: unknown) => {
    throw new KeepProblem(signal?.aborted ? 'stopped' : 'network', error);
  });
  if (!manifest) throw new KeepProblem('without');
  return manifest;
}
