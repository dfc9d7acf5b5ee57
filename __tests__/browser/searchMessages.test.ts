import type { Page, Route } from 'playwright-core';
import { eventually } from './eventually';
import { hold } from './hold';
import { cleanPageForEachTest } from './cleanPageForEachTest';
import { at, hasFocus, openDialog } from './searchDialog';
import type { SitePage } from './site';

let opened: SitePage;
let page: Page;

cleanPageForEachTest((given) => ({ opened, page } = given));

const index = '**/search-index.json*';

describe('where there are no results', () => {
  it('says so, offers queries that have results, and a way to tell the project; nothing of that where an answer stands there', async () => {
    await opened.goto('/software/can');
    await openDialog(page);
    await page.fill(at.field, '20000088#0000900000000000');
    await page.locator(`${at.dialog} a`).getByText('read this frame on the CAN bench').waitFor();
    expect(await page.locator(at.none).count()).toBe(0);

    await page.fill(at.field, 'qqxyzzyqq zzvwwvzz');
    const none = page.locator(at.none);
    await none.getByText('No results found for “qqxyzzyqq zzvwwvzz”').waitFor();
    await page
      .locator(`${at.dialog} [role="status"]`)
      .getByText('No results found for “qqxyzzyqq zzvwwvzz”')
      .waitFor({ state: 'attached' });
    await none.getByText('Try searching for').waitFor();
    await none.getByText('Believe this query should return results?').waitFor();
    const link = none.getByRole('link', { name: 'Let us know.' });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/github\.com\/enactic\/openarm\/issues\/new\?title=/);
    expect(await link.getAttribute('target')).toBe('_blank');
    await none.getByRole('button', { name: 'CAN setup', exact: true }).click();
    await page.waitForSelector(at.hit);
    await eventually(async () => expect(await page.inputValue(at.field)).toBe('CAN setup'));
    await eventually(async () => expect(await hasFocus(page, at.field)).toBe(true));
    await eventually(async () => expect(await none.count()).toBe(0));

    // Popular queries, each of which has results, where no part of the query has any.
    const ask = async (): Promise<void> => {
      await page.fill(at.field, 'qqxyzzyqq');
      await none.getByText('No results found for “qqxyzzyqq”').waitFor();
    };
    await ask();
    await eventually(async () => expect(await none.locator('li button').count()).toBe(3));
    const texts = await none.locator('li button').allTextContents();
    for (const text of texts) {
      await ask();
      await none.getByRole('button', { name: text, exact: true }).click();
      await page.waitForSelector(at.hit);
    }

    // The message goes with the query.
    await ask();
    await page.click('.DocSearch-Clear');
    await none.waitFor({ state: 'detached' });
  });
});

describe('words that are nowhere on the site', () => {
  it('are named above the results, and heard with their number', async () => {
    await opened.goto('/software/can');
    await openDialog(page);
    await page.fill(at.field, 'gripper qqxyzzyqq');
    await page.locator('[data-search-notes]').getByText('Nothing here mentions qqxyzzyqq.').waitFor();
    await page
      .locator(`${at.dialog} [role="status"]`)
      .getByText(/^Nothing here mentions qqxyzzyqq\.*\. \d+ results$/)
      .waitFor({ state: 'attached' });
    await page.fill(at.field, 'gripper');
    await page.locator('[data-search-notes]').waitFor({ state: 'detached' });
  });
});

describe('the texts that results show', () => {
  const texts = '**/search-texts-*.json';
  const found = (): Promise<string[]> =>
    page.locator(at.hit).evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

  it('appear in results that were there before them, leave the field as it is, and may be lost', async () => {
    const { handler, release } = hold();
    await opened.context.route(texts, handler);
    await opened.goto('/software/can');
    await openDialog(page);
    await page.fill(at.field, 'crosswise');
    await page.waitForSelector(at.hit);
    expect(await page.locator(`${at.hit} mark`).count()).toBe(0);
    const pages = await found();
    expect(pages.length).toBeGreaterThan(1);
    await page.keyboard.press('ArrowLeft');
    release();
    await page.waitForSelector(`${at.hit} mark`);
    await eventually(async () => expect(await found()).toEqual(pages));
    await eventually(async () => expect(await page.inputValue(at.field)).toBe('crosswise'));
    await eventually(async () =>
      expect(await page.locator(at.field).evaluate((field) => (field as HTMLInputElement).selectionStart)).toBe('crosswis'.length),
    );

    // Without them, the same pages are found by their headings.
    await opened.context.unroute(texts);
    await opened.context.route(texts, (route) => route.abort());
    await opened.goto('/software/can');
    const lost = page.waitForEvent('requestfailed');
    await openDialog(page);
    await lost;
    await page.fill(at.field, 'crosswise');
    await page.waitForSelector(at.hit);
    await eventually(async () => expect(await found()).toEqual(pages));
  });
});

describe('where the index cannot be fetched', () => {
  const broken: [string, (route: Route) => Promise<void>][] = [
    ['the connection is lost', (route) => route.abort()],
    ['the server fails', (route) => route.fulfill({ status: 500, body: 'no' })],
    ['the file is broken', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '[{"a":' })],
  ];

  it.each(broken)('because %s: says so, and Retry finds', async (_, handler) => {
    await opened.context.route(index, handler);
    await opened.goto('/software/can');
    await openDialog(page);
    await page.fill(at.field, 'gripper');
    const failed = page.locator(at.failed);
    await failed.getByText('Unable to fetch results').waitFor();
    await failed.getByText('You might want to check your network connection.').waitFor();
    expect(await failed.getAttribute('role')).toBe('alert');
    await opened.context.unroute(index);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await page.waitForSelector(at.hit);
    await eventually(async () => expect(await page.inputValue(at.field)).toBe('gripper'));
    await eventually(async () => expect(await hasFocus(page, at.field)).toBe(true));
  });
});
