import { onRouteUpdate as hideProgress, onRouteUpdateDelayed as showProgress } from 'gatsby-plugin-nprogress/gatsby-browser';
import { gatsbyRuntime, isComplete, isLoaded } from '../gatsby/patches/gatsbyRuntime';
import type { GatsbyRuntime, LoadedPage, Navigate } from '../gatsby/patches/gatsbyRuntime';
import { normalisePath } from '../model/addresses';
import { loadingDelay, loadTimeout } from '../site/progressBar';
import { isClosing, removeEntryAbove } from '../theme/state/closeOnBack';
import { mayReload } from '../theme/state/loadPiece';
import { setRouteChange } from '../theme/state/routeChange';
import { writeNote } from '../theme/state/sessionNotes';
import { ownRegistration, siteScope } from '../tools/offline/ownRegistration';

/** Session key for the last path that was reloaded because its resources were gone. */
const reloadKey = 'reloaded-for';

/** Number of the latest route change. Results of older ones are ignored, so that the last click wins. */
let latestChange = 0;
/** Path of the current page. */
let shownPath = '';
let progressTimer: ReturnType<typeof setTimeout> | undefined;

function startProgress(to: string): void {
  setRouteChange({ status: 'loading', to });
  clearTimeout(progressTimer);
  progressTimer = setTimeout(showProgress, loadingDelay);
}

function stopProgress(): void {
  clearTimeout(progressTimer);
  hideProgress();
}

function endRouteChange(): void {
  stopProgress();
  setRouteChange({ status: 'idle' });
}

/** Ends a route change when the new route is shown. Called by Gatsby's onRouteUpdate. */
export function finishRouteChange(): void {
  shownPath = window.location.pathname;
  endRouteChange();
}

const splitHref = (href: string): { path: string; rest: string } => {
  const [, path = href, rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return { path, rest };
};

const timeout = (): Promise<LoadedPage> =>
  new Promise((resolve) => {
    setTimeout(() => resolve({ status: 'error', error: new Error('The page did not arrive in time.') }), loadTimeout);
  });

/** Absolute URL of an address on this site. On its own, the path `//host/page` would lead to another host. */
const ownAddress = (to: string): string => new URL(to.startsWith('/') ? window.location.origin + to : to, window.location.href).href;

/** Whether the server answers for the path. If so, a newer deployment has removed the page's resources, and the network works. */
async function pageExists(path: string): Promise<boolean> {
  try {
    const response = await fetch(ownAddress(path), { cache: 'no-store', signal: AbortSignal.timeout(loadTimeout) });
    return response.ok || response.status === 404;
  } catch {
    return false;
  }
}

/**
 * Loads an address with a full page load. After back and forward the address bar already has it, and assigning it again would do nothing.
 */
async function loadWhole(to: string): Promise<void> {
  await removeEntryAbove();
  const address = ownAddress(to);
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}

/** Error to show when a page can't be loaded. It blames the network only if the server doesn't answer. */
function failureOf(reason: unknown, reachable: boolean): Error {
  if (!reachable) return new Error('The page could not be loaded. Check your network connection.');
  return reason instanceof Error ? reason : new Error('The page could not be loaded.');
}

async function recover(to: string, reason: unknown, thisChange: number): Promise<void> {
  const { path } = splitHref(to);
  const reachable = await pageExists(path);
  // If the reader keeps the site offline, a full page load works without a network, too.
  const isThere = reachable || (await ownRegistration(siteScope())) !== undefined;
  if (thisChange !== latestChange) return;
  if (isThere && mayReload(reloadKey, path)) {
    await loadWhole(to);
    return;
  }
  stopProgress();
  const error = failureOf(reason, reachable);
  setRouteChange({ status: 'failed', to, error, retry: () => void retry(to), dismiss: () => setRouteChange({ status: 'idle' }) });
}

/** Tries a failed page again. Gatsby's loader caches failures, so this asks the server and then loads the whole page. */
async function retry(to: string): Promise<void> {
  latestChange += 1;
  const thisChange = latestChange;
  startProgress(to);
  if (await pageExists(splitHref(to).path)) await loadWhole(to);
  else await recover(to, undefined, thisChange);
}

/**
 * Loads the page of an address, then calls `show` with the address. The last call wins. `isEnough` says whether a loaded result can be
 * shown.
 */
async function loadFirst(
  to: string,
  { ___loader: loader }: GatsbyRuntime,
  show: (target: string) => void,
  isEnough: (loaded: LoadedPage | undefined, path: string) => boolean = isComplete,
): Promise<void> {
  latestChange += 1;
  const thisChange = latestChange;
  const { path, rest } = splitHref(to);
  const normal = normalisePath(path);
  const target = normal + rest;
  // Showing progress would render the old page once more.
  if (isEnough(loader.loadPageSync(normal), path)) return show(target);
  startProgress(target);
  const loaded = await Promise.race([loader.loadPage(normal), timeout()]).catch((error: unknown) => ({ status: 'error', error }));
  if (thisChange !== latestChange) return;
  if (isEnough(loaded, path)) show(target);
  else await recover(target, loaded?.error, thisChange);
}

/**
 * Loads the page after back and forward, which change the address at once. `src/gatsby/patches/ensureResources.tsx` then shows the page.
 */
function followAddress(runtime: GatsbyRuntime): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== shownPath) return void loadFirst(pathname + search + hash, runtime, () => undefined, isLoaded);
  // Same page: an anchor needs no loading, and a pending change to another page is cancelled.
  latestChange += 1;
  endRouteChange();
}

/** Allows another full page load for a path. Called when the reader asks for it: only reloads without a reader could loop forever. */
const allowReload = (): void => void writeNote(reloadKey, null);

/**
 * Takes over route changes from Gatsby's links, to show progress and errors and to let the last click win. Called once, when the app
 * starts.
 */
export function startNavigation(): void {
  const runtime = gatsbyRuntime();
  const gatsbyNavigate = runtime.___navigate;
  const navigate: Navigate = (to, options) => {
    if (typeof to === 'number') gatsbyNavigate(to, options);
    else void loadFirst(to, runtime, (target) => void removeEntryAbove().then(() => gatsbyNavigate(target, options)));
  };
  runtime.___navigate = navigate;
  runtime.___push = (to) => navigate(to, { replace: false });
  runtime.___replace = (to) => navigate(to, { replace: true });
  for (const act of ['click', 'keydown']) window.addEventListener(act, allowReload, true);
  window.addEventListener('popstate', (event) => {
    if (!isClosing(event)) followAddress(runtime);
  });
}
