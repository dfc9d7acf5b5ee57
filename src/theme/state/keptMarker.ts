import { storage } from './storage';

/**
 * Records that the reader keeps the site offline. Stored apart from the cache, because browsers evict caches silently when space is short.
 */
export interface KeptMarker {
  /** Build that was kept last. */
  readonly build: string;
  /** Newer build whose notice the reader has dismissed. */
  readonly dismissed?: string;
}

/** Whether there is a marker, valid or not. */
export const hasKeptMarker = (): boolean => storage.read('offline') !== null;

/** The marker; null if there is none or it is invalid. */
export function readKeptMarker(): KeptMarker | null {
  try {
    const value: unknown = JSON.parse(storage.read('offline') ?? 'null');
    if (typeof value !== 'object' || value === null || !('build' in value) || typeof value.build !== 'string') return null;
    return { build: value.build, ...('dismissed' in value && typeof value.dismissed === 'string' && { dismissed: value.dismissed }) };
  } catch {
    return null;
  }
}

/** Stores the marker, or removes it. */
export function writeKeptMarker(marker: KeptMarker | null): void {
  if (marker) storage.write('offline', JSON.stringify(marker));
  else storage.remove('offline');
}
