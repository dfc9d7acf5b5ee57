import { text } from 'node:stream/consumers';
import type { Route } from 'playwright-core';
import { eventually } from '../../../../../__tests__/browser/eventually';
import { newPageForEachTest } from '../../../../../__tests__/browser/newPageForEachTest';
import { movedSoFar } from '../../../../../__tests__/browser/movedSoFar';
import { partsSection } from './partsSection';
import type { OpenSite, SitePage } from '../../../../../__tests__/browser/site';
import { withoutFonts } from '../../../../../__tests__/browser/withoutFonts';

const list = '/hardware/parts';

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given), { permissions: ['clipboard-read', 'clipboard-write'] });

const { open, firstTable, names, status, foot, choose, search, sortBy, pressTool, openMenu } = partsSection(() => at);

describe('a table of parts', () => {
  it('sorts by each column, down, up, and back to the order of the list, also from the keyboard', async () => {
    await open(list);
    const leads = async (heading: string, part: string): Promise<void> => {
      await sortBy(heading);
      await eventually(async () => expect((await names())[0]).toBe(part));
    };
    await leads('Unit price', 'M3-nut');
    await eventually(async () => expect(await firstTable().locator('th[data-sort=price]').getAttribute('aria-sort')).toBe('ascending'));
    await leads('Unit price', 'servo-s16');
    await eventually(async () => expect(await search()).toBe('?parts.sort=-price'));
    await leads('Unit price', 'base-plate');
    await eventually(async () => expect(await search()).toBe(''));
    await leads('Total', 'cable-tie');
    await leads('Pieces', 'base-plate');
    await leads('Material', 'servo-s8');
    await leads('Supplier', 'base-plate');
    await leads('Part', 'base-plate');
    await at.page.getByRole('columnheader', { name: 'Total' }).getByRole('button').focus();
    await at.page.keyboard.press('Enter');
    await eventually(async () => expect((await names())[0]).toBe('cable-tie'));
    await at.page.keyboard.press('Space');
    await eventually(async () => expect((await names())[0]).toBe('servo-s8'));
    await leads('Total', 'base-plate');

    // The details of a part stay open meanwhile.
    await at.page.locator('#turntable + tr summary').click();
    await leads('Total', 'cable-tie');
    expect(await at.page.locator('#turntable + tr details').getAttribute('open')).toBe('');
    expect(await at.page.locator('tbody details[open]').count()).toBe(1);
  });

  it('says so where its tools cannot be loaded, and tries again', async () => {
    // The tools are the script that writes CSV files.
    const block = async (route: Route): Promise<void> => {
      const response = await route.fetch();
      const isTools = (await response.text()).includes('text/csv');
      await (isTools ? route.abort() : route.fulfill({ response }));
    };
    await at.page.route('**/*.js', block);
    await at.goto(list);
    const alert = at.page.locator('[data-parts-table] [role=alert]');
    expect(await alert.innerText()).toMatch(/^This part of the page could not be loaded. Check your network connection./);
    await at.page.unroute('**/*.js', block);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await at.page.waitForSelector('section[data-ready]');
    await eventually(async () => expect(await alert.count()).toBe(0));
  });

  it('filters by text, material and process, and all that follows from it follows', async () => {
    await open(list);
    expect(await status()).toBe('14 parts, 40 pieces, 107.9\u00a0EUR');
    await at.page.getByLabel('Filter').fill('screw');
    await eventually(async () => expect(await names()).toEqual(['M3x8', 'M2x6']));
    await eventually(async () => expect(await foot()).toEqual(['Total of 2 of 14 parts', '20', '4.4']));
    await choose('material', 'steel');
    await eventually(async () => expect(await status()).toBe('2 of 14 parts, 20 pieces, 4.4\u00a0EUR'));
    await choose('process', 'laser cutting');
    await eventually(async () => expect(await names()).toEqual([]));
    await eventually(async () => expect(await foot()).toEqual(['Total of 0 of 14 parts', '0', '0']));
    await pressTool('Reset');
    await at.page.waitForFunction(() => location.search === '');
    await eventually(async () => expect(await foot()).toEqual(['Total of 14 parts', '40', '107.9']));

    // The rows that are shown can be downloaded.
    await at.page.getByLabel('Filter').fill('turntable');
    const [file] = await Promise.all([at.page.waitForEvent('download'), pressTool('Download shown rows')]);
    expect(file.suggestedFilename()).toBe('twig-parts.csv');
    const [header, row, ...rest] = (await text(await file.createReadStream())).trimEnd().split('\r\n');
    expect(header?.split(',').slice(0, 6)).toEqual([
      'part_id',
      'part_name',
      'model_number',
      'quantity',
      'unit_price_eur',
      'total_price_eur',
    ]);
    expect(row).toContain('turntable,turntable,TW-TURN,1,4,4,2026-02-03,Lathe & Co');
    expect(rest).toEqual(['Total,,,1,,4,,,,,,,,,,']);

    // Whoever follows a link to a part is shown it, also where it was left out.
    await pressTool('Reset');
    await choose('material', 'steel');
    const part = firstTable().locator('tr#turntable');
    await eventually(async () => expect(await part.count()).toBe(0));
    await at.page.evaluate(() => (window.location.hash = '#turntable'));
    await eventually(async () => expect((await part.boundingBox())?.y).toBeLessThan(800));
    expect(await search()).toBe('');
    expect(at.errors).toEqual([]);
  });

  it('keeps its state in the address, for the reader and for a colleague', async () => {
    await open(`${list}?from=mail`);
    await at.page.getByLabel('Filter').fill('link');
    await choose('material', 'aluminium');
    await sortBy('Total');
    await eventually(async () => expect(await search()).toBe('?from=mail&parts.q=link&parts.material=aluminium&parts.sort=total'));
    const address = await at.page.evaluate(() => location.href);
    const other = await site.newPage();
    await other.page.goto(address);
    await other.page.waitForSelector('section[data-ready]');
    // Asked for in both places: the rows may follow the address.
    await eventually(async () =>
      expect(await other.page.locator('tbody tr.item').evaluateAll((rows) => rows.map(({ id }) => id))).toEqual(await names()),
    );
    await eventually(async () => expect(await other.page.getByLabel('Filter').inputValue()).toBe('link'));
    expect(other.errors).toEqual([]);
  });

  it('moves nothing while the tools arrive', async () => {
    await withoutFonts(at.page);
    await open(list);
    expect(await movedSoFar(at.page)).toBe(0);
  });

  it.each([1350, 360])('keeps its headings in view below the bars, %i px wide, and nothing under them', async (width) => {
    await at.page.setViewportSize({ width, height: 700 });
    await open(list);
    const places = () =>
      firstTable().evaluate((table) => {
        const edges = (element: Element | null) => element?.getBoundingClientRect();
        const bars = ['header[data-hidden]', '[data-folded] > details', '[data-parts-tools]'].map((bar) => document.querySelector(bar));
        const lowest = Math.max(
          ...bars
            .filter((bar) => bar?.checkVisibility() && /sticky/.test(getComputedStyle(bar).position))
            .map((bar) => edges(bar)?.bottom ?? 0),
        );
        const row = document.activeElement?.closest('tr') ?? null;
        return {
          under: Math.round((edges(table.querySelector('thead th'))?.top ?? 0) - lowest),
          below: (edges(row)?.top ?? 0) - (edges(table.querySelector('thead th'))?.bottom ?? 0),
        };
      });
    const last = firstTable().locator('tbody tr summary').last();
    await last.scrollIntoViewIfNeeded();
    await eventually(async () => expect(Math.abs((await places()).under)).toBeLessThanOrEqual(1));
    expect(await at.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Going back with the Tab key, what gets the focus is not hidden.
    await last.focus();
    for (let press = 0; press < 12; press += 1) await at.page.keyboard.press('Shift+Tab');
    await eventually(async () => expect((await places()).below).toBeGreaterThanOrEqual(-1));
  });

  it('fits a narrow screen: three columns, the rest in the details', async () => {
    await at.page.setViewportSize({ width: 360, height: 740 });
    await open(list);
    expect(await at.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const region = at.page.locator('.scroll-table').first();
    await eventually(async () => expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0));
    await eventually(async () =>
      expect(await region.locator('thead th:visible').allInnerTexts()).toEqual(['Part', 'Pieces', 'Total (EUR)']),
    );
    const cutWords = () =>
      region.locator('thead th:visible').evaluateAll((cells) =>
        cells
          .filter((cell) => {
            const words = document.createRange();
            words.selectNodeContents(cell);
            const [text, box] = [words.getBoundingClientRect(), cell.getBoundingClientRect()];
            return text.left < box.left || text.right > box.right;
          })
          .map((cell) => cell.textContent),
      );
    for (const width of [620, 1000, 1200, 360]) {
      await at.page.setViewportSize({ width, height: 740 });
      expect([width, await cutWords()]).toEqual([width, []]);
    }
    // Below the details all columns are one, and the highlight of a part is as wide as its row.
    const edges = await region
      .locator('tr > :first-child')
      .evaluateAll((cells) => [...new Set(cells.map((cell) => getComputedStyle(cell).borderRightWidth))]);
    expect(edges).toEqual(['0px']);
    await at.page.evaluate(() => (location.hash = 'turntable'));
    const grounds = () =>
      at.page
        .locator('#turntable > :visible, #turntable + tr > :visible')
        .evaluateAll((cells) => new Set(cells.map((cell) => getComputedStyle(cell).backgroundColor)).size);
    await eventually(async () => expect(await grounds()).toBe(1));
    await at.page.locator('#turntable + tr summary').click();
    await eventually(async () => expect(await at.page.locator('#turntable + tr dl').innerText()).toContain('aluminium, CNC milling'));
    await openMenu();
    await choose('sort', '-price');
    await eventually(async () => expect(await at.page.locator('tbody tr.item').first().getAttribute('id')).toBe('servo-s16'));
  });

  it.each([360, 700])('keeps its heads directly below its tools while it scrolls, %i px wide', async (width) => {
    await at.page.setViewportSize({ width, height: 460 });
    await open(list);
    const head = at.page.locator('.scroll-table[data-room] thead th').first();
    await at.page
      .locator('.scroll-table[data-room] tbody tr')
      .nth(4)
      .evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const gap = (): Promise<number> =>
      head.evaluate((cell) => {
        const tools = cell.closest('.scroll-table')?.parentElement?.querySelector('form[data-parts-tools]');
        return cell.getBoundingClientRect().top - (tools?.getBoundingClientRect().bottom ?? NaN);
      });
    await eventually(async () => expect(Math.abs(await gap())).toBeLessThan(0.5));
  });
});
