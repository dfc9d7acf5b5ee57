import { findViolations } from './axe';
import { eventually } from './eventually';
import { cleanPageForEachTest } from './cleanPageForEachTest';
import { smallTargets } from './smallTargets';
import type { OpenSite, SitePage } from './site';

const route = '/software/can-bench';

let site: OpenSite;
let at: SitePage;

cleanPageForEachTest((given) => ({ site, opened: at } = given));

const bench = (selector: string) => at.page.locator(`[data-can-bench] ${selector}`);
const field = () => bench('textarea');
const status = () => bench('[role="tabpanel"] p[role="status"]').first();
const frames = () => bench('ol > li');
const search = (): URLSearchParams => new URL(at.page.url()).searchParams;
const saysFrames = (count: string): Promise<void> => eventually(async () => expect(await status().innerText()).toContain(count));
const tab = (name: string) => at.page.getByRole('tab', { name, exact: true });

const lines = [
  '(1763775300.000000) can0 7FF#0100330A00000000',
  '(1763775300.000400) can0 011#0100330A01000000',
  '(1763775300.002000) can0 001#FFFFFFFFFFFFFFFC',
  '(1763775300.002400) can0 011#117EEB8007E81E1C',
  '(1763775300.004000) can0 011#D17FEB8007E81E1C',
  'this is no frame',
  '(1763775300.006000) can0 20000040#0000000000000000',
].join('\n');

