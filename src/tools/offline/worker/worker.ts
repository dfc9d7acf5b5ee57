import { digestOf } from '../readManifest';
import { deleteKept, lockName } from '../keptFiles';
import type { CacheRoom } from '../keptFiles';
import { createAnswers, isForWorker } from './answers';
import { oneByOne } from './world';
import { sweep } from './sweep';
import type { WorkerWorld } from './world';

/** The used part of `ExtendableEvent`. */
interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The used part of `FetchEvent`. */
interface AskingEvent extends LongEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

/** The used part of a service worker's global scope; the project's types are those of a page. */
interface WorkerScope {
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  readonly clients: { matchAll(options: object): Promise<readonly { readonly id: string; readonly type: string }[]> };
  readonly FetchEvent: { readonly prototype: object };
  readonly caches: CacheRoom;
  readonly navigator: { readonly locks?: LockManager };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'message', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskingEvent) => void): void;
}

// TypeScript's DOM types only have a window as the global scope.
const self = globalThis as unknown as WorkerScope;

const { scope } = self.registration;

const world: WorkerWorld = {
  scope,
  caches: self.caches,
  fetch: (request, init) => fetch(request, init),
  digestOf,
  openClients: async () =>
    (await self.clients.matchAll({ includeUncontrolled: true, type: 'all' })).map(({ id, type }) => ({ id, isPage: type === 'window' })),
  ifAlone: async (work) => {
    if (self.navigator.locks)
      await self.navigator.locks.request(lockName(scope), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
    else await work();
  },
  now: () => Date.now(),
  patience: 3000,
  leave: async () => {
    await deleteKept(self.caches, scope);
    await self.registration.unregister();
  },
};

const inTurn = oneByOne();
const answer = createAnswers(world, inTurn);
let hasSwept = false;

/** Fails in a browser without `resultingClientId`, where pages couldn't be bound to builds. */
async function install(): Promise<void> {
  if (!('resultingClientId' in self.FetchEvent.prototype)) throw new Error('This browser does not tell pages apart.');
  await self.skipWaiting();
}

// Skip waiting: open pages keep their build whichever worker answers, and a newer worker may fix this one.
self.addEventListener('install', (event) => event.waitUntil(install()));
// Pages send a message when they have changed what is kept.
self.addEventListener('message', (event) => event.waitUntil(sweep(world, inTurn)));
self.addEventListener('fetch', (event) => {
  if (!isForWorker(event.request, scope)) return;
  const answered = answer(event.request, event);
  event.respondWith(answered);
  // Sweep once per start of the worker, after the page is served.
  if (hasSwept || event.request.mode !== 'navigate') return;
  hasSwept = true;
  event.waitUntil(answered.then(() => sweep(world, inTurn)));
});
