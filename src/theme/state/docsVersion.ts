import { docsInstances } from '../../site/site';
import { storage } from './storage';

/** Name of a documentation instance. */
type InstanceName = keyof typeof docsInstances;

const keyOf = (instance: InstanceName) => `docs-preferred-version-${instance}` as const;

/** The reader's preferred version, or null. Clears a stored version that doesn't exist. */
export function preferredVersion(instance: InstanceName): string | null {
  const stored = storage.read(keyOf(instance));
  if (stored === null) return null;
  if (docsInstances[instance].versions.some(({ name }) => name === stored)) return stored;
  storage.remove(keyOf(instance));
  return null;
}

/** Stores the version that the reader chooses. */
export const preferVersion = (instance: InstanceName, name: string): void => storage.write(keyOf(instance), name);

/** Clears stored versions that don't exist, in every instance. Called once, when the app starts. */
export function startDocsVersion(): void {
  for (const instance of Object.keys(docsInstances) as InstanceName[]) preferredVersion(instance);
}