describe('decoding', () => {
  it('shows the whole name of the chosen limits on each tab', async () => {
    await at.goto(route);
    for (const name of ['Decode', 'Encode', 'Registers']) {
      await tab(name).click();
      await eventually(async () => expect(await tab(name).getAttribute('aria-selected')).toBe('true'));
      const limits = bench('label').filter({ hasText: 'Limits of' }).locator('select');
      // As wide as its longest name would be, with the arrow.
      const room = await limits.evaluate((select: HTMLSelectElement) => {
        const wanted = select.cloneNode(true) as HTMLSelectElement; // a clone of a select is one
        wanted.style.width = 'max-content';
        wanted.style.position = 'absolute';
        select.after(wanted);
        const { width: needed } = wanted.getBoundingClientRect();
        wanted.remove();
        return select.getBoundingClientRect().width - needed;
      });
      expect(room).toBeGreaterThanOrEqual(0);
    }
  });

  it('says what pasted lines mean, motor by motor and frame by frame, down to the bits, and sends nothing away', async () => {
    await at.goto(route);
    // The focus goes on with the lines when a press of “Clear” takes its button away.
    await at.page.getByRole('button', { name: 'Show an example' }).click();
    await at.page.getByRole('button', { name: 'Clear' }).press('Enter');
    await eventually(async () => expect(await field().evaluate((element) => element === document.activeElement)).toBe(true));
    const asked: string[] = [];
    at.page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await field().fill(lines);
    await saysFrames('6 frames. 1 line could not be read.');
    await eventually(async () => expect(await frames().count()).toBe(6));
    const texts = await frames().allInnerTexts();
    expect(texts[0]).toContain('Register read to J1 (DM8009): register 10 (CTRL_MODE');
    expect(texts[1]).toContain('Reply to a read of J1');
    expect(texts[1]).not.toContain('or:');
    expect(texts[2]).toMatch(/Enable to J1[\s\S]*or: MIT command to J1/);
    expect(texts[3]).toContain('State of J1 (DM8009): enabled, position −0.1055 rad');
    expect(await bench('table').first().innerText()).toContain('communication lost × 1');
    expect(await bench('a[href*="#motor-fault-d"]').count()).toBe(1);
    expect(await bench('a[href*="#bus-off"]').count()).toBe(1);
    expect(await bench('details:has-text("could not be read") li').innerText()).toContain('Line 6');
    await frames().nth(3).locator('summary').click();
    const open = () => frames().nth(3).innerText();
    await eventually(async () => expect(await open()).toContain('−0.1054779888609'));
    expect(await open()).toContain('0001');
    expect(await open()).toContain('byte 1 to 2');
    for (const request of asked) {
      expect(request).toMatch(/^GET \S+ $/);
      expect(request).toContain(site.origin);
      expect(request).not.toMatch(/EB8007|0100330A/i);
    }
    const [download] = await Promise.all([at.page.waitForEvent('download'), at.page.click('text=Save all frames as CSV')]);
    expect(download.suggestedFilename()).toBe('can-frames.csv');
  });

  it('keeps what was pasted and chosen in the address, which shows the same to somebody else', async () => {
    await at.goto(route);
    await field().fill('  can0  013   [8]  03 80 DF 80 08 11 1F 1C');
    await bench('label:has-text("Limits of") select').selectOption('1.2.9');
    await eventually(async () => expect(await frames().first().innerText()).toContain('velocity 0.0020 rad/s'));
    await eventually(() => expect(search().get('bench.limits')).toBe('1.2.9'));
    const address = at.page.url();
    // Somebody else has nothing of it but the address.
    await site.closePages();
    at = await site.cleanPage();
    await at.page.goto(address);
    await eventually(async () => expect(await frames().first().innerText()).toContain('velocity 0.0020 rad/s'));
  });

  it('takes a dropped and an opened file, and reads 100,000 lines without blocking the page', async () => {
    await at.goto(route);
    await bench('textarea').waitFor();
    const many = Array.from(
      { length: 100_000 },
      (_none, step) => `(${(1763775300 + step / 8000).toFixed(6)}) can0 01${(step % 8) + 1}#1${(step % 8) + 1}83277FF7FF1E1C`,
    );
    await bench('input[type="file"]').setInputFiles({ name: 'run.log', mimeType: 'text/plain', buffer: Buffer.from(many.join('\n')) });
    await saysFrames('100,000 frames');
    await eventually(async () => expect(await frames().count()).toBe(25));
    await at.page.getByRole('button', { name: 'Later' }).last().click();
    await eventually(async () => expect(await frames().first().innerText()).toContain('line 26'));
    const dropped = await at.page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['011#1183277FF7FF0000'], 'one.log'));
      return data;
    });
    await field().dispatchEvent('drop', { dataTransfer: dropped });
    await saysFrames('1 frame.');
    await tab('Encode').click();
    await tab('Decode').click();
    await saysFrames('1 frame.');
  });

  it('says which limit of the reader’s own does not count', async () => {
    await at.goto(`${route}?bench.p=10&bench.frames=can0+011+%5B8%5D+11+83+27+7F+F7+FF+00+00`);
    await saysFrames('1 frame.');
    const limit = bench('input[placeholder="as above"]').first();
    expect(await limit.getAttribute('aria-invalid')).toBe('false');
    await limit.fill('10 rad');
    await eventually(async () =>
      expect(await bench('p.problem').innerText()).toBe('PMAX: “10 rad” is not a number above 0, so the limit above is used.'),
    );
    expect(await limit.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent)).toContain(
      '10 rad',
    );
    // Who gets the link has to see it, too: the frame is read with another limit than its writer typed.
    await eventually(() => expect(search().get('bench.p')).toBe('10 rad'));
    await at.goto(`${route}${new URL(at.page.url()).search}`);
    await saysFrames('1 frame.');
    await eventually(async () => expect(await bench('p.problem').isVisible()).toBe(true));
    expect(await bench('p.problem').innerText()).toContain('PMAX: “10 rad” is not a number above 0');
  });

  it('makes no frame of a value in the address that is no number', async () => {
    await at.goto(`${route}?bench.view=encode&bench.kind=mit&bench.q=1+rad`);
    await eventually(async () => expect(await bench('[role="tabpanel"] p[aria-live]').innerText()).toContain('No frame yet. Position:'));
    expect(await bench('input[type="text"][aria-invalid="true"]').inputValue()).toBe('1 rad');
  });

  it('draws how a motor moved, zooms by hand and by button, and has the same values as a table', async () => {
    await at.goto(route);
    const swing = Array.from(
      { length: 40 },
      (_none, step) => `(${(1763775300 + step / 10).toFixed(6)}) can0 012#12${(0x8000 + step * 64).toString(16)}7FF7FF1E1C`,
    );
    await field().fill(swing.join('\n'));
    await eventually(async () => expect(await bench('svg[role="img"]').count()).toBe(3));
    expect(await bench('svg[role="img"]').first().getAttribute('aria-label')).toContain('Position, rad: from');
    await bench('svg[role="img"]').first().scrollIntoViewIfNeeded();
    const box = await bench('svg[role="img"]').first().boundingBox();
    if (!box) throw new Error('The plot has no place.');
    await at.page.mouse.move(box.x + box.width * 0.3, box.y + 40);
    await at.page.mouse.down();
    await at.page.mouse.move(box.x + box.width * 0.6, box.y + 60, { steps: 4 });
    await at.page.mouse.up();
    await eventually(async () => expect(await bench('p:has-text("states,")').innerText()).toMatch(/^1\d states, 0\.\d+ to 2\.\d+ s/));
    // Forty lines are too long for an address; what was chosen of them is not.
    await eventually(() => expect(Number(search().get('bench.to'))).toBeLessThan(3));
    await at.page.getByRole('button', { name: 'All', exact: true }).click();
    await eventually(async () => expect(await bench('p:has-text("states,")').innerText()).toContain('40 states'));
    expect(await at.page.getByRole('button', { name: 'Zoom in' }).evaluate((element) => element === document.activeElement)).toBe(true);
    await at.page.click('summary:has-text("The same values as a table")');
    await eventually(async () => expect(await bench('details:has-text("The same values") tbody tr').count()).toBe(40));
  });

  it('shows somebody else the same part of the plot and the same frames of the list', async () => {
    const two = Array.from({ length: 6 }, (_none, step) => `(${step + 1}.0) can0 01${(step % 2) + 1}#1${(step % 2) + 1}80007FF7FF1E1C`);
    const asked = { frames: two.join('\n'), plot: 'can0 2', from: '1.5', to: '5', list: 'can0 1', listkind: 'state' };
    await at.goto(`${route}?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [`bench.${name}`, value]))}`);
    await eventually(async () => expect(await bench('p:has-text("states,")').innerText()).toMatch(/^2 states, 1\.5\d* to 5\.0* s/));
    const chosen = await bench('select').evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value));
    expect(chosen.slice(-3)).toEqual(['can0 2', 'can0 1', 'state']);
    await eventually(async () => expect(await frames().count()).toBe(3));
    await bench('select').last().selectOption('');
    await eventually(() => expect(search().get('bench.listkind')).toBeNull());
  });
});

