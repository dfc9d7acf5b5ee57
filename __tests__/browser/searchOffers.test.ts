import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { cleanPageForEachTest } from './cleanPageForEachTest';
import { at, hasFocus, openDialog, searchFor } from './searchDialog';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let opened: SitePage;
let page: Page;

cleanPageForEachTest((given) => ({ site, opened, page } = given));

const answers = '/search-answers.json';
const answer = '[data-search-answer]';
const start = '[data-search-start]';
const place = '/software/setup/motor-id#the-ids';
const line = /^J5\s· send 0x05, receive 0x15\s· DM-J4310-2EC V1\.1/;

const textOf = async (selector: string): Promise<string> => (await page.locator(selector).first().textContent()) ?? '';

async function askInDialog(query: string): Promise<void> {
  const arrived = page.waitForResponse((response) => response.url().endsWith(answers));
  await opened.goto('/software/can');
  await openDialog(page);
  await arrived;
  await page.fill(at.field, query);
  await page.waitForSelector(`${at.hit} ${answer}`);
}

describe('the empty dialog', () => {
  beforeEach(async () => {
    await opened.goto('/software/can');
    await openDialog(page);
    await page.locator(start).waitFor();
  });

  it('offers popular queries, and runs one that is pressed', async () => {
    await page.locator(start).getByRole('button', { name: 'motor IDs', exact: true }).click();
    await page.waitForSelector(at.hit);
    await eventually(async () => expect(await page.inputValue(at.field)).toBe('motor IDs'));
    await eventually(async () => expect(await hasFocus(page, at.field)).toBe(true));
    await eventually(async () => expect(await page.locator(start).isVisible()).toBe(false));
    await page.click('.DocSearch-Clear');
    await page.locator(start).waitFor();
  });

  it('offers the sections of the navigation, which Tab reaches', async () => {
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

  it('offers the pages that were opened last, too', async () => {
    await page.keyboard.press('Escape');
    await searchFor(page, 'gripper');
    await page.keyboard.press('Enter');
    await page.waitForSelector(at.place);
    await openDialog(page);
    await page.getByText('Recently viewed docs').waitFor();
    await page.locator(start).waitFor();
    expect(await page.locator('.DocSearch-Modal').evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  });
});

describe('the empty dialog on a phone', () => {
  it('fits its width, and what it offers is large enough for a finger', async () => {
    const phone = await site.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
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
    await phone.context.close();
  });
});

describe('a failure that could be any, in the dialog', () => {
  it('leads to the page of all symptoms', async () => {
    await askInDialog('robot doesnt work');
    await eventually(async () => expect(await textOf(at.hit)).toContain('Not sure what’s wrong?'));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/getting-started/troubleshooting');
    await page.waitForSelector('h1:has-text("Troubleshooting")');
    expect(opened.errors).toEqual([]);
  });
});

describe('a short question in the dialog', () => {
  it('is answered above the results, and Enter leads to the table', async () => {
    await askInDialog('J5 id');
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

  it('such as an ID names its joint, and leads there when it is pressed', async () => {
    await askInDialog('0x15');
    const link = page.locator(at.hit).first();
    expect(await link.textContent()).toMatch(/^0x15\s· receive ID of J5\s· send 0x05/);
    expect(await link.getAttribute('href')).toBe(place);
    await link.click();
    await page.waitForURL(`**${place}`);
  });

  it('has results without the file of answers', async () => {
    await opened.context.route(`**${answers}`, (route) => route.abort());
    await opened.goto('/software/can');
    await searchFor(page, 'J5 id');
    expect(await page.locator(answer).count()).toBe(0);
    expect(await page.locator(at.hit).count()).toBeGreaterThan(1);
  });
});

describe('a result in the dialog', () => {
  it('begins with its heading, and the words that were found follow', async () => {
    await opened.goto('/software/can');
    await searchFor(page, 'crosswise');
    const first = page.locator(at.hit).first();
    const words = first.locator('.DocSearch-Hit-words');
    await words.locator('mark').first().waitFor();
    const [heading, found] = await Promise.all([first.locator('.DocSearch-Hit-title').boundingBox(), words.boundingBox()]);
    expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual((found?.y ?? 0) + 1);
    expect(await first.locator('span').first().getAttribute('class')).toContain('DocSearch-Hit-title');
  });
});

describe('the results page', () => {
  it('offers popular queries and sections while it is empty, and runs one that is pressed', async () => {
    await opened.goto('/search');
    const main = page.locator('main');
    expect(await main.locator('h2').allTextContents()).toEqual(['Popular searches', 'Sections']);
    await main.getByRole('link', { name: 'Purchase', exact: true }).waitFor();
    await main.getByRole('link', { name: 'joint limits', exact: true }).click();
    await page.waitForURL('**/search?q=joint+limits');
    await page.waitForSelector('main a[data-result]');
    expect(opened.errors).toEqual([]);
  });

  it('offers the pages that were opened from the dialog last', async () => {
    await opened.goto('/software/can');
    await searchFor(page, 'gripper');
    await page.keyboard.press('Enter');
    await page.waitForSelector(at.place);
    const path = await page.evaluate(() => window.location.pathname);
    await opened.goto('/search');
    await page.locator('main h2', { hasText: 'Recently viewed docs' }).waitFor();
    expect(await page.locator('main section').last().locator('a').first().getAttribute('href')).toContain(path);
  });

  it.each([
    ['J5 id', line],
    ['0x15', /^0x15\s· receive ID of J5/],
  ])('answers %j above the results, with a link to the table', async (query, text) => {
    await opened.goto(`/search?q=${encodeURIComponent(query)}`);
    await page.locator(`main ${answer}`).waitFor();
    expect(await textOf(`main ${answer} p`)).toMatch(text);
    const link = page.locator('main a[data-result]').first();
    expect(await link.getAttribute('href')).toBe(place);
    expect(await page.locator('main a[data-result]').count()).toBeGreaterThan(1);
    await page.focus('main input[type="search"]');
    await page.keyboard.press('ArrowDown');
    await eventually(async () => expect(await hasFocus(page, `main ${answer} a`)).toBe(true));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${place}`);
    await page.waitForSelector(at.place);
    expect(opened.errors).toEqual([]);
  });

  it('has no answer where nothing was found', async () => {
    await opened.goto('/search?q=qqxyzzyqq');
    await page.getByText('No results found for “qqxyzzyqq”').waitFor();
    expect(await page.locator(`main ${answer}`).count()).toBe(0);
  });
});
