import { deleteKept } from '../keptFiles';
import type { CacheRoom } from '../keptFiles';

/** The used part of a service worker's global scope. */
interface WorkerScope {
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  readonly caches: CacheRoom;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
}

// TypeScript's DOM types only have a window as the global scope.
const self = globalThis as unknown as WorkerScope;

/**
 * Worker of a build that can't be kept: replaces an earlier worker at once, deletes all that was kept, and unregisters itself. It handles
 * no requests, so open pages ask the server, as after any deployment; none is reloaded.
 */
async function leave(): Promise<void> {
  await deleteKept(self.caches, self.registration.scope);
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));
