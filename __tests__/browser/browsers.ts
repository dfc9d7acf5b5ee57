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
export const launchOptions = (hosts: HostRules = []): LaunchOptions => ({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...flags, `--host-resolver-rules=${[...hosts, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1', 'EXCLUDE localhost'].join(', ')}`],
});

/** A browser, and how it is closed with all its pages. */
export interface OpenBrowser {
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** Starts Chromium. */
export async function openBrowser(hosts: HostRules = []): Promise<OpenBrowser> {
  const browser = await chromium.launch(launchOptions(hosts));
  return { browser, close: () => browser.close() };
}
