import { chromium } from 'playwright-core';
import type { Browser, LaunchOptions } from 'playwright-core';

/**
 * Parts of the browser that no test needs. A window without a head has an address bar, too: its lists are two more pages, which load with
 * every window and take a third of its time. The others are those that Playwright turns off; the last list of this name counts.
 */
const unused = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unused.join(',')}`,
];

/** Hosts that are served from this machine, each as Chromium's rule `MAP host address`. */
type HostRules = readonly string[];

/**
 * How Chromium is started: no other host is found. That costs nothing, while a handler of Playwright that looks at every request takes a
 * quarter of the time that a page needs to load.
 */
export const launchOptions = (hosts: HostRules = [], more: readonly string[] = []): LaunchOptions => ({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...flags, ...more, `--host-resolver-rules=${[...hosts, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1', 'EXCLUDE localhost'].join(', ')}`],
});

declare global {
  // Where `jest.runtime.mjs` has it: only what is outside of the suites stays from one to the next.
  var openarmKept: Map<string, Browser> | undefined;
}

/**
 * A page is tested and gone before its scripts run faster for being optimised, and axe starts anew on each: a tenth less for most tests. What measures
 * pages outside of jest has them as readers do.
 */
const unoptimised = '--js-flags=--no-opt,--no-maglev';

/** The browser that a suite before has started in this process, if one has. */
export const keptBrowser = (): Browser | undefined => globalThis.openarmKept?.get('browser');

/** A browser, and how whoever has opened it is done with it: closed with all pages. One suite opens one site at a time. */
export interface OpenBrowser {
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/**
 * Chromium: the one of this worker of jest, which its first suite starts and all later ones use, or a new one where it finds hosts of its own.
 * Each worker has its own, because all pages of a browser share one clipboard, and in its own process: what a worker and a browser tell each
 * other would be written and read twice if another process stood between them.
 */
export async function openBrowser(hosts: HostRules = []): Promise<OpenBrowser> {
  const kept = hosts.length === 0 ? globalThis.openarmKept : undefined;
  const start = (): Promise<Browser> => chromium.launch(launchOptions(hosts, globalThis.openarmKept ? [unoptimised] : []));
  if (!kept) {
    const browser = await start();
    return { browser, close: () => browser.close() };
  }
  // One that has crashed is of no use to the next suite.
  const before = keptBrowser();
  const browser = before?.isConnected() ? before : await start();
  kept.set('browser', browser);
  const close = async (): Promise<void> => {
    for (const context of browser.contexts()) await context.close();
  };
  return { browser, close };
}
