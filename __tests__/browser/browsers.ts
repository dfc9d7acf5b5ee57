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

/** Variable with the address of a worker's browser. Each has its own, because all pages of a browser share one clipboard. */
export const addressVariable = (worker: number | string): string => `OPENARM_TEST_BROWSER_${worker}`;

/** Chromium: the one of this worker, which `startBrowsers` has started, or a new one where it finds hosts of its own. */
export async function openBrowser(hosts: HostRules = []): Promise<Browser> {
  const address = process.env[addressVariable(process.env.JEST_WORKER_ID ?? '1')];
  return address && hosts.length === 0 ? chromium.connect(address) : chromium.launch(launchOptions(hosts));
}
