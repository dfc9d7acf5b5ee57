import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { gatsbyRuntime } from '../gatsby/patches/gatsbyRuntime';
import { correctPageLoader } from '../gatsby/patches/pageLoader';
import { startColourMode } from '../theme/state/colourMode';
import { startDocsVersion } from '../theme/state/docsVersion';
import { checkSessionStorage } from '../theme/state/sessionNotes';
import { startAfterLoad } from './afterLoad';
import { startNavigation } from './navigation';
import { startPrintedDrawings } from './printing';
import { startOpeningTargets, startScrollRestoration } from './readersPlace';

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
