import type { Browser } from 'playwright-core';
import type { Handles } from '../layouts/peer';
import { longestInteraction, noteInteractions } from './longestInteraction';
import { afterLoad, openVisit, phone } from './visit';

/** How long the interaction takes that opens the menu of a phone, slowed down, in ms. */
export async function openMenu(browser: Browser, address: string, { menuButton, menu }: Handles): Promise<number> {
  const visit = await openVisit(browser, phone, 'network and processor');
  const { page } = visit;
  try {
    await noteInteractions(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(afterLoad);
    await page.locator(menuButton).filter({ visible: true }).first().tap();
    await page.locator(menu).filter({ visible: true }).first().waitFor({ timeout: 10_000 });
    await page.waitForTimeout(1000);
    return await longestInteraction(page);
  } finally {
    await visit.close();
  }
}
