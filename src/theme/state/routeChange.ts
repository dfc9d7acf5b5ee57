import { useSyncExternalStore } from 'react';

/** State of a route change: none, loading, or failed. */
type RouteChange =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly to: string }
  | {
      readonly status: 'failed';
      readonly to: string;
      readonly error: Error;
      readonly retry: () => void;
      /** Hides the message without a retry. */
      readonly dismiss: () => void;
    };

const idle: RouteChange = { status: 'idle' };
let state: RouteChange = idle;
const listeners = new Set<() => void>();

/** Sets the state of the route change. Only the navigation calls it. */
export function setRouteChange(next: RouteChange): void {
  state = next.status === 'idle' ? idle : next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** State of the route change, for components that show it. */
export const useRouteChange = (): RouteChange =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => idle,
  );
