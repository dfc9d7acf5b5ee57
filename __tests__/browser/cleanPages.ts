import type { BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page, ViewportSize } from 'playwright-core';

/** A page with the context that it is alone in. */
interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: string[];
}

/** What takes back what a test has asked for. */
type Undo = () => unknown;

/** How what a method has left is taken back; the last are the options that the page was opened with. */
type UndoOf = (object: object, given: readonly unknown[], result: unknown, options: BrowserContextOptions) => Undo;

/** Methods of a page, its context and its clock that leave something behind, and how it is taken back; null where it cannot be. */
const lasting: Readonly<Record<string, UndoOf | null>> = {
  addInitScript: disposed,
  exposeBinding: disposed,
  exposeFunction: disposed,
  on: removed,
  once: removed,
  newCDPSession: (_object, _given, session) => async () => (await (session as Promise<CDPSession>)).detach(), // its type in Playwright
  setOffline: (context) => () => Reflect.apply(Reflect.get(context, 'setOffline') as BrowserContext['setOffline'], context, [false]), // only a context has it
  emulateMedia: (page, _given, _result, options) => () =>
    Reflect.apply(Reflect.get(page, 'emulateMedia') as Page['emulateMedia'], page, [mediaOf(options)]), // only a page has it
  addLocatorHandler: null,
  clearPermissions: null,
  grantPermissions: null,
  install: null,
  pauseAt: null,
  routeFromHAR: null,
  routeWebSocket: null,
  setDefaultNavigationTimeout: null,
  setDefaultTimeout: null,
  setExtraHTTPHeaders: null,
  setFixedTime: null,
  setGeolocation: null,
  setSystemTime: null,
};

/** What Playwright returns takes back itself. */
function disposed(_object: object, _given: readonly unknown[], result: unknown): Undo {
  return async () => (await (result as Promise<Disposable>)).dispose(); // its type in Playwright
}

/** A listener is removed where it was added. */
function removed(object: object, given: readonly unknown[]): Undo {
  return () => Reflect.apply(Reflect.get(object, 'off') as (...given: readonly unknown[]) => unknown, object, given); // has `on`, so has `off`
}

/** What a page that was opened with these options shows: Playwright's own choice where they say nothing. */
function mediaOf(options: BrowserContextOptions): NonNullable<Parameters<Page['emulateMedia']>[0]> {
  const { colorScheme = 'light', reducedMotion = 'no-preference', forcedColors = 'none', contrast = 'no-preference' } = options;
  return { media: null, colorScheme, reducedMotion, forcedColors, contrast };
}

/** Notes whenever one of the methods of an object is called that leave something behind. */
function watch(object: object, options: BrowserContextOptions, note: (undo: Undo | null) => void): void {
  for (const [name, undo] of Object.entries(lasting)) {
    const method: unknown = Reflect.get(object, name);
    if (typeof method !== 'function') continue;
    Reflect.set(object, name, (...given: unknown[]): unknown => {
      const result: unknown = Reflect.apply(method, object, given);
      note(undo && undo(object, given, result, options));
      return result;
    });
  }
}

/** A page that can be used by one test after the other. */
export interface CleanPage<T extends Opened> {
  readonly opened: T;
  /** Makes the page as it was when it was opened; false where that cannot be done. It then has to be closed. */
  readonly clean: () => Promise<boolean>;
}

/**
 * Has a page give up what a test has left, and stand on a small file of the site: storage, cookies, history, scripts, listeners, answers to
 * requests, media, the size of the window, other pages beside it. What the browser holds of the site's files stays, and so does its process: that is why it takes half the time of a new
 * page. For tests of what a browser loads that has never seen the site, a new page is right.
 */
export async function cleanPage<T extends Opened>(
  opened: T,
  origin: string,
  viewport: ViewportSize,
  options: BrowserContextOptions,
): Promise<CleanPage<T>> {
  const { page, context, errors } = opened;
  const session: CDPSession = await context.newCDPSession(page);
  let spoiled = false;
  const undos: Undo[] = [];
  const note = (undo: Undo | null): void => {
    if (undo) undos.push(undo);
    else spoiled = true;
  };
  for (const object of [page, page.clock, context]) watch(object, options, note);

  const cleaned = async (): Promise<void> => {
    for (const undo of undos.splice(0)) await undo();
    // To take something back is noted, too.
    undos.length = 0;
    for (const routed of [page, context]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.send('Page.resetNavigationHistory');
    await context.clearCookies();
    await page.setViewportSize(viewport);
    // Else the next page is pointed at as soon as it is there.
    await page.mouse.move(-1, -1);
    errors.length = 0;
  };
  const clean = (): Promise<boolean> =>
    spoiled
      ? Promise.resolve(false)
      : cleaned().then(
          () => !spoiled,
          () => false,
        );
  return { opened, clean };
}
