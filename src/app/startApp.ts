import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { gatsbyRuntime } from '../gatsby/patches/gatsbyRuntime';
import { correctPageLoader } from '../gatsby/patches/pageLoader';
import { settings } from '../site/settings';
import { startColourMode } from '../theme/state/colourMode';
import { startDocsVersion } from '../theme/state/docsVersion';
import { hasKeptMarker } from '../theme/state/keptMarker';
import { checkSessionStorage } from '../theme/state/sessionNotes';
import type { ModelContext } from '../tools/agents/webMcp';
import { startNavigation } from './navigation';
import { startPrintedDrawings } from './printing';
import { startOpeningTargets, startScrollRestoration } from './readersPlace';

/** Where a browser with an agent takes tools: the document, in earlier drafts the navigator. */
type WithAgent = { readonly modelContext?: ModelContext };

/** Runs a task when the page has loaded and the browser has nothing to do. Safari has no idle callbacks. */
function whenIdle(task: () => Promise<unknown>): void {
  // None of what comes then is needed to read the page, and the next visit tries again.
  const run = (): void => void task().catch(() => undefined);
  const wait = (): void => void (window.requestIdleCallback ? window.requestIdleCallback(run) : setTimeout(run));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/**
 * Whether there is something to tell of the site that the reader keeps. Where this build may not be kept, what an earlier one has left is removed,
 * worker included.
 */
const hasOfflineNews = (): boolean =>
  hasKeptMarker() || (!settings.offline && Boolean((navigator as Partial<Navigator>).serviceWorker?.controller));

/**
 * Loads what the first page doesn't need once it has loaded: how it survives that others wrap its texts, what has become of the site that
 * the reader keeps offline, and the tools for an agent of the browser. Called once, when the app starts.
 */
function startAfterLoad(): void {
  whenIdle(() => import('./wrappedTexts').then(({ surviveWrapping }) => surviveWrapping()));
  if (hasOfflineNews()) whenIdle(() => import('../tools/offline/startNotice').then(({ lookAfterKept }) => lookAfterKept()));
  const context = (document as WithAgent).modelContext ?? (navigator as WithAgent).modelContext;
  if (context) whenIdle(() => import('../tools/agents/webMcp').then(({ registerTools }) => registerTools(context)));
}

// Loaded when it is wanted, which it hardly ever is.
const tellFailure = (): void =>
  void import('./firstPageFailed').then(
    ({ showFailure }) => showFailure(),
    // The page can be read all the same.
    () => undefined,
  );

/**
 * Tells the reader where the data of the first page cannot be loaded, which Gatsby only logs. Gatsby asks for the same a
 * moment later, and gets the same answer.
 */
function watchFirstPage(): void {
  const { pathname, search } = window.location;
  gatsbyRuntime()
    .___loader.loadPage(pathname + search)
    .then((loaded) => {
      if (!loaded || loaded.status === 'error') tellFailure();
    }, tellFailure);
}

/** Ends the current task, so that the browser can paint and answer to input before the next one begins. */
const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * Starts everything that owns state in the browser, before React takes over the page. Gatsby waits for it: evaluating
 * the scripts and starting the app become two shorter tasks instead of a long one.
 */
export async function startApp(): Promise<void> {
  await nextTask();
  checkSessionStorage();
  startColourMode();
  startDocsVersion();
  correctPageLoader();
  startNavigation();
  startScrollRestoration();
  startOpeningTargets();
  startPrintedDrawings();
  startAfterLoad();
  watchFirstPage();
}

/** Hydrates as a transition, in slices that yield to input. The page of `npm run develop` comes empty. Returns how to remove it again. */
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
