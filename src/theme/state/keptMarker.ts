import { storage } from './storage';

/** Notes that the reader has kept the site, beside what is kept: a browser that is short of room takes that away without a word. */
export interface KeptMarker {
  /** The build that was kept last. */
  readonly build: string;
  /** The newer build that the reader does not want to hear of. */
  readonly dismissed?: string;
}

/** Whether there is a marker, whatever it says. */
export const hasKeptMarker = (): boolean => storage.read('offline') !== null;

/** The marker, or null where the reader keeps nothing or something else was written there. */
export function readKeptMarker(): KeptMarker | null {
  try {
    const value: unknown = JSON.parse(storage.read('offline') ?? 'null');
    if (typeof value !== 'object' || value === null || !('build' in value) || typeof value.build !== 'string') return null;
    return { build: value.build, ...('dismissed' in value && typeof value.dismissed === 'string' && { dismissed: value.dismissed }) };
  } catch {
    return null;
  }
}

/** Writes the marker, or takes it away. */
export function writeKeptMarker(marker: KeptMarker | null): void {
  if (marker) storage.write('offline', JSON.stringify(marker));
  else storage.remove('offline');
}
