import { findPath } from 'gatsby-find-path';
import { BaseLoader } from 'gatsby-page-loader';
import { gatsbyRuntime } from '../state/gatsbyRuntime';
import { mayPreloadNow } from './mayPreload';
import { whenIdle } from './whenIdle';

/** Prefetches pages whose links are in view one after the other, as soon as the browser is idle. Gatsby waits 3 s for each four. */
function prefetchWhenIdle(): void {
  const waiting = new Set<string>();
  const asked = new Set<string>();
  let running = false;
  BaseLoader.prototype.prefetch = function (address) {
    const next = (): void => {
      const [path] = waiting;
      running = path !== undefined;
      if (path === undefined) return;
      waiting.delete(path);
      // The connection may be another one by now.
      if (mayPreloadNow() && this.shouldPrefetch(path)) {
        asked.add(path);
        void this.doPrefetch(path);
      }
      whenIdle(next);
    };
    const path = findPath(address.replace(/\?.*$/s, ''));
    if (!asked.has(path) && this.shouldPrefetch(path)) {
      waiting.add(path);
      if (!running) whenIdle(next);
      running = true;
    }
    return { abort: () => void waiting.delete(path) };
  };
}

/**
 * Keeps links from preloading on hover and touch where the connection is slow or data is saved. Gatsby itself checks
 * this for what it prefetches when a link comes into view. Called once, when the app starts.
 */
export function startPreloading(): void {
  const { ___loader: loader } = gatsbyRuntime();
  const { hovering } = loader;
  loader.hovering = (path) => {
    if (mayPreloadNow()) hovering(path);
  };
  prefetchWhenIdle();
}
