import type { Page } from 'playwright-core';
import { problemsOnPhone } from '../../../../../__tests__/browser/axe';
import { newPageForEachTest } from '../../../../../__tests__/browser/newPageForEachTest';
import { eventually } from '../../../../../__tests__/browser/eventually';
import { motorsOnly } from './motorsOnly';
import type { OpenSite, SitePage } from '../../../../../__tests__/browser/site';
import { toolsSite } from '../../../../../__tests__/sites/toolsSite';

const route = '/hardware/explorer';

let site: OpenSite;
let at: SitePage;

// The processor draws here: a very coarse picture is a quick one.
const coarse = { deviceScaleFactor: 0.25 };
newPageForEachTest((given) => ({ site, opened: at } = given), coarse, toolsSite);

const tool = (selector = ''): ReturnType<Page['locator']> => at.page.locator(`[data-explorer] ${selector}`);
const button = (name: string) => tool().getByRole('button', { name, exact: true });
const open = () => at.page.getByRole('button', { name: 'Open the explorer', exact: true });
const slider = (name: string) => tool().getByRole('slider', { name });
const field = (name: string) => tool().getByLabel(name, { exact: true });
const choice = (name: string) =>
  tool('label')
    .filter({ hasText: new RegExp(`^${name}`) })
    .locator('select');
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const search = (): URLSearchParams => new URL(at.page.url()).searchParams;

/** Where the tool centre point is, as the table says it. */
const toolWords = async (): Promise<string> => plain(await tool('[data-tool] td').first().innerText());
const toolIs = (words: string | RegExp): Promise<void> => eventually(async () => expect(await toolWords()).toMatch(words));
const says = (words: string | RegExp): Promise<void> =>
  eventually(async () => expect(plain((await tool('[role="status"]').allInnerTexts()).join(' '))).toMatch(words));

const hanging = 'x 0.0, y −149.0, z 81.9';

describe('the explorer', () => {
  it('is opened by keyboard with the whole robot, of which nothing was loaded before, and takes the focus along', async () => {
    const asked: string[] = [];
    at.page.on('request', (request) => asked.push(request.url()));
    await at.goto(route);
    await at.page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /\/data\/|\/solids\//.test(url))).toEqual([]);
    await open().focus();
    await at.page.keyboard.press('Enter');
    await toolIs(hanging);
    expect(asked.some((url) => url.endsWith('/solids/robot.json'))).toBe(true);
    expect(await at.page.evaluate(() => document.activeElement?.closest('[data-explorer]') !== null)).toBe(true);
    expect(at.errors).toEqual([]);
  });
});

