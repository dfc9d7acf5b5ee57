import { cleanPageForEachTest } from './cleanPageForEachTest';
import type { SitePage } from './site';

let at: SitePage;

cleanPageForEachTest((given) => (at = given.opened));

it('a video is played in a frame that may do what a player needs, and no more', async () => {
  await at.goto('/');
  await at.page.locator('a[href^="https://www.youtube.com/watch"]').first().click();
  const frame = at.page.locator('iframe');
  await frame.waitFor();
  expect((await frame.getAttribute('sandbox'))?.split(' ').sort()).toEqual([
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-presentation',
    'allow-same-origin',
    'allow-scripts',
  ]);
  expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin');
  expect(new URL((await frame.getAttribute('src')) ?? '').origin).toBe('https://www.youtube-nocookie.com');
});
