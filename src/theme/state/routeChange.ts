import { useSyncExternalStore } from 'react';
import { signal } from './signal';

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
const change = signal<RouteChange>(idle);

/** Sets the state of the route change. Only the navigation calls it. */
export const setRouteChange = (next: RouteChange): void => change.set(next.status === 'idle' ? idle : next);

/** State of the route change, for components that show it. */
export const useRouteChange = (): RouteChange => useSyncExternalStore(change.subscribe, change.get, () => idle);
