import { eventually } from './eventually';
import { newPageForEachTest } from './newPageForEachTest';
import { hold } from './hold';
import type { OpenSite, SitePage } from './site';
import { smallTargets } from './smallTargets';

const route = '/getting-started/troubleshooting';

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given), { permissions: ['clipboard-read', 'clipboard-write'] });

const field = '[data-symptom-finder] textarea';
const found = () => at.page.locator('[data-symptom-finder] ol a');
const foundIds = (): Promise<(string | undefined)[]> =>
  found().evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
const isOpen = (id: string): Promise<boolean> => at.page.locator(`#${id}`).evaluate((entry) => (entry as HTMLDetailsElement).open);
const search = (): string => new URL(at.page.url()).search;

const port = (state: string): string =>
  `3: can0: <NOARP,UP,LOWER_UP,ECHO> mtu 72 qdisc pfifo_fast state UP mode DEFAULT group default qlen 10\n    link/can  promiscuity 0 minmtu 0 maxmtu 0\n    can <FD> state ${state} (berr-counter tx 0 rx 0) restart-ms 0\n\t  bitrate 1000000 sample-point 0.750\n\t  dbitrate 5000000 dsample-point 0.750`;

/** What people paste or write, with the entry that must come first. What else is read: the unit tests of outputs and failures. */
const pasted: readonly (readonly [string, string])[] = [
  ['bus-off', port('BUS-OFF')],
  ['bus-device-busy', 'RTNETLINK answers: Device or resource busy'],
  ['motor-led-blinking-red', 'the LED of one motor is blinking red'],
];

describe('the finder of symptoms', () => {
  it('names the entry for what was pasted, first, and why, and opens the one that is chosen of an area', async () => {
    await at.goto(route);
    for (const [id, text] of pasted) {
      await at.page.fill(field, text);
      await eventually(async () => expect((await foundIds())[0]).toBe(id));
    }
    await at.page.fill(field, pasted[1]?.[1] ?? '');
    await at.page.waitForSelector('text=The text says “RTNETLINK answers: Device or resource busy”.');

    await at.page.fill(field, '');
    await at.page.selectOption('[data-symptom-finder] select', { label: 'Gripper' });
    await eventually(async () => expect((await foundIds())[0]).toMatch(/^grip-/));
    expect((await foundIds()).filter((id) => !id?.startsWith('grip-'))).toEqual([]);
    // Nothing was compared.
    await eventually(async () =>
      expect(await at.page.locator('[data-symptom-finder] [role="status"]').innerText()).toMatch(/^\d+ entries fit\.$/),
    );
    const first = (await foundIds())[0] ?? '';
    await found().first().click();
    await eventually(async () => expect(await isOpen(first)).toBe(true));
    expect(new URL(at.page.url()).hash).toBe(`#${first}`);
    expect(at.errors).toEqual([]);
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
    await at.page.fill(field, 'RTNETLINK answers: secretword');
    await found().first().waitFor();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((request) => /secretword|qwertz/.test(request))).toEqual([]);
    // Its list and its program, and nothing else.
    for (const request of asked) expect(request).toMatch(/^(GET|HEAD) \S+\.(js|json) $/);
  });

  it('answers what was typed before its program came', async () => {
    const scripts = hold();
    await at.page.route('**/*.js', scripts.handler);
    await at.page.goto(`${site.origin}${route}`, { waitUntil: 'commit' });
    await at.page.fill(field, port('BUS-OFF'));
    scripts.release();
    await eventually(async () => expect((await foundIds())[0]).toBe('bus-off'));
    expect(await at.page.inputValue(field)).toBe(port('BUS-OFF'));
  });
});

describe('the path for a motor that does not answer', () => {
  const answer = (words: string) => at.page.locator('.answer', { hasText: words });
  const tries = () => at.page.locator('.try:visible a');

  it('is walked by keyboard, and its answers stand in the address, in place of what is none', async () => {
    await at.goto(`${route}?path.motor=%E0%A4%A.<script>`);
    expect(await at.page.locator('.question:visible').count()).toBe(1);
    await answer('All are steady').focus();
    await at.page.keyboard.press('Enter');
    await eventually(async () =>
      expect(await at.page.evaluate(() => document.activeElement?.textContent)).toBe('What does the computer say about the port?'),
    );
    await at.page.keyboard.press('Tab');
    await at.page.keyboard.press('Tab');
    expect(await at.page.evaluate(() => document.activeElement?.textContent)).toContain('state DOWN');
    await at.page.keyboard.press('Enter');
    expect(search()).toBe('?path.motor=lit.down');
    await eventually(async () => expect(await tries().first().getAttribute('href')).toBe('#bus-settings-lost'));
    // Focus follows a frame later.
    await eventually(async () => expect(await at.page.evaluate(() => document.activeElement?.matches('.try'))).toBe(true));
    await at.page.keyboard.press('Tab');
    await at.page.keyboard.press('Enter');
    await eventually(async () => expect(await isOpen('bus-settings-lost')).toBe(true));
    expect(search()).toBe('?path.motor=lit.down');
  });

  it('is walked by finger on a phone, back to an earlier answer, and from the start', async () => {
    at = await site.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await at.goto(route);
    // What comes next does not break between letters.
    const next = answer('All are steady').locator('.where');
    expect(await next.evaluate(({ firstChild }) => (firstChild?.parentElement?.getClientRects()[0]?.height ?? NaN) < 30)).toBe(true);
    await answer('All are steady').tap();
    await answer('with the mode and rates').tap();
    await answer('No motor replies').tap();
    await answer('No, never').tap();
    expect(search()).toBe('?path.motor=lit.up.none.never');
    expect(await tries().count()).toBeGreaterThan(1);
    await answer('No LED is lit').tap();
    await eventually(async () => expect(await tries().first().getAttribute('href')).toBe('#power-nothing'));
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
    expect(await at.page.locator('.question:visible').count()).toBe(5);
    expect(await tries().count()).toBeGreaterThan(20);
    expect(await at.page.locator(field).isVisible()).toBe(false);
    await at.page.click('summary:has-text("BUS-OFF")');
    await at.page.locator('#bus-off dt').first().waitFor();
    await at.page.emulateMedia({ media: 'print' });
    expect(await at.page.locator('.question:visible').count()).toBe(5);
  });
});

describe('an entry', () => {
  it('is open for who follows its address, from another page, too', async () => {
    await at.goto(`${route}#bus-off`);
    await eventually(async () => expect(await isOpen('bus-off')).toBe(true));
    await at.goto('/software/setup/can-setup');
    // It stands on the page that explains it, too.
    await at.page.locator('summary', { hasText: 'BUS-OFF' }).click();
    await at.page.waitForSelector('dt:has-text("Fix"):visible');
    await at.page.click('a:has-text("Find your symptom")');
    await at.page.waitForURL(`**${route}`);
    await at.page.evaluate(() => (window.location.hash = '#power-nothing'));
    await eventually(async () => expect(await isOpen('power-nothing')).toBe(true));
    // A link to the address where the reader is, and one that search leads to.
    await at.page.click('.answer:has-text("No LED is lit")');
    const link = at.page.locator('.try:visible a[href="#power-nothing"]');
    for (let press = 0; press < 2; press++) {
      await link.click();
      await eventually(async () => expect(await isOpen('power-nothing')).toBe(true));
      await at.page.locator('#power-nothing > summary').click();
      expect(await isOpen('power-nothing')).toBe(false);
    }
  });
});
