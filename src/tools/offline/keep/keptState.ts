import type { OfflineManifest } from '../../../model/offlineManifest';
import { cacheNames } from '../keptFiles';
import { keptNotes } from '../keptNotes';
import type { Kept } from '../keptNotes';
import { wantedFiles } from '../wantedFiles';
import type { WantedFile } from '../wantedFiles';
import { ownRegistration } from '../ownRegistration';
import type { KeepWorld } from './keepWorld';

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
