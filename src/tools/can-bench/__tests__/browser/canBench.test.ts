import { problemsOnPhone } from '../../../../../__tests__/browser/axe';
import { benchOn, benchRoute, recordedLines } from './canBenchPage';
import { newPageForEachTest } from '../../../../../__tests__/browser/newPageForEachTest';
import { eventually } from '../../../../../__tests__/browser/eventually';
import type { OpenSite, SitePage } from '../../../../../__tests__/browser/site';
import { toolsSite } from '../../../../../__tests__/sites/toolsSite';

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given), undefined, toolsSite);

const { bench, frames, search, saysFrames, tab } = benchOn(() => at.page);

describe('encoding', () => {
  it('is reached and used by keyboard, and says what is sent, what arrives, and what is dangerous', async () => {
    await at.goto(`${benchRoute}?bench.view=encode&bench.kind=mit&bench.motor=5&bench.q=1&bench.kp=0&bench.kd=0&bench.dq=0&bench.tau=0`);
    await bench('[role="tabpanel"]').waitFor();
    await eventually(async () => expect(await bench('[role="tabpanel"]').innerText()).toContain('005#8A3C'));
    // Some blanks keep a number and its unit together.
    const text = (await bench('[role="tabpanel"]').innerText()).replaceAll('\u00a0', ' ');
    expect(text).toContain('005##18A3C');
    expect(text).toContain('mit_control_one');
    expect(text).toContain('0.99966 rad');
    expect(text.toLowerCase()).toContain('sends nothing');
    // The danger stands before the button that copies.
    expect(text.search(/moves|danger/i)).toBeLessThan(text.indexOf('cansend'));
    await tab('Encode').focus();
    await at.page.keyboard.press('ArrowRight');
    expect(await tab('Registers').getAttribute('aria-selected')).toBe('true');
    await eventually(() => expect(search().get('bench.view')).toBe('registers'));
  });
});

describe('a command that nobody means', () => {
  it('shows its lines only after a person has said that it is meant, and until it changes', async () => {
    await at.goto(`${benchRoute}?bench.view=encode&bench.kind=mit&bench.motor=4&bench.q=90&bench.kp=240&bench.kd=3`);
    const panel = bench('[role="tabpanel"]');
    const text = async (): Promise<string> => (await panel.innerText()).replaceAll('\u00a0', ' ');
    await eventually(async () => expect(await text()).toContain('90 rad is 5157°: did you mean degrees?'));
    expect(await text()).not.toContain('cansend');
    await panel.getByRole('button', { name: 'I mean this' }).click();
    await eventually(async () => expect(await text()).toContain('cansend can0 004#FFFF'));
    expect((await text()).indexOf('You have said that this is meant')).toBeLessThan((await text()).indexOf('cansend can0'));
    // What was typed stays.
    expect(await panel.getByLabel(/^Position, rad/).inputValue()).toBe('90');
    await panel.getByLabel(/^Position, rad/).fill('91');
    await eventually(async () => expect(await text()).not.toContain('cansend can'));
  });
});

describe('the bench', () => {
  it('has nothing that axe finds wrong, at 360 px and in both modes, on any of its tabs', async () => {
    at = await site.newPage({ viewport: { width: 360, height: 780 }, hasTouch: true });
    await at.goto(`${benchRoute}?bench.frames=${encodeURIComponent(recordedLines)}`);
    await bench('[role="tabpanel"]').waitFor();
    for (const name of ['Decode', 'Encode', 'Registers']) {
      await tab(name).click();
      await eventually(async () => expect(await tab(name).getAttribute('aria-selected')).toBe('true'));
      if (name === 'Decode') await saysFrames('6 frames');
      expect([name, await problemsOnPhone(at.page)]).toEqual([name, []]);
    }
  });

  it('shows what an address on its own page asks for: from the search, back and forward', async () => {
    await at.goto(`${benchRoute}?bench.frames=${encodeURIComponent('011#1183277FF7FF0000')}`);
    await eventually(async () => expect(await frames().first().innerText()).toContain('State of J1'));
    await at.page.keyboard.press('Control+k');
    await at.page.keyboard.type('008#FFFFFFFFFFFFFFFD');
    // A frame that is still being typed has an answer of its own.
    await at.page.locator('[data-search-answer]', { hasText: 'FF FD ·' }).first().waitFor();
    await at.page.keyboard.press('Enter');
    await eventually(async () => expect(await frames().first().innerText()).toContain('Disable to J8'));
    await at.page.goBack();
    await eventually(async () => expect(await frames().first().innerText()).toContain('State of J1'));
    await at.page.goForward();
    await eventually(async () => expect(await frames().first().innerText()).toContain('Disable to J8'));
  });
});
