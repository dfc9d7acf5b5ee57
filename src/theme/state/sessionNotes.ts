/** Key that is written and removed to test whether storage works. */
const probe = 'works';

/**
 * Makes `window.sessionStorage` throw on access if it is full or throws on use. All code that uses it handles that, Gatsby included. Called
 * once, when the app starts.
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

/** Reads an entry of this tab's session storage; null if there is none. */
export function readNote(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes an entry to session storage; null removes it. Returns whether it worked. */
export function writeNote(key: string, note: string | null): boolean {
  try {
    if (note === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, note);
    return true;
  } catch {
    return false;
  }
}
