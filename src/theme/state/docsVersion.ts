import { docsInstances } from '../../site/site';
import { storage } from './storage';

/** Name of a documentation instance. */
type InstanceName = keyof typeof docsInstances;

const keyOf = (instance: InstanceName) => `docs-preferred-version-${instance}` as const;

/** The version a reader prefers, or null. An unknown stored value is cleared. */
export function preferredVersion(instance: InstanceName): string | null {
  const stored = storage.read(keyOf(instance));
  if (stored === null) return null;
  if (docsInstances[instance].versions.some(({ name }) => name === stored)) return stored;
  storage.remove(keyOf(instance));
  return null;
}

/** Remembers the version that a reader chooses. */
export const preferVersion = (instance: InstanceName, name: string): void => storage.write(keyOf(instance), name);

/** Clears unknown preferences of every instance. Called once, when the app starts. */
export function startDocsVersion(): void {
  for (const instance of Object.keys(docsInstances) as InstanceName[]) preferredVersion(instance);
}
