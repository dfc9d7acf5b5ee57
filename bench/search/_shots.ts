import { openSite } from '../../__tests__/browser/site';
(async () => {
  const folder = process.argv[2]!;
  const out = process.argv[3]!;
  const site = await openSite(folder);
  const kinds: [string, any, string][] = [
    ['light', { viewport: { width: 1350, height: 900 } }, 'light'],
    ['dark', { viewport: { width: 1350, height: 900 } }, 'dark'],
    ['phone', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, 'light'],
    ['phonedark', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, 'dark'],
    ['forced', { viewport: { width: 1350, height: 900 }, forcedColors: 'active' }, 'light'],
  ];
  for (const [name, options, mode] of kinds) {
    const { page, context, goto } = await site.newPage(options);
    await page.addInitScript((m) => localStorage.setItem('theme', m), mode);
    await goto('/software/can');
    await page.keyboard.press('Control+k');
    await page.waitForSelector('#docsearch-input');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${out}/${name}-0empty.png` });
    for (const [i, q] of [
      'gripper',
      'J5 id',
      'motor does not answer',
      'RTNETLINK answers: Device or resource busy',
      'gripper qqxyzzyqq',
      'qqxyzzyqq',
    ].entries()) {
      await page.fill('#docsearch-input', q);
      await page.waitForTimeout(600);
      await page.screenshot({ path: `${out}/${name}-${i + 1}.png` });
    }
    await page.fill('#docsearch-input', 'gripper');
    await page.waitForTimeout(400);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(800);
    await page.keyboard.press('Control+k');
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${out}/${name}-7recent.png` });
    await context.close();
    if (name === 'light' || name === 'phone') {
      const o = await site.newPage(options);
      await o.context.route('**/search-index.json*', (r) => r.abort());
      await o.goto('/software/can');
      await o.page.keyboard.press('Control+k');
      await o.page.waitForSelector('#docsearch-input');
      await o.page.fill('#docsearch-input', 'gripper');
      await o.page.waitForTimeout(800);
      await o.page.screenshot({ path: `${out}/${name}-8offline.png` });
      await o.context.close();
      const s = await site.newPage(options);
      await s.goto('/search?q=motor%20does%20not%20answer');
      await s.page.waitForTimeout(1500);
      await s.page.screenshot({ path: `${out}/${name}-9page.png` });
      await s.context.close();
    }
  }
  await site.close();
})();
