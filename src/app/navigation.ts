import nprogress from 'accessible-nprogress';
import { normalisePath } from '../model/normalisePath';
import { loadingDelay, loadTimeout } from '../site/progressBar';
import { mayReload } from '../state/loadPiece';
import { setRouteChange } from '../state/routeChange';
import { gatsbyRuntime } from './gatsbyRuntime';
import type { GatsbyRuntime, LoadedPage, Navigate } from './gatsbyRuntime';

/** Session key under which the last path is kept that was loaded anew because its resources had vanished. */
const reloadKey = 'reloaded-for';

/** Counts route changes: an answer to an older one is ignored, so that the last click wins. */
let latestChange = 0;
/** Path of the page that is shown. */
let shownPath = '';
let progressTimer: ReturnType<typeof setTimeout> | undefined;

function startProgress(to: string): void {
  setRouteChange({ status: 'loading', to });
  clearTimeout(progressTimer);
  progressTimer = setTimeout(() => nprogress.start(), loadingDelay);
}

function stopProgress(): void {
  clearTimeout(progressTimer);
  nprogress.done();
}

/** Ends a route change: the new route is shown. Called by Gatsby's onRouteUpdate. */
export function finishRouteChange(): void {
  shownPath = window.location.pathname;
  stopProgress();
  setRouteChange({ status: 'idle' });
}

const splitHref = (href: string): { path: string; rest: string } => {
  const [, path = href, rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return { path, rest };
};

const timeout = (): Promise<LoadedPage> =>
  new Promise((resolve) => {
    setTimeout(() => resolve({ status: 'error', error: new Error('The page did not arrive in time.') }), loadTimeout);
  });

const isComplete = (loaded: LoadedPage | undefined, path: string): boolean =>
  loaded?.page !== undefined && loaded.status !== 'error' && (loaded.page.path !== '/404.html' || path.endsWith('/404'));

/** Whether the server has a page at the path: then its resources have vanished under a newer deployment, not the network. */
async function pageExists(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(loadTimeout) });
    return response.ok || response.status === 404;
  } catch {
    return false;
  }
}

async function recover(to: string, reason: unknown, thisChange: number): Promise<void> {
  const { path } = splitHref(to);
  const reachable = await pageExists(path);
  if (thisChange !== latestChange) return;
  if (reachable && mayReload(reloadKey, path)) {
    window.location.assign(to);
    return;
  }
  stopProgress();
  const error = reason instanceof Error && reachable ? reason : new Error('The page could not be loaded. Check your network connection.');
  setRouteChange({ status: 'failed', to, error, retry: () => void retry(to) });
}

/** Gatsby's loader keeps a failure for good, so a second attempt asks the server and then loads the page as a whole. */
async function retry(to: string): Promise<void> {
  latestChange += 1;
  const thisChange = latestChange;
  startProgress(to);
  if (await pageExists(splitHref(to).path)) window.location.assign(to);
  else await recover(to, undefined, thisChange);
}

/** Loads the page first and changes the route then; of several clicks the last one wins. */
async function changeRoute(to: string, options: Parameters<Navigate>[1], runtime: GatsbyRuntime, gatsbyNavigate: Navigate): Promise<void> {
  latestChange += 1;
  const thisChange = latestChange;
  const { path, rest } = splitHref(to);
  const target = normalisePath(path) + rest;
  if (isComplete(runtime.___loader.loadPageSync(normalisePath(path)), path)) {
    // Saying that the page is loading would draw the old one once more.
    gatsbyNavigate(target, options);
    return;
  }
  startProgress(target);
  const loaded = await Promise.race([runtime.___loader.loadPage(normalisePath(path)), timeout()]).catch((error: unknown) => ({
    status: 'error',
    error,
  }));
  if (thisChange !== latestChange) return;
  if (isComplete(loaded, path)) gatsbyNavigate(target, options);
  else await recover(target, loaded?.error, thisChange);
}

/** Takes over route changes from Gatsby's links: progress, errors, last click wins. Called once, when the app starts. */
export function startNavigation(): void {
  const runtime = gatsbyRuntime();
  const gatsbyNavigate = runtime.___navigate;
  const navigate: Navigate = (to, options) => {
    if (typeof to === 'number') gatsbyNavigate(to, options);
    else void changeRoute(to, options, runtime, gatsbyNavigate);
  };
  runtime.___navigate = navigate;
  runtime.___push = (to) => navigate(to, { replace: false });
  runtime.___replace = (to) => navigate(to, { replace: true });
  // Back and forward change the path at once, and the page follows when it is loaded.
  window.addEventListener('popstate', () => {
    latestChange += 1;
    // An anchor of the same page needs no loading.
    if (window.location.pathname !== shownPath) startProgress(window.location.pathname);
  });
}
