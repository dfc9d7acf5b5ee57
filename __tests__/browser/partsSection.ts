import type { SitePage } from './site';

/** Page with the tool for the whole order. */
export const orderPage = '/hardware/bill-of-materials/procuring-components';

/** What tests do with the first table of parts of a page; `opened` gives the page of the test that runs. */
export const partsSection = (opened: () => SitePage) => {
  const page = () => opened().page;
  const firstTable = () => page().locator('section[data-parts-table] table').first();
  return {
    /** Opens a page and waits until the tools of its first table are there. */
    open: async (path: string): Promise<void> => {
      await opened().goto(path);
      await page().waitForSelector('section[data-ready]');
    },
    firstTable,
    names: async (): Promise<string[]> =>
      (await firstTable().locator('tbody .part > div > code').allTextContents()).map((text) => text.trim()),
    status: () => page().locator('[data-parts-tools] [role=status]').first().innerText(),
    foot: async (): Promise<string[]> => (await firstTable().locator('tfoot :is(th, td):visible').allInnerTexts()).filter(Boolean),
    choose: (name: string, value: string) => page().locator(`[data-parts-tools] select[name=${name}]`).first().selectOption(value),
    /** Opens the list of all parts of the order. */
    unfold: () => page().locator('section[data-parts-table] summary', { hasText: 'All parts of the order' }).click(),
    search: (): Promise<string> => page().evaluate(() => location.search),
    sortBy: (heading: string) => page().getByRole('columnheader', { name: heading }).first().getByRole('button').click(),
  };
};
