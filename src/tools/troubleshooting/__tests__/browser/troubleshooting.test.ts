import { eventually } from '../../../../../__tests__/browser/eventually';
import { newPageForEachTest } from '../../../../../__tests__/browser/newPageForEachTest';
import { hold } from '../../../../../__tests__/browser/hold';
import type { OpenSite, SitePage } from '../../../../../__tests__/browser/site';
import { say } from '../../../../../__tests__/browser/siteAnswers';
import { exampleRows } from '../../../../../__tests__/unit/fixtures/exampleTables';
import { smallTargets } from '../../../../../__tests__/browser/smallTargets';

const route = '/getting-started/troubleshooting';
const serial = `${route}/serial-port`;

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given), { permissions: ['clipboard-read', 'clipboard-write'] });

const field = '[data-symptom-finder] textarea';
const found = () => at.page.locator('[data-symptom-finder] ol a');
const foundIds = (): Promise<(string | undefined)[]> =>
  found().evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/^.*#/, '')));
const isOpen = (id: string): Promise<boolean> => at.page.locator(`#${id}`).evaluate((entry) => (entry as HTMLDetailsElement).open);
const search = (): string => new URL(at.page.url()).search;

/** What people paste or write, with the entry that must come first. What else is read: the unit tests of outputs and failures. */
const pasted: readonly (readonly [string, string])[] = [
  ['serial-no-port', 'twigctl: no such port: /dev/ttyUSB0'],
  ['serial-bad-checksum', 'twigctl: bad checksum in frame 17'],
  ['motion-shakes', 'the arm shakes at rest'],
];

