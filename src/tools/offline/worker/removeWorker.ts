import { deleteKept } from '../keptFiles';
import type { CacheRoom } from '../keptFiles';

/** The part of a service worker's global scope that is used. */
interface WorkerScope {
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  readonly caches: CacheRoom;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
}

// In a service worker; the types of the DOM know a window only.
const self = globalThis as unknown as WorkerScope;

/**
 * The worker of a build that cannot be kept: takes the place of an earlier one at once, deletes all that was kept, and goes. It answers
 * nothing, so that open pages ask the server, as after any deployment; none is loaded anew.
 */
async function leave(): Promise<void> {
  await deleteKept(self.caches, self.registration.scope);
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));
