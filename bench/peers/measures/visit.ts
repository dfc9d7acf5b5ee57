import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** A network and a processor as Lighthouse takes them for a phone: slow 4G, and four times slower than this machine. */
export const throttle = { latencyMs: 150, downKilobits: 1638.4, upKilobits: 750, slowdown: 4 } as const;

/** How long a page is looked at after its load event, in ms. */
export const afterLoad = 3500;

/** A page of a site in a context of its own. */
export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

/** Widths of a desktop and of a phone, in px. */
export const desktop: BrowserContextOptions = { viewport: { width: 1350, height: 940 } };
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What is slowed down. */
export type Slowed = 'nothing' | 'processor' | 'network and processor';

/** Opens an empty page. */
export async function openVisit(browser: Browser, options: BrowserContextOptions, slowed: Slowed): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // tsx names functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const { latencyMs, downKilobits, upKilobits, slowdown } = throttle;
  if (slowed === 'network and processor')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: (downKilobits * 1000) / 8,
      uploadThroughput: (upKilobits * 1000) / 8,
    });
  if (slowed !== 'nothing') await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, close: () => context.close() };
}
