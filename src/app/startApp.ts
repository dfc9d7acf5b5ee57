import { withPrefix } from 'gatsby';
import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { gatsbyRuntime } from '../gatsby/patches/gatsbyRuntime';
import { correctPageLoader } from '../gatsby/patches/pageLoader';
import { settings } from '../site/settings';
import { startClosingOnBack } from '../theme/state/closeOnBack';
import { startColourMode } from '../theme/state/colourMode';
import { startDocsVersion } from '../theme/state/docsVersion';
import { hasKeptMarker } from '../theme/state/keptMarker';
import { startNavigation } from './navigation';
import { startPrintedDrawings } from './printing';
import { startOpeningTargets, watchScrolling } from './readersPlace';

/** Runs a task when the page has loaded and the browser is idle. Safari has no `requestIdleCallback`. */
function whenIdle(task: () => Promise<unknown>): void {
  // These tasks aren't needed to read the page, and the next visit tries again.
  const run = (): void => void task().catch(() => undefined);
  const wait = (): void => void (window.requestIdleCallback ? window.requestIdleCallback(run) : setTimeout(run));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/**
 * Whether the offline copy needs attention: the reader keeps one, or this build doesn't support it and a service worker of an earlier build
 * has to be removed.
 */
const hasOfflineNews = (): boolean =>
  hasKeptMarker() || (!settings.offline && Boolean((navigator as Partial<Navigator>).serviceWorker?.controller));

/**
 * Loads what the first page doesn't need once it has loaded: the guard against wrapped text nodes, the copying of formulas, and the state of
 * the offline copy. Called once, when the app starts.
 */
function startAfterLoad(): void {
  whenIdle(() => import('./wrappedTexts').then(({ surviveWrapping }) => surviveWrapping()));
  whenIdle(() => import('./copyFormulas').then(({ startCopyingFormulas }) => startCopyingFormulas()));
  if (hasOfflineNews()) whenIdle(() => import('../tools/offline/startNotice').then(({ lookAfterKept }) => lookAfterKept()));
}

// Loaded on demand, because it is rarely needed.
const tellFailure = (): void =>
  void import('./firstPageFailed').then(
    ({ showFailure }) => showFailure(),
    // The page can still be read.
    () => undefined,
  );

/**
 * Tells the reader if the data of the first page can't be loaded, which Gatsby only logs. Gatsby asks for the same data a moment later and
 * gets the same result. It does so for the canonical path, so ask for that one: a host that doesn't redirect also serves
 * `/software/can.html`.
 */
function watchFirstPage(): void {
  const { pathname } = window.location;
  const { pagePath, ___loader: loader } = gatsbyRuntime();
  loader.loadPage(pagePath === undefined || pagePath === '/404.html' ? pathname : withPrefix(pagePath)).then((loaded) => {
    if (!loaded || loaded.status === 'error') tellFailure();
  }, tellFailure);
}

/** Ends the current task, so that the browser can paint and handle input before the next one. */
const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * Starts everything that owns state in the browser, before React hydrates the page. Gatsby waits for it: this splits evaluating the scripts
 * and starting the app into two shorter tasks.
 */
export async function startApp(): Promise<void> {
  await nextTask();
  startColourMode();
  startDocsVersion();
  correctPageLoader();
  startClosingOnBack();
  startNavigation();
  watchScrolling();
  startOpeningTargets();
  startPrintedDrawings();
  startAfterLoad();
  watchFirstPage();
}

/**
 * Hydrates as a transition, in slices that yield to input. In `npm run develop` the container is empty and is rendered instead. Returns a
 * function that unmounts.
 */
export function renderApp(element: ReactNode, container: Element): () => void {
  let root: Root | undefined;
  startTransition(() => {
    if (container.hasChildNodes()) root = hydrateRoot(container, element);
    else {
      root = createRoot(container);
      root.render(element);
    }
  });
  return () => root?.unmount();
}
