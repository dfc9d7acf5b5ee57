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
  await opened.goto('/software/protocol');
  await openDialog(page);
  await texts;
  await page.fill(at.field, 'J2 id');
  await page.waitForSelector(`${at.hit} ${at.answer}`);
  expect(await textOf(at.hit)).toMatch(/^J2\s· −20\.0° to 110\.0°\s· servo 0x02/);
  await page.getByText('Direct answer', { exact: true }).waitFor();
  expect(await page.locator(at.hit).count()).toBeGreaterThan(1);
  await heard(page, /Direct answer: J2: −20\.0° to 110\.0°.*\d+ results?$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/hardware/#joint-ranges');
  await page.waitForSelector(at.place);
  // The history has the position, not the answer.
  await openDialog(page);
  await eventually(async () => expect(await textOf(at.hit)).toContain('Joint ranges'));
  expect(await textOf(at.hit)).not.toContain('Direct answer');

  await page.fill(at.field, 'twigctl: bad checksum in frame 17');
  await heard(page, /Failure: .*\d+ results?$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/getting-started/troubleshooting#bad-checksum');
  const isUnfolded = () => page.locator('#bad-checksum').evaluate((entry) => (entry as HTMLDetailsElement).open);
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
  await opened.goto('/software/protocol');
  await openDialog(page);
  await page.fill(at.field, 'tweezer');
  const failed = page.locator(at.failed);
  await failed.getByText('Unable to fetch results').waitFor();
  await failed.getByText('You might want to check your network connection.').waitFor();
  expect(await failed.getAttribute('role')).toBe('alert');
  await opened.context.unroute(index);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await page.waitForSelector(at.hit);
  await eventually(async () => expect(await page.inputValue(at.field)).toBe('tweezer'));
  await eventually(async () => expect(await hasFocus(page, at.field)).toBe(true));

  const notes = page.locator('[data-search-notes]');
  await page.fill(at.field, 'tweezer qqxyzzyqq');
  await notes.getByText('Nothing here mentions qqxyzzyqq.').waitFor();
  await heard(page, /^Nothing here mentions qqxyzzyqq\. \d+ results$/);
  await page.fill(at.field, 'tweezer');
  await notes.waitFor({ state: 'detached' });

  const none = page.locator(at.none);
  await page.fill(at.field, 'qqxyzzyqq zzvwwvzz');
  await heard(page, 'No results found for “qqxyzzyqq zzvwwvzz”');
  for (const text of ['No results found for “qqxyzzyqq zzvwwvzz”', 'Try searching for', 'Believe this query should return results?'])
    await none.getByText(text).waitFor();
  expect(await none.getByRole('link', { name: 'Find your symptom.' }).getAttribute('href')).toBe('/getting-started/troubleshooting');
  const link = none.getByRole('link', { name: 'Let us know.' });
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/code\.example\/twig\/twig\/issues\/new\?title=/);
  expect(await link.getAttribute('target')).toBe('_blank');
  await none.getByRole('button', { name: 'joint limits', exact: true }).click();
  await page.waitForSelector(at.hit);
  await eventually(async () => expect(await page.inputValue(at.field)).toBe('joint limits'));
  await eventually(async () => expect(await hasFocus(page, at.field)).toBe(true));
  await eventually(async () => expect(await none.count()).toBe(0));
  // Clearing the field removes the message.
  await page.fill(at.field, 'qqxyzzyqq');
  await none.waitFor();
  await page.click('.DocSearch-Clear');
  await none.waitFor({ state: 'detached' });
});