describe('the finder of symptoms', () => {
  it('names the entry for what was pasted, first, and why, and opens the one that is chosen of an area', async () => {
    await at.goto(route);
    for (const [id, text] of pasted) {
      await at.page.fill(field, text);
      await eventually(async () => expect((await foundIds())[0]).toBe(id));
    }
    await at.page.fill(field, pasted[1]?.[1] ?? '');
    await at.page.waitForSelector('text=/The text says “.*bad checksum in frame/');

    await at.page.fill(field, '');
    await at.page.selectOption('[data-symptom-finder] select', { label: 'Serial port' });
    await eventually(async () => expect((await foundIds())[0]).toBe('serial-no-port'));
    expect(await foundIds()).toEqual(['serial-no-port', 'serial-no-reply', 'serial-bad-checksum']);
    // Nothing was compared.
    await eventually(async () =>
      expect(await at.page.locator('[data-symptom-finder] [role="status"]').innerText()).toMatch(/^\d+ entries fit\.$/),
    );
    await found().first().click();
    await at.page.waitForURL(`**${serial}#serial-no-port`);
    await eventually(async () => expect(await isOpen('serial-no-port')).toBe(true));
    expect(at.errors).toEqual([]);
  });

  it('answers between the text and the area, and again on the way back from an entry', async () => {
    at = await site.newPage({ viewport: { width: 360, height: 740 } });
    await at.goto(route);
    await at.page.fill(field, 'the arm shakes at rest');
    const top = (selector: string): Promise<number> =>
      at.page
        .locator(`[data-symptom-finder] ${selector}`)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top);
    await eventually(async () => expect((await foundIds())[0]).toBe('motion-shakes'));
    expect(await top('textarea')).toBeLessThan(await top('ol'));
    expect(await top('ol')).toBeLessThan(await top('select'));
    await found().first().click();
    await at.page.waitForURL(`**${route}/motion#motion-shakes`);
    await at.page.goBack();
    await eventually(async () => expect((await foundIds())[0]).toBe('motion-shakes'));
    expect(await at.page.inputValue(field)).toBe('the arm shakes at rest');
    // Without a text, what an area holds comes below it.
    await at.page.fill(field, '');
    await at.page.selectOption('[data-symptom-finder] select', { label: 'Serial port' });
    await eventually(async () => expect((await foundIds())[0]).toBe('serial-no-port'));
    expect(await top('select')).toBeLessThan(await top('ol'));
  });

  it('sends nothing away, and says when nothing fits, and when its list cannot be loaded, with a way to try again', async () => {
    await at.goto(route);
    await at.page.waitForLoadState('networkidle');
    const asked: string[] = [];
    at.page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    let refused = true;
    await at.page.route('**/search-index.json', (request) => (refused ? request.fulfill({ status: 503 }) : request.continue()));
    await at.page.fill(field, 'asdf qwertz');
    await at.page.waitForSelector('text=could not be loaded');
    refused = false;
    await at.page.click('[data-symptom-finder] button');
    await at.page.waitForSelector('text=No entry fits this message.');
    await at.page.fill(field, 'twigctl: secretword, bad checksum');
    await found().first().waitFor();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((request) => /secretword|qwertz/.test(request))).toEqual([]);
    // Its list and its program, and nothing else.
    for (const request of asked) expect(request).toMatch(/^(GET|HEAD) \S+\.(js|json) $/);
  });

  it('judges the printout of a tool, sends nothing of it away, and copies a report', async () => {
    // The example site has another robot.
    site.answer(
      ({ pathname }) => /^\/data\/[\w-]+\.json$/.test(pathname),
      (response, _pass, { pathname }) =>
        say(200, JSON.stringify({ rows: exampleRows(pathname.replace(/^\/data\/|\.json$/g, '')) }), 'application/json')(response),
    );
    const rows = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (id) => `0x0${id}        0x1${id}        ${id === 3 ? '1 Mbps (Code: 4)' : '5 Mbps (FD) (Code: 9)'}`,
    );
    await at.goto(route);
    const asked: string[] = [];
    at.page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await at.page.fill(
      field,
      ['anna@lab:~$ openarm-can-cli -i can0 discover', ' DISCOVERY SUMMARY (Total: 8 motors found)', ...rows].join('\n'),
    );
    const answer = at.page.locator('[data-printouts]');
    await answer.locator('.verdict').waitFor();
    expect(await answer.locator('.verdict').innerText()).toMatch(/^J3: rate code 4\./);
    expect(await answer.locator('tbody tr').count()).toBe(1);
    expect(await answer.locator('tbody tr code').innerText()).toContain('change_baud -c 3 -b 5000000');
    await answer.getByRole('button', { name: 'Copy a report' }).click();
    await eventually(async () => {
      const report = await at.page.evaluate(() => navigator.clipboard.readText());
      expect(report).toContain('openarm-can-cli discover: J3: rate code 4');
      expect(report).toContain('user@host:~$ openarm-can-cli -i portA discover');
    });
    // A healthy word needs all of it.
    await at.page.fill(field, [' DISCOVERY SUMMARY (Total: 8 motors found)', ...rows.slice(3)].join('\n'));
    await eventually(async () => expect(await answer.locator('.verdict').innerText()).toContain('5 of 8 rows'));
    await at.page.fill(field, 'the arm shakes at rest');
    await eventually(async () => expect(await answer.count()).toBe(0));
    for (const request of asked) expect(request).toMatch(/^(GET|HEAD) \S+\.(js|json) $/);
    expect(at.errors).toEqual([]);
  });

  it('answers what was typed before its program came', async () => {
    const scripts = hold();
    await at.page.route('**/*.js', scripts.handler);
    await at.page.goto(`${site.origin}${route}`, { waitUntil: 'commit' });
    await at.page.fill(field, 'twigctl: timeout after 50 ms');
    scripts.release();
    await eventually(async () => expect((await foundIds())[0]).toBe('serial-no-reply'));
    expect(await at.page.inputValue(field)).toBe('twigctl: timeout after 50 ms');
  });
});