describe('the arms', () => {
  it('move by slider and typed angle, which stay in their limits, and keep the pose in the address', async () => {
    await motorsOnly(site);
    await at.goto(route);
    await open().click();
    await toolIs(hanging);
    await slider('J1, shoulder').first().focus();
    await at.page.keyboard.press('ArrowRight');
    expect(await slider('J1, shoulder').first().getAttribute('aria-valuetext')).toBe('1°, from −80° to 200°');
    await toolIs(/^x 10\.\d/);
    await field('J4 in degrees').fill('90');
    await eventually(async () => expect(await field('J4 in radians').inputValue()).toBe('1.5708'));
    await field('J4 in degrees').fill('45 °');
    await eventually(async () => expect(await field('J4 in radians').inputValue()).toBe('0.7854'));
    await field('J4 in degrees').fill('much');
    expect(await field('J4 in degrees').getAttribute('aria-invalid')).toBe('true');
    await field('J4 in radians').fill('9');
    await field('J4 in radians').blur();
    await eventually(async () => expect(await field('J4 in degrees').inputValue()).toBe('140'));
    await eventually(() => expect(search().get('arm.right')).toBe('1_0_0_140_0_0_0'));
    const words = await toolWords();
    const address = at.page.url();
    // Somebody else has nothing of it but the address.
    await site.closePages();
    at = await site.newPage(coarse);
    await motorsOnly(site);
    await at.page.goto(address);
    await toolIs(words);
  });

  it('follow a hand that is dragged, or moved by a button, and swing the elbow about it', async () => {
    await at.goto(`${route}?arm.right=0_0_0_90_0_0_0&arm.side=right`);
    await toolIs(/^x \d/);
    await tool('canvas').scrollIntoViewIfNeeded();
    const before = await toolWords();
    // The axes of the tool begin at the hand.
    const start = await tool('[data-robot-view] svg path')
      .first()
      .evaluate((path: SVGPathElement) => {
        const { x, y } = path.getPointAtLength(0);
        const { left, top } = (path.ownerSVGElement as SVGSVGElement).getBoundingClientRect();
        return [left + x, top + y] as const;
      });
    const numbers = (words: string): number[] => (words.replaceAll('−', '-').match(/-?[\d.]+/g) ?? []).map(Number);
    const [, , heightBefore = NaN] = numbers(before);
    await at.page.mouse.move(...start);
    await at.page.mouse.down();
    await at.page.mouse.move(start[0], start[1] - 30, { steps: 3 });
    await at.page.mouse.up();
    await eventually(async () => expect(numbers(await toolWords())[2]).toBeGreaterThan(heightBefore + 10));
    const [x = NaN, y = NaN, z = NaN] = numbers(await toolWords());
    await button('Forward').focus();
    await at.page.keyboard.press('Enter');
    await eventually(async () => expect(Math.abs((numbers(await toolWords())[0] ?? NaN) - x - 10)).toBeLessThan(0.2));
    const angle = await field('J3 in degrees').inputValue();
    await button('Elbow out').click();
    await eventually(async () => expect(await field('J3 in degrees').inputValue()).not.toBe(angle));
    const after = numbers(await toolWords());
    expect(Math.hypot((after[0] ?? NaN) - x - 10, (after[1] ?? NaN) - y, (after[2] ?? NaN) - z)).toBeLessThan(0.5);
  });

  it('follow the address back and forward, stand as a pasted list says, and say what was beyond a limit', async () => {
    await motorsOnly(site);
    await at.goto(`${route}?arm.side=right`);
    await toolIs(hanging);
    await at.page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '?arm.right=90_0_0_0_0_0_0';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await toolIs(/^x 616/);
    await at.page.goBack();
    await toolIs(hanging);
    await at.page.goForward();
    await toolIs(/^x 616/);
    const paste = async (text: string): Promise<void> => {
      await tool('textarea').fill(text);
      await button('Use these angles').click();
    };
    await paste('1 2 3');
    await says('A list has 7 numbers for one arm, or 14 for both. This one has 3.');
    await field('Degrees').check();
    await paste('left: 0, 0, 0, 150, 0, 0, 10');
    await says('Beyond the limit, so set to the limit: J4 of the left arm.');
    expect(await choice('Arm').inputValue()).toBe('left');
    expect(await field('J7 in degrees').inputValue()).toBe('10');
    expect(await tool('pre').first().innerText()).toContain('positions: [0.0000, 0.0000, 0.0000, 2.4435, 0.0000, 0.0000, 0.1745]');
  });
});

describe('where something fails', () => {
  it('says so when the robot does not come, leads on by Retry, and goes on without the view when the graphics card is lost', async () => {
    await motorsOnly(site);
    let refused = true;
    await at.page.route('**/solids/robot.json', (request) => (refused ? request.fulfill({ status: 503 }) : request.continue()));
    await at.goto(route);
    await open().click();
    await tool('[role="alert"]').waitFor();
    expect(await tool('[role="alert"]').innerText()).toContain('work without it');
    refused = false;
    await button('Retry').click();
    await toolIs(hanging);
    await tool('canvas').waitFor();
    await at.page.evaluate(() =>
      document
        .querySelector<HTMLCanvasElement>('[data-explorer] canvas')
        ?.getContext('webgl2')
        ?.getExtension('WEBGL_lose_context')
        ?.loseContext(),
    );
    await eventually(async () => expect(await tool('[data-robot-view]').innerText()).toContain('cannot show the robot in 3D'));
    await field('J1 in degrees').fill('90');
    await toolIs(/^x 616/);
    // It is shown again where that is asked for.
    await button('Show it again').click();
    await tool('canvas').waitFor();
  });
});

describe('on any screen', () => {
  it('has nothing that axe finds wrong at 360 px in both modes, and nothing to scroll sideways', async () => {
    at = await site.newPage({ ...coarse, viewport: { width: 360, height: 780 }, hasTouch: true });
    await at.goto(`${route}?arm.side=right&arm.load=4.1`);
    await toolIs(hanging);
    expect(await problemsOnPhone(at.page)).toEqual([]);
    expect(at.errors).toEqual([]);
  });
});
