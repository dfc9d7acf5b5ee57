import { useSyncExternalStore } from 'react';

/** What is happening to the route: nothing, another page is loading, or it could not be loaded. */
type RouteChange =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly to: string }
  | {
      readonly status: 'failed';
      readonly to: string;
      readonly error: Error;
      readonly retry: () => void;
      /** Takes the message away, without another attempt. */
      readonly dismiss: () => void;
    };

const idle: RouteChange = { status: 'idle' };
let state: RouteChange = idle;
const listeners = new Set<() => void>();

/** Sets what is happening to the route; the navigation is the only caller. */
export function setRouteChange(next: RouteChange): void {
  state = next.status === 'idle' ? idle : next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is happening to the route, for the parts of the page that show it. */
export const useRouteChange = (): RouteChange =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => idle,
  );
