import { offlineFiles } from '../../../model/offlineManifest';
import { digestOf } from '../readManifest';
import { lockName } from '../keptFiles';
import { ownRegistration } from '../ownRegistration';
import { KeepProblem } from './keepWorld';
import type { KeepWorld } from './keepWorld';

/** The parts of a service worker that `startWorker` waits for. */
type Starting = Pick<ServiceWorker, 'state' | 'addEventListener'>;

const active = (worker: Starting): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new KeepProblem('refused'));
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Registers the site's service worker if needed, and waits until it is active. Rejects if the browser refuses. */
async function startWorker(scope: string): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) throw new KeepProblem('refused');
  const {
    active: running,
    waiting,
    installing,
  } = await workers.register(scope + offlineFiles.worker.slice(1), { scope, updateViaCache: 'none' }).catch((error: unknown) => {
    throw new KeepProblem(navigator.onLine ? 'refused' : 'network', error);
  });
  const worker = running ?? waiting ?? installing;
  if (worker) await active(worker);
}

/** Whether this browser supports keeping the site, in this window and on this connection. */
export const canKeep = (): boolean => 'caches' in window && 'serviceWorker' in navigator && 'subtle' in crypto;

/** Browser implementation of `KeepWorld` for the site at a scope. Throws a `KeepProblem` if the browser doesn't support it. */
export function browserWorld(scope: string): KeepWorld {
  // Either may be undefined: in older browsers, in private windows, and without a secure connection.
  const { storage, locks } = navigator as Partial<Navigator>;
  if (!canKeep()) throw new KeepProblem('refused');
  return {
    scope,
    caches: window.caches, // all keys are URLs
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
