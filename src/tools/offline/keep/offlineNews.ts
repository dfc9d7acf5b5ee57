import type { OfflineManifest } from '../../../model/offlineManifest';
import type { KeptState } from './keptState';

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
