import type { OfflineManifest } from '../../../model/offlineManifest';
import { cacheNames, deleteKept, wantedFiles } from '../keptFiles';
import type { CacheRoom, WantedFile } from '../keptFiles';
import { keptNotes } from '../keptNotes';
import type { Kept } from '../keptNotes';
import { ownRegistration } from '../ownRegistration';
import type { KeepWorld } from './keepWorld';

/**
 * Removes everything that was kept of the site, and its worker, which goes on with the pages that are open until they are closed but
 * knows nothing any more. Also where an earlier build has left them and this one keeps nothing.
 */
export async function forgetSite(scope: string): Promise<void> {
  await (await ownRegistration(scope))?.unregister();
  // The browser may refuse its storage by now; there is nothing then.
  if ('caches' in window) await deleteKept(window.caches as CacheRoom, scope).catch(() => undefined); // asked for with names only
}

/** What is kept now, and what was begun and not finished. */
export interface KeptState {
  readonly kept?: Kept & { readonly manifest: OfflineManifest };
  readonly begun?: Kept;
}

/**
 * Looks at what is kept. What the browser has taken away in part counts as nothing, since pages would lack pieces; so does what no worker
 * answers with.
 */
export async function keptState({ scope, caches }: Pick<KeepWorld, 'scope' | 'caches'>): Promise<KeptState> {
  const notes = keptNotes(caches, scope);
  const [current, begun] = [await notes.read('current'), await notes.read('filling')];
  const manifest = current && (await notes.read('manifest', current.build));
  const isWhole =
    manifest && (await ownRegistration(scope)) && (await hasAll(wantedFiles(manifest, current.pieces, scope), { scope, caches }));
  return { ...(isWhole && { kept: { ...current, manifest } }), ...(begun && { begun }) };
}

async function hasAll(files: readonly WantedFile[], { scope, caches }: Pick<KeepWorld, 'scope' | 'caches'>): Promise<boolean> {
  const shelf = await caches.open(cacheNames(scope).files);
  const there = new Set((await shelf.keys()).map(({ url }) => url));
  return files.every(({ key }) => there.has(key));
}

/** What a reader who has kept the site is told on any page: that the browser has taken it away, or that there is a newer build. */
export type OfflineNews = { readonly is: 'lost' } | { readonly is: 'newer'; readonly build: string; readonly pieces: readonly string[] };

/**
 * What there is to tell. `newest` is the build that the server has, where it answers; `dismissed` the one of which the reader wants to hear
 * no more.
 */
export function offlineNews({ kept }: KeptState, newest: OfflineManifest | undefined, dismissed: string | undefined): OfflineNews | null {
  if (!kept) return { is: 'lost' };
  if (!newest || newest.build === kept.build || newest.build === dismissed) return null;
  return { is: 'newer', build: newest.build, pieces: kept.pieces };
}
