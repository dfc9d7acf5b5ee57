import { chromium } from 'playwright-core';
import type { Browser, LaunchOptions } from 'playwright-core';

/**
 * Features of Chromium that no test needs. The first three load two extra pages with every headless window, a third of its time. The others are
 * Playwright's own list: the last `--disable-features` wins.
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

/** Hosts served by this machine, as rules of Chromium: `MAP host address`. */
type HostRules = readonly string[];

/** Options to start Chromium with. Other hosts don't resolve, which costs nothing; a `page.route` for all requests slows each load by a quarter. */
export const launchOptions = (hosts: HostRules = []): LaunchOptions => ({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...flags, `--host-resolver-rules=${[...hosts, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1', 'EXCLUDE localhost'].join(', ')}`],
});

/** A browser, and a function that closes it with all its pages. */
export interface OpenBrowser {
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** Starts Chromium. */
export async function openBrowser(hosts: HostRules = []): Promise<OpenBrowser> {
  const browser = await chromium.launch(launchOptions(hosts));
  return { browser, close: () => browser.close() };
}
