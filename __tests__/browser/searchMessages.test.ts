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
  beforeEach(async () => {
    await opened.goto('/software/can');
    await openDialog(page);
  });

  it('says nothing of that where an answer stands there', async () => {
    await page.fill(at.field, '20000088#0000900000000000');
    await page.locator(`${at.dialog} a`).getByText('read this frame on the CAN bench').waitFor();
    expect(await page.locator(at.none).count()).toBe(0);
  });

  it('says so, offers queries that have results, and a way to tell the project', async () => {
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
    await eventually(async () => expect(await page.locator(at.none).count()).toBe(0));
  });

  it('offers popular queries, each of which has results, where no part of the query has any', async () => {
    await page.fill(at.field, 'qqxyzzyqq');
    const suggestions = page.locator(`${at.none} li button`);
    await suggestions.first().waitFor();
    const texts = await suggestions.allTextContents();
    expect(texts).toHaveLength(3);
    for (const text of texts) {
      await page.fill(at.field, 'qqxyzzyqq');
      await page.locator(at.none).getByRole('button', { name: text, exact: true }).click();
      await page.waitForSelector(at.hit);
    }
  });

  it('takes the message away with the query', async () => {
    await page.fill(at.field, 'qqxyzzyqq');
    await page.waitForSelector(at.none);
    await page.click('.DocSearch-Clear');
    await page.waitForSelector(at.none, { state: 'detached' });
  });
});

describe('the texts that results show', () => {
  const texts = '**/search-texts-*.json';
  const found = (): Promise<string[]> =>
    page.locator(at.hit).evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

  it('appear in results that were there before them, and leave the field as it is', async () => {
    const { handler, release } = hold();
    await opened.context.route(texts, handler);
    await opened.goto('/software/can');
    await openDialog(page);
    await page.fill(at.field, 'crosswise');
    await page.waitForSelector(at.hit);
    expect(await page.locator(`${at.hit} mark`).count()).toBe(0);
    const pages = await found();
    await page.keyboard.press('ArrowLeft');
    release();
    await page.waitForSelector(`${at.hit} mark`);
    await eventually(async () => expect(await found()).toEqual(pages));
    await eventually(async () => expect(await page.inputValue(at.field)).toBe('crosswise'));
    await eventually(async () =>
      expect(await page.locator(at.field).evaluate((field) => (field as HTMLInputElement).selectionStart)).toBe('crosswis'.length),
    );
  });

  it('may be lost: the same pages are found by their headings', async () => {
    await opened.goto('/software/can');
    const arrived = page.waitForResponse(texts);
    await openDialog(page);
    await arrived;
    await page.fill(at.field, 'crosswise');
    await page.waitForSelector(`${at.hit} mark`);
    const pages = await found();
    expect(pages.length).toBeGreaterThan(1);

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
