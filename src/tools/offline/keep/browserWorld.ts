import { digestOf } from '../digest';
import { lockName } from '../keptFiles';
import type { KeepWorld } from './keepWorld';
import { KeepProblem } from './keepProblem';
import { ownRegistration } from '../ownRegistration';
import { startWorker } from './startWorker';

/** Whether this browser can keep the site at all, now and on this connection. */
export const canKeep = (): boolean => 'caches' in window && 'serviceWorker' in navigator && 'subtle' in crypto;

/** What keeping works with in a page of the site below this scope. */
export function browserWorld(scope: string): KeepWorld {
  // Each is missing somewhere: in older browsers, in private windows, without a secure connection.
  const { storage, locks } = navigator as Partial<Navigator>;
  if (!canKeep()) throw new KeepProblem('refused');
  return {
    scope,
    caches: window.caches, // asked for with addresses only
    fetch: (address, init) => fetch(address, init),
    digestOf,
    room: async () => {
      const { quota, usage = 0 } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
      return quota === undefined ? undefined : quota - usage;
    },
    startWorker: () => startWorker(scope),
    tellWorker: () => void ownRegistration(scope).then((registration) => registration?.active?.postMessage('sweep')),
    alone: async (work) => (locks ? await locks.request(lockName(scope), work) : await work()),
    now: () => Date.now(),
  };
}