describe('the path for a motor that does not answer', () => {
  const answer = (words: string) => at.page.locator('.answer', { hasText: words });
  const tries = () => at.page.locator('.try:visible a');

  it('is walked by keyboard, and its answers stand in the address, in place of what is none', async () => {
    await at.goto(`${route}?path.motor=%E0%A4%A.<script>`);
    expect(await at.page.locator('.question:visible').count()).toBe(1);
    await answer('All LEDs are lit').focus();
    await at.page.keyboard.press('Enter');
    await eventually(async () =>
      expect(await at.page.evaluate(() => document.activeElement?.textContent)).toBe('Does the computer show the port?'),
    );
    await at.page.keyboard.press('Tab');
    await at.page.keyboard.press('Tab');
    expect(await at.page.evaluate(() => document.activeElement?.textContent)).toContain('A port is shown');
    await at.page.keyboard.press('Enter');
    expect(search()).toBe('?path.motor=lit.a-port');
    await eventually(async () => expect(await tries().first().getAttribute('href')).toBe(`${serial}#serial-no-reply`));
    // Focus follows a frame later.
    await eventually(async () => expect(await at.page.evaluate(() => document.activeElement?.matches('.try'))).toBe(true));
    await at.page.keyboard.press('Tab');
    await at.page.keyboard.press('Enter');
    await eventually(async () => expect(await isOpen('serial-no-reply')).toBe(true));
    await at.page.goBack();
    await at.page.waitForURL(`**${route}?path.motor=lit.a-port`);
    await eventually(async () => expect(await tries().count()).toBe(2));
  });

  it('is walked by finger on a phone, back to an earlier answer, and from the start', async () => {
    at = await site.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await at.goto(route);
    // What comes next does not break between letters.
    const next = answer('All LEDs are lit').locator('.where');
    expect(await next.evaluate(({ firstChild }) => (firstChild?.parentElement?.getClientRects()[0]?.height ?? NaN) < 30)).toBe(true);
    await answer('All LEDs are lit').tap();
    await answer('A port is shown').tap();
    expect(search()).toBe('?path.motor=lit.a-port');
    expect(await tries().count()).toBeGreaterThan(1);
    await answer('No LED is lit').tap();
    await eventually(async () => expect(await tries().first().getAttribute('href')).toBe(`${route}/power#power-dark`));
    expect(await at.page.locator('.question:visible').count()).toBe(1);
    await at.page.getByRole('button', { name: 'Start again' }).tap();
    expect(search()).toBe('');
    expect(await tries().count()).toBe(0);
    expect(await smallTargets(at.page)).toEqual([]);
    expect(await at.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  it('is there as a whole without JavaScript, and on paper', async () => {
    at = await site.newPage({ javaScriptEnabled: false });
    await at.goto(route);
    expect(await at.page.locator('.question:visible').count()).toBe(2);
    expect(await tries().count()).toBe(4);
    expect(await at.page.locator(field).isVisible()).toBe(false);
    await at.page.emulateMedia({ media: 'print' });
    expect(await at.page.locator('.question:visible').count()).toBe(2);
  });
});

describe('an entry', () => {
  it('is open for who follows its address, or the link of the page that explains it', async () => {
    await at.goto(`${serial}#serial-no-reply`);
    await eventually(async () => expect(await isOpen('serial-no-reply')).toBe(true));
    // A link to the address where the reader is.
    const anchor = at.page.locator('#serial-no-reply .anchor');
    for (let press = 0; press < 2; press++) {
      await at.page.locator('#serial-no-reply > summary').click();
      expect(await isOpen('serial-no-reply')).toBe(false);
      await at.page.evaluate(() => document.querySelector<HTMLElement>('#serial-no-reply .anchor')?.click());
      await eventually(async () => expect(await isOpen('serial-no-reply')).toBe(true));
    }
    expect(await anchor.count()).toBe(1);
    await at.goto('/software/setup');
    // It stands on the page that explains it, too.
    await at.page.locator('summary', { hasText: 'does not answer' }).click();
    await at.page.waitForSelector('dt:has-text("Fix"):visible');
    await at.page.click('a:has-text("Find your symptom")');
    await at.page.waitForURL(`**${route}`);
  });

  it('is found by its address on the page of all of them, where it was published, on and back', async () => {
    await at.goto('/software/setup');
    await at.page.goto(`${site.origin}${route}#serial-no-reply`);
    await at.page.waitForURL(`**${serial}#serial-no-reply`);
    await eventually(async () => expect(await isOpen('serial-no-reply')).toBe(true));
    await at.page.goBack();
    await at.page.waitForURL('**/software/setup');
    // From a page of the site, and on the page itself.
    await at.goto(route);
    await at.page.evaluate(() => (window.location.hash = '#power-dark'));
    await at.page.waitForURL(`**${route}/power#power-dark`);
    await eventually(async () => expect(await isOpen('power-dark')).toBe(true));
    expect(at.errors).toEqual([]);
  });

  it('is a link from there without JavaScript', async () => {
    at = await site.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await at.page.goto(`${site.origin}${route}#serial-bad-checksum`);
    const title = at.page.locator('#serial-bad-checksum');
    await eventually(async () => expect(((await title.boundingBox())?.y ?? NaN) < 740).toBe(true));
    await title.click();
    await at.page.waitForURL(`**${serial}#serial-bad-checksum`);
    await at.page.click('#serial-bad-checksum > summary');
    await at.page.locator('#serial-bad-checksum dt').first().waitFor();
  });
});
