import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { cleanPageForEachTest } from './cleanPageForEachTest';
import { at, openDialog, searchFor } from './searchDialog';
import type { SitePage } from './site';

let opened: SitePage;
let page: Page;

cleanPageForEachTest((given) => ({ opened, page } = given));

describe('recent and pinned searches', () => {
  const recent = '.DocSearch-Hit';

  it('survive a reload', async () => {
    await opened.goto('/software/can');
    await searchFor(page, 'gripper');
    await page.keyboard.press('Enter');
    await page.waitForSelector(at.place);
    await opened.goto('/software/can');
    await openDialog(page);
    await page.getByText('Recently viewed docs').waitFor();
    await page.hover(recent);
    await page.getByTitle('Pin this search').first().click();
    await page.getByText('Pinned').waitFor();
    await page.keyboard.press('Escape');
    await opened.goto('/software/can');
    await openDialog(page);
    await page.getByText('Pinned').waitFor();
    await eventually(async () => expect(await page.locator(recent).count()).toBe(1));
    expect(opened.errors).toEqual([]);
  });

  // What else is none: the unit tests of stored searches.
  it('that are stored as records of another shape are left out', async () => {
    const text = '[{"objectID":"x"},null,7]';
    await page.addInitScript((value) => localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__OpenArm documents', value), text);
    await opened.goto('/software/can');
    await searchFor(page, 'gripper');
    expect(await page.locator(recent).count()).toBeGreaterThan(0);
    expect(opened.errors).toEqual([]);
  });

  it('last as long as the page where storage is blocked, with one warning', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await opened.goto('/software/can');
    await searchFor(page, 'gripper');
    await page.keyboard.press('Enter');
    await page.waitForSelector(at.place);
    await openDialog(page);
    await page.getByText('Recently viewed docs').waitFor();
    await eventually(() => expect(warnings.filter((text) => text.includes('storage'))).toHaveLength(1));
    expect(opened.errors).toEqual([]);
  });
});
