import type { WorkerMessage } from '../messages';

/** The used part of `ExtendableEvent`. */
export interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The used part of a service worker's global scope; the project's types are those of a page. */
interface WorkerScope {
  readonly location: { readonly href: string };
  readonly registration: { readonly scope: string; readonly installing: unknown; unregister(): Promise<boolean> };
  readonly clients: {
    matchAll(
      options: object,
    ): Promise<readonly { readonly id: string; readonly type: string; postMessage(message: WorkerMessage): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LongEvent & { readonly data: unknown }) => void): void;
}

// TypeScript's DOM types only have a window as the global scope.
export const self = globalThis as unknown as WorkerScope;

export const { scope } = self.registration;

/** URL of an address of the site. */
export const urlOf = (address: string): string => scope + address.slice(1);

/** The pages and workers of the site that are open, also those whose requests this worker doesn't answer. */
export const openClients = () => self.clients.matchAll({ includeUncontrolled: true, type: 'all' });
