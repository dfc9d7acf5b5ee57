import type { Page } from 'playwright-core';
import { eventually } from './eventually';

/**
 * Runs an action that opens a new tab, waits until its address ends in `ending`, and closes it. Asks Chromium for its tabs: in headless mode,
 * Playwright misses one in forty.
 */
export async function opensTab(page: Page, act: () => Promise<void>, ending: string): Promise<void> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) throw new Error('A page that belongs to no browser opens no tabs.');
  const tabs = async () => (await session.send('Target.getTargets')).targetInfos.filter(({ type }) => type === 'page');
  const before = new Set((await tabs()).map(({ targetId }) => targetId));
  await act();
  let opened = '';
  await eventually(async () => {
    const added = (await tabs()).filter(({ targetId }) => !before.has(targetId));
    expect(added.map(({ url }) => (url.endsWith(ending) ? ending : url))).toEqual([ending]);
    opened = added[0]?.targetId ?? '';
  });
  await session.send('Target.closeTarget', { targetId: opened });
  await session.detach();
}
