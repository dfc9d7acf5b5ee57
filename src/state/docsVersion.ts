import { docsInstances } from '../site/site';
import { storage } from './storage';

/** Name of a documentation instance. */
type DocsInstance = keyof typeof docsInstances;

/** The version a reader prefers, or null. An unknown stored value is cleared. */
export function preferredVersion(instance: DocsInstance): string | null {
  const key = `docs-preferred-version-${instance}` as const;
  const stored = storage.read(key);
  if (stored === null) return null;
  const names: readonly string[] = docsInstances[instance].versions.map(({ name }) => name);
  if (names.includes(stored)) return stored;
  storage.remove(key);
  return null;
}

/** Clears unknown preferences of every instance. Called once, when the app starts. */
export function startDocsVersion(): void {
  for (const instance of Object.keys(docsInstances) as DocsInstance[]) preferredVersion(instance);
}
