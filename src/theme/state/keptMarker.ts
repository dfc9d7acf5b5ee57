import { storage } from './storage';

/** Whether the reader keeps the site offline. Stored apart from the cache, because browsers evict caches silently when space is short. */
export const hasKeptMarker = (): boolean => storage.read('offline') !== null;

/** Newer build whose notice the reader has dismissed; empty for none. */
export const dismissedBuild = (): string => storage.read('offline') ?? '';

/** Notes that the reader keeps the site, and the build whose notice was dismissed; null removes the note. */
export function writeKeptMarker(dismissed: string | null): void {
  if (dismissed === null) storage.remove('offline');
  else storage.write('offline', dismissed);
}
