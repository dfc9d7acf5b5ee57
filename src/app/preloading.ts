import { findPath } from 'gatsby-find-path';
import { BaseLoader } from 'gatsby-page-loader';
import type { LoadedFile } from 'gatsby-page-loader';
import { gatsbyRuntime } from '../state/gatsbyRuntime';
import { mayPreloadNow } from './mayPreload';
import { whenIdle } from './whenIdle';

/** Gets a file in advance as Gatsby's loader gets one, behind what the reader has asked for. Throws where it could not come. */
async function getInAdvance(address: string): Promise<LoadedFile> {
  const response = await fetch(address, { priority: 'low' });
  // Nothing is noted of it then: on the click it is asked for again.
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return { status: response.status, responseText: await response.text() };
}

/**
 * Has the data of a page asked for once. Gatsby has the browser prefetch it and asks for it again, before all else: hosts that want to
 * be asked whether a file has changed, as for all data of pages, are asked twice for each link in view.
 */
function prefetchOnce(): void {
  BaseLoader.prototype.doPrefetch = function (path) {
    // The same loader with all it knows, but for how it gets a file.
    const loader = Object.create(this, { memoizedGet: { value: getInAdvance } }) as typeof this;
    return loader.loadPageDataJson(path);
  };
}

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
        this.doPrefetch(path).catch(() => undefined);
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
  prefetchOnce();
  prefetchWhenIdle();
}
