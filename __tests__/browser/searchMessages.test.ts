import type { Page } from 'playwright-core';
import { newPageForEachTest } from './newPageForEachTest';
import { eventually } from './eventually';
import { at, hasFocus, heard, openDialog } from './searchDialog';
import type { SitePage } from './site';

let opened: SitePage;
let page: Page;

newPageForEachTest((given) => ({ opened, page } = given));

const textOf = async (selector: string): Promise<string> => (await page.locator(selector).first().textContent()) ?? '';

it('answers and failures are shown above the results, are announced, and lead to their position', async () => {
  const texts = page.waitForResponse((response) => /\/search-texts-[^/]*\.json$/.test(response.url()));
  await opened.goto('/software/can');
  await openDialog(page);
  await texts;
  await page.fill(at.field, 'J5 id');
  await page.waitForSelector(`${at.hit} ${at.answer}`);
  expect(await textOf(at.hit)).toMatch(/^J5\s· send 0x05, receive 0x15\s· DM-J4310-2EC V1\.1/);
  await page.getByText('Direct answer', { exact: true }).waitFor();
  expect(await page.locator(at.hit).count()).toBeGreaterThan(1);
  await heard(page, /Direct answer: J5: send 0x05, receive 0x15.*\d+ results?$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/software/setup/motor-id#the-ids');
  await page.waitForSelector(at.place);
  // The history has the position, not the answer.
  await openDialog(page);
  await eventually(async () => expect(await textOf(at.hit)).toContain('The IDs'));
  expect(await textOf(at.hit)).not.toContain('Direct answer');

  await page.fill(at.field, 'write: No buffer space available');
  await heard(page, /Failure: .*\d+ results?$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/getting-started/troubleshooting#bus-no-buffer-space');
  const isUnfolded = () => page.locator('#bus-no-buffer-space').evaluate((entry) => (entry as HTMLDetailsElement).open);
  await eventually(async () => expect(await isUnfolded()).toBe(true));

  await openDialog(page);
  await page.fill(at.field, 'robot doesnt work');
  await eventually(async () => expect(await textOf(at.hit)).toContain('Not sure what’s wrong?'));
  await page.locator(at.hit).first().click();
  await page.waitForURL((url) => url.pathname === '/getting-started/troubleshooting' && url.hash === '');
  await page.waitForSelector(at.dialog, { state: 'detached' });
  expect(opened.errors).toEqual([]);
});

it('unknown words, missing results and a broken index are shown, with suggestions, a link to report and Retry', async () => {
  const index = '**/search-index.json*';
  await opened.context.route(index, (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '[{"a":' }));
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

  const notes = page.locator('[data-search-notes]');
  await page.fill(at.field, 'gripper qqxyzzyqq');
  await notes.getByText('Nothing here mentions qqxyzzyqq.').waitFor();
  await heard(page, /^Nothing here mentions qqxyzzyqq\. \d+ results$/);
  await page.fill(at.field, 'gripper');
  await notes.waitFor({ state: 'detached' });

  const none = page.locator(at.none);
  await page.fill(at.field, '20000088#0000900000000000');
  await page.locator(`${at.dialog} a`).getByText('read this frame on the CAN bench').waitFor();
  expect(await none.count()).toBe(0);
  await page.fill(at.field, 'qqxyzzyqq zzvwwvzz');
  await heard(page, 'No results found for “qqxyzzyqq zzvwwvzz”');
  for (const text of ['No results found for “qqxyzzyqq zzvwwvzz”', 'Try searching for', 'Believe this query should return results?'])
    await none.getByText(text).waitFor();
  expect(await none.getByRole('link', { name: 'Find your symptom.' }).getAttribute('href')).toBe('/getting-started/troubleshooting');
  const link = none.getByRole('link', { name: 'Let us know.' });
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/github\.com\/enactic\/openarm\/issues\/new\?title=/);
  expect(await link.getAttribute('target')).toBe('_blank');
  await none.getByRole('button', { name: 'CAN setup', exact: true }).click();
  await page.waitForSelector(at.hit);
  await eventually(async () => expect(await page.inputValue(at.field)).toBe('CAN setup'));
  await eventually(async () => expect(await hasFocus(page, at.field)).toBe(true));
  await eventually(async () => expect(await none.count()).toBe(0));
  // Clearing the field removes the message.
  await page.fill(at.field, 'qqxyzzyqq');
  await none.waitFor();
  await page.click('.DocSearch-Clear');
  await none.waitFor({ state: 'detached' });
});