describe('encoding', () => {
  it('is reached and used by keyboard, and says what is sent, what arrives, and what is dangerous', async () => {
    await at.goto(`${route}?bench.view=encode&bench.kind=mit&bench.motor=5&bench.q=20&bench.kp=0&bench.kd=0&bench.dq=0&bench.tau=0`);
    await bench('[role="tabpanel"]').waitFor();
    await eventually(async () => expect(await bench('[role="tabpanel"]').innerText()).toContain('005#FFFF'));
    // Some blanks keep a number and its unit together.
    const text = (await bench('[role="tabpanel"]').innerText()).replaceAll('\u00a0', ' ');
    expect(text).toContain('005##1FFFF');
    expect(text).toContain('mit_control_one');
    expect(text).toContain('12.5 rad');
    expect(text.toLowerCase()).toContain('sends nothing');
    // The danger stands before the button that copies.
    expect(text.search(/moves|danger/i)).toBeLessThan(text.indexOf('cansend'));
    await tab('Encode').focus();
    await at.page.keyboard.press('ArrowRight');
    expect(await tab('Registers').getAttribute('aria-selected')).toBe('true');
    expect(search().get('bench.view')).toBe('registers');
  });
});

describe('registers', () => {
  it('are found by name, number and address, with the frames that read and write them', async () => {
    await at.goto(`${route}?bench.view=registers&bench.motor=3&bench.find=VMAX`);
    const panel = bench('[role="tabpanel"]');
    await eventually(async () => expect(await panel.innerText()).toContain('7FF#0300331600000000'));
    // Another one comes between, so that the first is never the one that stood there before.
    for (const [wanted, name] of [
      ['control mode', 'CTRL_MODE'],
      ['22', 'VMAX'],
      ['control mode', 'CTRL_MODE'],
      ['0x16', 'VMAX'],
    ] as const) {
      await panel.getByRole('searchbox').fill(wanted);
      await eventually(async () => expect(await panel.locator('summary').first().innerText()).toContain(name));
    }
  });
});

