import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { cleanPageForEachTest } from './cleanPageForEachTest';
import { at, hasFocus, openDialog, searchFor } from './searchDialog';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let opened: SitePage;
let page: Page;

cleanPageForEachTest((given) => ({ site, opened, page } = given));

const texts = /\/search-texts-[^/]*\.json$/;
const answer = '[data-search-answer]';
const start = '[data-search-start]';
const place = '/software/setup/motor-id#the-ids';
const line = /^J5\s· send 0x05, receive 0x15\s· DM-J4310-2EC V1\.1/;

const textOf = async (selector: string): Promise<string> => (await page.locator(selector).first().textContent()) ?? '';

describe('the empty dialog', () => {
  it('offers popular queries, of which it runs one, and sections, which Tab reaches', async () => {
    await opened.goto('/software/can');
    await openDialog(page);
    await page.locator(start).waitFor();
    await page.locator(start).getByRole('button', { name: 'motor IDs', exact: true }).click();
    await page.waitForSelector(at.hit);
    await eventually(async () => expect(await page.inputValue(at.field)).toBe('motor IDs'));
    await eventually(async () => expect(await hasFocus(page, at.field)).toBe(true));
    await eventually(async () => expect(await page.locator(start).isVisible()).toBe(false));
    await page.click('.DocSearch-Clear');
    await page.locator(start).waitFor();

    const links = page.locator(`${start} a`);
    expect(await links.allTextContents()).toEqual(['Getting started', 'Hardware', 'Software', 'Teleop', 'Simulation', 'Purchase']);
    await page.focus(`${start} button >> nth=-1`);
    await page.keyboard.press('Tab');
    await eventually(async () => expect(await hasFocus(page, `${start} a`)).toBe(true));
    await links.filter({ hasText: 'Hardware' }).click();
    await page.waitForURL('**/hardware/');
    await page.waitForSelector(at.dialog, { state: 'detached' });
    expect(opened.errors).toEqual([]);
  });

  it('offers the pages that were opened last, and so does the results page', async () => {
    await opened.goto('/software/can');
    await searchFor(page, 'gripper');
    await page.keyboard.press('Enter');
    await page.waitForSelector(at.place);
    const path = await page.evaluate(() => window.location.pathname);
    await openDialog(page);
    await page.getByText('Recently viewed docs').waitFor();
    await page.locator(start).waitFor();
    expect(await page.locator('.DocSearch-Modal').evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);

    await opened.goto('/search');
    await page.locator('main h2', { hasText: 'Recently viewed docs' }).waitFor();
    expect(await page.locator('main section').last().locator('a').first().getAttribute('href')).toContain(path);
  });
});

describe('the empty dialog on a phone', () => {
  it('fits its width, and what it offers is large enough for a finger', async () => {
    const phone = await site.cleanPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await phone.goto('/software/can');
    await openDialog(phone.page);
    await phone.page.locator(start).waitFor();
    const modal = phone.page.locator('.DocSearch-Modal');
    expect(await modal.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
    const boxes = await phone.page
      .locator(`${start} li > *`)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(360);
    expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
  });
});

describe('a short question in the dialog', () => {
  const leadsTo = async (address: string): Promise<void> => {
    await page.waitForURL(`**${address}`);
    await page.waitForSelector(at.dialog, { state: 'detached' });
  };

  it('is answered above the results, and a press or Enter leads to the table', async () => {
    const arrived = page.waitForResponse((response) => texts.test(response.url()));
    await opened.goto('/software/can');
    await openDialog(page);
    await arrived;
    // An ID names its joint.
    await page.fill(at.field, '0x15');
    await page.waitForSelector(`${at.hit} ${answer}`);
    const link = page.locator(at.hit).first();
    expect(await link.textContent()).toMatch(/^0x15\s· receive ID of J5\s· send 0x05/);
    expect(await link.getAttribute('href')).toBe(place);
    await link.click();
    await leadsTo(place);

    // A failure that could be any leads to the page of all symptoms.
    await openDialog(page);
    await page.fill(at.field, 'robot doesnt work');
    await eventually(async () => expect(await textOf(at.hit)).toContain('Not sure what’s wrong?'));
    await page.keyboard.press('Enter');
    await leadsTo('/getting-started/troubleshooting');
    await page.waitForSelector('h1:has-text("Troubleshooting")');

    await openDialog(page);
    await page.fill(at.field, 'J5 id');
    await page.waitForSelector(`${at.hit} ${answer}`);
    expect(await textOf(at.hit)).toMatch(line);
    await page.getByText('Direct answer').waitFor();
    expect(await page.locator(at.hit).count()).toBeGreaterThan(1);
    await page.locator('[role="status"]', { hasText: /J5: send 0x05, receive 0x15.*\d+ results?$/ }).waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${place}`);
    await page.waitForSelector(at.place);
    await openDialog(page);
    await eventually(async () => expect(await textOf(at.hit)).toContain('The IDs'));
    expect(await textOf(at.hit)).not.toContain('Direct answer');
    expect(opened.errors).toEqual([]);
  });

  it('has results that begin with a heading, and the words that were found follow', async () => {
    await opened.goto('/software/can');
    await searchFor(page, 'crosswise');
    const first = page.locator(at.hit).first();
    const words = first.locator('.DocSearch-Hit-words');
    await words
      .locator('mark', { hasText: /crosswise/i })
      .first()
      .waitFor();
    const [heading, found] = await Promise.all([first.locator('.DocSearch-Hit-title').boundingBox(), words.boundingBox()]);
    expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual((found?.y ?? 0) + 1);
    expect(await first.locator('span').first().getAttribute('class')).toContain('DocSearch-Hit-title');
  });
});

describe('the results page', () => {
  it('offers popular queries and sections while it is empty, and answers above the results, with a link to the table', async () => {
    await opened.goto('/search');
    const main = page.locator('main');
    expect(await main.locator('h2').allTextContents()).toEqual(['Popular searches', 'Sections']);
    await main.getByRole('link', { name: 'Purchase', exact: true }).waitFor();
    await main.getByRole('link', { name: 'joint limits', exact: true }).click();
    await page.waitForURL('**/search?q=joint+limits');
    await page.waitForSelector('main a[data-result]');

    const field = 'main input[type="search"]';
    const link = main.locator('a[data-result]').first();
    for (const [query, text] of [
      ['J5 id', line],
      ['0x15', /^0x15\s· receive ID of J5/],
    ] as const) {
      await page.fill(field, query);
      await eventually(async () => expect(await textOf(`main ${answer} p`)).toMatch(text));
      await eventually(async () => expect(await link.getAttribute('href')).toBe(place));
      expect(await main.locator('a[data-result]').count()).toBeGreaterThan(1);
      // No answer where nothing is found.
      await page.fill(field, 'qqxyzzyqq');
      await page.getByText('No results found for “qqxyzzyqq”').waitFor();
      expect(await main.locator(answer).count()).toBe(0);
    }

    await opened.goto('/search?q=J5%20id');
    await main.locator(answer).waitFor();
    await page.focus(field);
    await page.keyboard.press('ArrowDown');
    await eventually(async () => expect(await hasFocus(page, `main ${answer} a`)).toBe(true));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${place}`);
    await page.waitForSelector(at.place);
    expect(opened.errors).toEqual([]);
  });
});
