import { onRouteUpdate as hideProgress, onRouteUpdateDelayed as showProgress } from 'gatsby-plugin-nprogress/gatsby-browser';
import { gatsbyRuntime, isComplete, isLoaded } from '../gatsby/patches/gatsbyRuntime';
import type { GatsbyRuntime, LoadedPage, Navigate } from '../gatsby/patches/gatsbyRuntime';
import { normalisePath } from '../model/addresses';
import { loadingDelay, loadTimeout } from '../site/progressBar';
import { mayReload } from '../theme/state/loadPiece';
import { setRouteChange } from '../theme/state/routeChange';
import { writeNote } from '../theme/state/sessionNotes';
import { ownRegistration, siteScope } from '../tools/offline/ownRegistration';

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

/** Ends a route change: the new route is shown. Called by Gatsby's onRouteUpdate. */
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

/** An address of this site in full: alone, the path `//host/page` of the address bar would lead to another host. */
const ownAddress = (to: string): string => new URL(to.startsWith('/') ? window.location.origin + to : to, window.location.href).href;

/** Whether the server has a page at the path: then its resources have vanished under a newer deployment, not the network. */
async function pageExists(path: string): Promise<boolean> {
  try {
    const response = await fetch(ownAddress(path), { cache: 'no-store', signal: AbortSignal.timeout(loadTimeout) });
    return response.ok || response.status === 404;
  } catch {
    return false;
  }
}

/** Lets the browser load an address. After back and forward it is there already, and to go there would do nothing. */
function loadWhole(to: string): void {
  const address = ownAddress(to);
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}

/** What is said where a page could not be loaded: the network is not to blame where the server answers. */
function failureOf(reason: unknown, reachable: boolean): Error {
  if (!reachable) return new Error('The page could not be loaded. Check your network connection.');
  return reason instanceof Error ? reason : new Error('The page could not be loaded.');
}

async function recover(to: string, reason: unknown, thisChange: number): Promise<void> {
  const { path } = splitHref(to);
  const reachable = await pageExists(path);
  // Where the reader keeps the site, a page that is loaded whole is there without a network, too.
  const isThere = reachable || (await ownRegistration(siteScope())) !== undefined;
  if (thisChange !== latestChange) return;
  if (isThere && mayReload(reloadKey, path)) {
    loadWhole(to);
    return;
  }
  stopProgress();
  const error = failureOf(reason, reachable);
  setRouteChange({ status: 'failed', to, error, retry: () => void retry(to), dismiss: () => setRouteChange({ status: 'idle' }) });
}

/** Gatsby's loader keeps a failure for good, so a second attempt asks the server and then loads the page as a whole. */
async function retry(to: string): Promise<void> {
  latestChange += 1;
  const thisChange = latestChange;
  startProgress(to);
  if (await pageExists(splitHref(to).path)) loadWhole(to);
  else await recover(to, undefined, thisChange);
}

/** Loads the page of an address, and shows it then; of several the last one wins. `isEnough` says which answer can be shown. */
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
  // Saying that the page is loading would draw the old one once more.
  if (isEnough(loader.loadPageSync(normal), path)) return show(target);
  startProgress(target);
  const loaded = await Promise.race([loader.loadPage(normal), timeout()]).catch((error: unknown) => ({ status: 'error', error }));
  if (thisChange !== latestChange) return;
  if (isEnough(loaded, path)) show(target);
  else await recover(target, loaded?.error, thisChange);
}

/** Back and forward change the address at once, and the page follows when it is loaded: `src/gatsby/patches/ensureResources.tsx` shows it. */
function followAddress(runtime: GatsbyRuntime): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== shownPath) return void loadFirst(pathname + search + hash, runtime, () => undefined, isLoaded);
  // An anchor of the same page needs no loading, and who returns to the page that is shown has left the other one.
  latestChange += 1;
  endRouteChange();
}

/** A page that the reader asks for again may be loaded whole again: only what happens without a reader could go on for ever. */
const allowReload = (): void => void writeNote(reloadKey, null);

/** Takes over route changes from Gatsby's links: progress, errors, last click wins. Called once, when the app starts. */
export function startNavigation(): void {
  const runtime = gatsbyRuntime();
  const gatsbyNavigate = runtime.___navigate;
  const navigate: Navigate = (to, options) => {
    if (typeof to === 'number') gatsbyNavigate(to, options);
    else void loadFirst(to, runtime, (target) => gatsbyNavigate(target, options));
  };
  runtime.___navigate = navigate;
  runtime.___push = (to) => navigate(to, { replace: false });
  runtime.___replace = (to) => navigate(to, { replace: true });
  for (const act of ['click', 'keydown']) window.addEventListener(act, allowReload, true);
  window.addEventListener('popstate', () => followAddress(runtime));
}
