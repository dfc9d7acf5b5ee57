import type { SitePage } from '../../../../../__tests__/browser/site';

/** Page with the tool for the whole order. */
export const orderPage = '/purchase/';

/** What tests do with the first table of parts of a page; `opened` gives the page of the test that runs. */
export const partsSection = (opened: () => SitePage) => {
  const page = () => opened().page;
  /** Opens the menu with all tools but the first. */
  const openMenu = async (): Promise<void> => {
    const menu = page().locator('[data-parts-tools] .menu').first();
    if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
  };
  const firstTable = () => page().locator('section[data-parts-table] table').first();
  return {
    /** Opens a page and waits until the tools of its first table are there. */
    open: async (path: string): Promise<void> => {
      await opened().goto(path);
      await page().waitForSelector('section[data-ready]');
    },
    firstTable,
    /** Ids of the shown parts. */
    names: (): Promise<string[]> =>
      firstTable()
        .locator('tbody tr.item')
        .evaluateAll((rows) => rows.map(({ id }) => id)),
    status: () => page().locator('[data-parts-tools] [role=status]').first().innerText(),
    foot: async (): Promise<string[]> => (await firstTable().locator('tfoot :is(th, td):visible').allInnerTexts()).filter(Boolean),
    choose: async (name: string, value: string): Promise<void> => {
      const control = page().locator(`[data-parts-tools] select[name=${name}]`).first();
      // Where it is, not whether it can be seen: that lags a frame behind the menu's closing.
      const inMenu = await control.evaluate((element) => element.closest('.menu') !== null);
      if (inMenu) await openMenu();
      await control.selectOption(value);
      if (inMenu) await page().keyboard.press('Escape');
    },
    /** Presses a button of the menu. */
    pressTool: async (name: string): Promise<void> => {
      await openMenu();
      await page().locator('[data-parts-tools] .menu').first().getByRole('button', { name }).click();
    },
    openMenu,
    search: (): Promise<string> => page().evaluate(() => location.search),
    sortBy: (heading: string) => page().getByRole('columnheader', { name: heading }).first().getByRole('button').click(),
  };
};
