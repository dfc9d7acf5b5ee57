import type { Browser, Locator, Page } from 'playwright-core';
import { longTableRoute } from '../../__tests__/sites/longTable';
import { longestInteraction, noteInteractions } from '../peers/measures/longestInteraction';
import { desktop, openVisit, phone } from '../peers/measures/visit';
import { guideRoute } from './largeSite';

/** What a reader does on a large page. */
export interface Interaction {
  readonly name: string;
  readonly route: string;
  readonly form: 'desktop' | 'phone';
  readonly act: (page: Page) => Promise<unknown>;
}

/** Longest wait for a page, in ms. */
const patience = 180_000;

/** Time in ms in which a reader sees what is in the window now, before they press it. */
const look = 1000;

const field = 'form[data-parts-tools] input[type="search"]';

/**
 * Presses with the mouse alone. Playwright's own click asks the page, while its events are on their way, what is at their place: on a large page that
 * takes a fifth of the time that is measured.
 */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(look);
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not there.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function type(page: Page, text: string): Promise<void> {
  await press(page, page.locator(field));
  await page.keyboard.type(text, { delay: 300 });
}

const startSteps = (page: Page): Promise<void> => press(page, page.getByRole('button', { name: 'Start building' }));

/** All that is measured, each on a page that was opened for it. */
export const interactions: readonly Interaction[] = [
  {
    name: 'Sidebar: open a group',
    route: '/',
    form: 'desktop',
    act: (page) => press(page, page.locator('[data-section-sidebar] details:not([open]) > summary').nth(10)),
  },
  { name: 'Sidebar: open the menu of a phone', route: '/', form: 'phone', act: (page) => page.locator('[data-menu-button]').tap() },
  { name: 'Table: filter, letter by letter', route: longTableRoute, form: 'desktop', act: (page) => type(page, 'relay 41') },
  {
    name: 'Table: take a filter away',
    route: longTableRoute,
    form: 'desktop',
    act: async (page) => {
      await type(page, 'relay 4');
      await page.waitForTimeout(2000);
      await longestInteraction(page);
      await press(page, page.locator('form[data-parts-tools] button[type="reset"]'));
    },
  },
  {
    name: 'Steps: tick one',
    route: guideRoute,
    form: 'desktop',
    act: (page) => press(page, page.locator('.step-tick input').nth(150)),
  },
  {
    name: 'Steps: show one at a time',
    route: guideRoute,
    form: 'desktop',
    act: startSteps,
  },
  {
    name: 'Steps: go to the next',
    route: guideRoute,
    form: 'desktop',
    act: async (page) => {
      await startSteps(page);
      await page.waitForSelector('[data-open-step]');
      await page.waitForTimeout(1000);
      await longestInteraction(page);
      await page.keyboard.press('ArrowRight');
    },
  },
];

/** How long it took, in ms: until the page could be used, and the longest interaction. */
export interface Measured {
  readonly ready: number;
  readonly longest: number;
}

/** Opens a page with a slower processor, waits until it can be used, and acts. */
export async function measureInteraction(browser: Browser, origin: string, { route, form, act }: Interaction): Promise<Measured> {
  const visit = await openVisit(browser, form === 'phone' ? phone : desktop, 'processor');
  const { page } = visit;
  try {
    await noteInteractions(page);
    // Else the frame of steps asks first which arm is built.
    await page.addInitScript(() => localStorage.setItem('tabs-arm-side', 'right'));
    await page.goto(origin + route, { waitUntil: 'load', timeout: patience });
    await page.waitForSelector('[data-colour-mode-switch]:not([disabled])', { state: 'attached', timeout: patience });
    const ready = await page.evaluate(() => performance.now());
    await page.waitForTimeout(3000);
    await longestInteraction(page);
    await act(page);
    await page.waitForTimeout(3000);
    return { ready, longest: await longestInteraction(page) };
  } finally {
    await visit.close();
  }
}
