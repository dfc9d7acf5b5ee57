import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { navigate } from './navigate';
import { guide, isOpen, showStep } from './openStep';
import { openSiteForTests } from './openSiteForTests';
import type { OpenSite, SitePage } from './site';

/** No guide of the site has as many steps in a row. */
const count = 60;
const last = `#step-${count}`;

let site: OpenSite;
let at: SitePage;

openSiteForTests((opened) => (site = opened));

/** Opens a guide and adds steps to its last list, each like the last one but for its number and words. */
async function openLongGuide(): Promise<void> {
  at = await site.cleanPage();
  await at.goto(guide);
  await at.page.locator('ol[data-steps="guide"]').evaluateAll((lists, end) => {
    const list = lists.at(-1);
    const model = list?.querySelector(':scope > li:last-of-type');
    const from = document.querySelectorAll('ol[data-steps="guide"] > li').length + 1;
    for (let step = from; list && model && step <= end; step += 1) {
      const added = model.cloneNode(true) as HTMLElement; // of an element
      added.id = `step-${step}`;
      const heading = added.querySelector('h3');
      if (heading) heading.textContent = `Turn the unit to mark ${step}`;
      list.append(added);
    }
  }, count);
  // Steps that the page has brought along are measured when it is shown; these are, when the address changes.
  await navigate(at.page, `${guide}#step-1`);
  await eventually(async () => expect(new Set(await heights()).size).toBe(1));
}

/** Heights of the steps that were added, but for the last one, which has no line to a next one. */
const heights = (): Promise<number[]> =>
  at.page
    .locator('ol[data-steps="guide"]:last-of-type > :nth-child(n + 6):not(:last-child)')
    .evaluateAll((all) => all.map((step) => step.clientHeight));

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

const visibilityOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).contentVisibility);

const isAtTop = (selector: string): Promise<void> =>
  eventually(async () => {
    const { y } = await boxOf(at.page, selector);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(300);
  });

describe('steps far below the window', () => {
  it('are where a link leads, and stay there', async () => {
    await openLongGuide();
    await at.page.evaluate((hash) => (location.hash = hash), last);
    await isAtTop(last);
    await at.page.evaluate((hash) => (location.hash = hash), '#step-50');
    await isAtTop('#step-50');
    await at.page.waitForTimeout(500);
    await isAtTop('#step-50');
    await at.page.goBack();
    await isAtTop(last);
  });

  it('wait for the reader on a screen, where the search of the browser finds them, and for nobody on paper', async () => {
    await openLongGuide();
    expect(await visibilityOf(at.page, '#step-1')).toBe('visible');
    expect(await visibilityOf(at.page, last)).toBe('auto');
    const found = await at.page.evaluate((text) => {
      // What the browser's own search calls; it is in no standard.
      (window as unknown as { find: (text: string) => boolean }).find(text);
      return getSelection()?.anchorNode?.parentElement?.closest('li')?.id;
    }, `mark ${count}`);
    expect(found).toBe(`step-${count}`);
    await eventually(async () => {
      const { y } = await boxOf(at.page, `${last} h3`);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(900);
    });
    await at.page.emulateMedia({ media: 'print' });
    expect(await visibilityOf(at.page, last)).toBe('visible');
  });

  it('fill the screen as the first one does, are there on the way back to the page, and are not cut', async () => {
    await openLongGuide();
    const { page } = at;
    await showStep(page, '5');
    await isOpen(page, '5');
    const drawing = await boxOf(page, '[data-stage]');
    const words = await boxOf(page, '[data-open-step]');
    await page.goBack();
    await eventually(async () => expect(await page.locator('[data-open-step]').count()).toBe(0));
    await showStep(page, String(count));
    await isOpen(page, String(count));
    await eventually(async () => expect(await boxOf(page, '[data-stage]')).toEqual(drawing));
    await eventually(async () => expect(await boxOf(page, '[data-open-step]')).toEqual(words));
    await page.keyboard.press('ArrowLeft');
    await isOpen(page, String(count - 1));
    await eventually(async () => expect(await boxOf(page, '[data-stage]')).toEqual(drawing));
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await page.locator('[data-open-step]').count()).toBe(0));
    await isAtTop(`#step-${count - 1}`);

    // The ring of a number and the frame of what has the focus reach beyond a step.
    await at.page.setViewportSize({ width: 360, height: 740 });
    await at.page.locator(last).evaluate((step) => {
      step.setAttribute('data-next', 'true');
      step.scrollIntoView();
    });
    const room = await at.page.locator(last).evaluate((step) => {
      const number = step.querySelector('.step-number') ?? step;
      const ring = parseFloat(getComputedStyle(number).outlineWidth);
      const reach = step.getBoundingClientRect().x - number.getBoundingClientRect().x + ring;
      return parseFloat(getComputedStyle(step).overflowClipMargin) - reach;
    });
    expect(room).toBeGreaterThan(0);
  });
});
