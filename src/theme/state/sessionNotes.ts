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
