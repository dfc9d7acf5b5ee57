import { settings } from '../site/settings';
import { hasKeptMarker } from '../theme/state/keptMarker';
import type { ModelContext } from '../tools/agents/webMcp';

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
export function startAfterLoad(): void {
  whenIdle(() => import('./wrappedTexts').then(({ surviveWrapping }) => surviveWrapping()));
  if (hasOfflineNews()) whenIdle(() => import('../tools/offline/startNotice').then(({ lookAfterKept }) => lookAfterKept()));
  const context = (document as WithAgent).modelContext ?? (navigator as WithAgent).modelContext;
  if (context) whenIdle(() => import('../tools/agents/webMcp').then(({ registerTools }) => registerTools(context)));
}
