/** Key that is written and taken away again, to see whether the storage works. */
const probe = 'works';

/**
 * Where session storage is full or throws at use, it throws at the mere sight of it from now on. For that, everybody who
 * uses it is prepared, Gatsby included. Called once, when the app starts.
 */
export function checkSessionStorage(): void {
  try {
    sessionStorage.setItem(probe, '');
    sessionStorage.getItem(probe);
    sessionStorage.removeItem(probe);
  } catch (error) {
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw error;
      },
    });
  }
}

/** A note of this tab, or null. */
export function readNote(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a note that lasts as long as the tab; null takes it away. Returns whether that was possible. */
export function writeNote(key: string, note: string | null): boolean {
  try {
    if (note === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, note);
    return true;
  } catch {
    return false;
  }
}