describe('the bench', () => {
  it('has nothing that axe finds wrong, at 360 px and in both modes, on any of its tabs', async () => {
    at = await site.cleanPage({ viewport: { width: 360, height: 780 }, hasTouch: true });
    await at.goto(`${route}?bench.frames=${encodeURIComponent(lines)}`);
    await bench('[role="tabpanel"]').waitFor();
    // Most of the page is the same on each tab.
    const seenTexts = new Set<string>();
    for (const mode of ['light', 'dark']) {
      if (mode === 'dark') {
        await at.page.locator('[data-colour-mode-switch]').first().click();
        await at.page.waitForSelector('[data-theme="dark"]');
      }
      for (const name of ['Decode', 'Encode', 'Registers']) {
        await tab(name).click();
        await eventually(async () => expect(await tab(name).getAttribute('aria-selected')).toBe('true'));
        if (name === 'Decode') await saysFrames('6 frames');
        expect([name, mode, await findViolations(at.page, mode === 'dark' ? ['color-contrast'] : undefined, seenTexts)]).toEqual([
          name,
          mode,
          [],
        ]);
        expect(await at.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        if (mode === 'light') expect([name, await smallTargets(at.page)]).toEqual([name, []]);
      }
    }
  });

  it('is not there without JavaScript, where tables and drawings say the same', async () => {
    at = await site.newPage({ javaScriptEnabled: false });
    await at.goto(route);
    expect(await at.page.locator('[data-can-bench]').isVisible()).toBe(false);
    expect(await at.page.locator('main table').count()).toBeGreaterThan(8);
    expect(await at.page.locator('main img[src*="frame"]').count()).toBeGreaterThan(3);
  });

  it('comes with its page only, and what follows it does not move', async () => {
    const scripts: string[] = [];
    at.page.on('response', (response) => response.url().endsWith('.js') && scripts.push(new URL(response.url()).pathname));
    await at.goto('/software/can');
    await at.page.waitForLoadState('networkidle');
    const before = scripts.length;
    await at.goto(route);
    await bench('textarea').waitFor();
    expect(scripts.length).toBeGreaterThan(before);
  });

  it('shows what an address on its own page asks for: from the search, back and forward', async () => {
    await at.goto(`${route}?bench.frames=${encodeURIComponent('011#1183277FF7FF0000')}`);
    await eventually(async () => expect(await frames().first().innerText()).toContain('State of J1'));
    await at.page.keyboard.press('Control+k');
    await at.page.keyboard.type('008#FFFFFFFFFFFFFFFD');
    await at.page.locator('[data-search-answer]').first().waitFor();
    await at.page.keyboard.press('Enter');
    await eventually(async () => expect(await frames().first().innerText()).toContain('Disable to J8'));
    await at.page.goBack();
    await eventually(async () => expect(await frames().first().innerText()).toContain('State of J1'));
    await at.page.goForward();
    await eventually(async () => expect(await frames().first().innerText()).toContain('Disable to J8'));
  });

  it('takes many changes of a slider in a row, of which the address keeps the last', async () => {
    await at.goto(`${route}?bench.view=encode&bench.kind=mit`);
    const slider = bench('input[type="range"]').first();
    await slider.focus();
    // Browsers refuse to take more than about a hundred addresses in a while; here, more than fifty.
    await at.page.evaluate(() => {
      let taken = 0;
      const replace = history.replaceState.bind(history);
      history.replaceState = (...rest) => {
        taken += 1;
        if (taken > 50) throw new DOMException('too many', 'SecurityError');
        replace(...rest);
      };
    });
    for (let press = 0; press < 75; press += 1) await at.page.keyboard.press('ArrowRight');
    const last = await bench('input[type="text"]').first().inputValue();
    await eventually(() => expect(search().get('bench.q')).toBe(last));
  });

  it('is what a search for a frame or an ID leads to', async () => {
    await at.goto(`/search?q=${encodeURIComponent('can0  011   [8]  11 83 27 7F F7 FF 00 00')}`);
    const answer = at.page.locator('main [data-search-answer], main a[href*="can-bench"]').first();
    await eventually(async () => expect(await answer.innerText()).toContain('CAN bench'));
    await at.page.locator('main a[href*="can-bench?"]').first().click();
    await saysFrames('1 frame.');
    await at.goto('/search?q=0x7FF');
    await eventually(async () => expect(await at.page.locator('main a[href*="can-bench"]').count()).toBeGreaterThan(0));
  });
});
