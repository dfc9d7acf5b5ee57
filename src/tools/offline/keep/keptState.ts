import type { OfflineManifest } from '../../../model/offlineManifest';
import { cacheNames, deleteKept, keptElsewhere, wantedFiles } from '../keptFiles';
import type { CacheRoom, WantedFile } from '../keptFiles';
import { keptNotes } from '../keptNotes';
import type { Kept } from '../keptNotes';
import { ownRegistration } from '../ownRegistration';
import type { KeepWorld } from './keepWorld';

/**
 * Removes everything that was kept, and unregisters the service worker, which finds nothing for the pages still open. Also used if an
 * earlier build could be kept and this one can't.
 */
export async function forgetSite(scope: string): Promise<void> {
  await (await ownRegistration(scope))?.unregister();
  // If the browser now refuses storage, nothing is stored.
  if ('caches' in window) await deleteKept(window.caches as CacheRoom, scope).catch(() => undefined); // deleting needs only names
}

/** What is kept, and an unfinished download. */
export interface KeptState {
  readonly kept?: Kept & { readonly manifest: OfflineManifest };
  readonly begun?: Kept;
  /** Another base URL on this host at which the site is kept, if nothing is kept here. */
  readonly elsewhere?: string;
}

/**
 * Reads what is kept. Counts as nothing if the browser has evicted a part of it, since pages would be incomplete, or if there is no service
 * worker to serve it.
 */
export async function keptState({ scope, caches }: Pick<KeepWorld, 'scope' | 'caches'>): Promise<KeptState> {
  const notes = keptNotes(caches, scope);
  const [current, begun] = [await notes.read('current'), await notes.read('filling')];
  const manifest = current && (await notes.read('manifest', current.build));
  const isWhole =
    manifest && (await ownRegistration(scope)) && (await hasAll(wantedFiles(manifest, current.pieces, scope), { scope, caches }));
  const elsewhere = isWhole ? undefined : await keptElsewhere(caches, scope);
  return {
    ...(isWhole && { kept: { ...current, manifest } }),
    ...(begun && { begun }),
    ...(elsewhere !== undefined && { elsewhere }),
  };
}

async function hasAll(files: readonly WantedFile[], { scope, caches }: Pick<KeepWorld, 'scope' | 'caches'>): Promise<boolean> {
  const shelf = await caches.open(cacheNames(scope).files);
  const there = new Set((await shelf.keys()).map(({ url }) => url));
  return files.every(({ key }) => there.has(key));
}

/**
 * Notice for readers who keep the site, shown on any page: the browser has evicted it, it was kept at another address, or there is a newer
 * build.
 */
export type OfflineNews =
  | { readonly is: 'lost' }
  | { readonly is: 'elsewhere'; readonly scope: string }
  | { readonly is: 'newer'; readonly build: string; readonly pieces: readonly string[] };

/**
 * The notice to show, or null. `newest` is the server's manifest, if it answers; `dismissed` the build whose notice the reader has
 * dismissed.
 */
export function offlineNews(
  { kept, elsewhere }: KeptState,
  newest: OfflineManifest | undefined,
  dismissed: string | undefined,
): OfflineNews | null {
  if (!kept) return elsewhere === undefined ? { is: 'lost' } : { is: 'elsewhere', scope: elsewhere };
  if (!newest || newest.build === kept.build || newest.build === dismissed) return null;
  return { is: 'newer', build: newest.build, pieces: kept.pieces };
}
