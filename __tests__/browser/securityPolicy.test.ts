import { newPageForEachTest } from './newPageForEachTest';
import { eventually } from './eventually';

import { searchFor } from './searchDialog';
import type { OpenSite, SitePage } from './site';

let site: OpenSite;
let at: SitePage;

newPageForEachTest((given) => ({ site, opened: at } = given));

/** Violations of the policy so far. */
const refused = (): string[] => at.errors.filter((error) => /security policy|violates/i.test(error));

describe('the Content-Security-Policy', () => {
  it('is sent with each page, and allows inline code by hash only', async () => {
    for (const path of ['/', '/hardware/', '/software/protocol', '/search', '/category/hardware', '/blog/', '/404.html', '/no/such/page']) {
      const { headers } = await fetch(`${site.origin}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect([path, policy]).toEqual([
        path,
        expect.stringMatching(
          /^default-src 'self'; media-src 'none'; object-src 'none'; script-src 'self'( 'sha256-[^']+')+; style-src 'self'( 'sha256-[^']+')+; /,
        ),
      ]);
      expect(policy).not.toContain('unsafe');
    }
  });

  it('blocks injected scripts, handlers and styles', async () => {
    await at.goto('/');
    await at.page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="x" onerror="window.ran = true"><p id="red" style="color: rgb(255, 0, 0)">Red</p>',
      );
    });
    await eventually(() => expect(refused().length).toBeGreaterThanOrEqual(2));
    expect(
      await at.page.evaluate(() => [(window as { ran?: boolean }).ran, getComputedStyle(document.getElementById('red')!).color]),
    ).toEqual([undefined, expect.not.stringContaining('255, 0, 0')]);
  });

  it('blocks nothing of what readers do', async () => {
    const { page } = at;
    await at.goto('/');
    await page
      .getByRole('button', { name: /colour|mode/i })
      .first()
      .click();
    await searchFor(page, 'servo');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/');

    await at.goto('/software/setup');
    await page.locator('[role=tab][aria-selected=false]').first().click();
    await page.locator('figure[data-language] button[aria-label="Copy code"]').first().click();

    await at.goto('/hardware/parts');
    await page.getByLabel('Filter').fill('M3');
    await page.getByRole('columnheader', { name: /Total/ }).getByRole('button').click();
    await eventually(async () => expect(await page.locator('[data-parts-table] tbody tr[id]').count()).toBeLessThan(10));

    await at.goto('/hardware/build/arm');
    await page.locator('#step-1 input').check();
    await page.emulateMedia({ media: 'print' });
    await page.pdf();
    await page.emulateMedia({ media: 'screen' });

    await at.goto('/search?q=servo');
    await page.waitForSelector('main a[href^="/"]');

    await page.setViewportSize({ width: 360, height: 740 });
    await at.goto('/hardware/');
    await page.locator('[data-menu-button]').click();
    await page.waitForSelector('dialog[open]');
    expect(refused()).toEqual([]);
  });

  it('lets a video load, but not before a press', async () => {
    // A new page: it also loads in advance what it links to.
    at = await site.newPage({ prefetch: true });
    const asked: string[] = [];
    at.page.on('request', (request) => {
      if (!request.url().startsWith(site.origin)) asked.push(new URL(request.url()).host);
    });
    await at.goto('/');
    expect(asked).toEqual([]);
    await at.page.locator('a[href^="https://www.youtube.com/watch"]').first().click();
    await eventually(() => expect(asked).toContain('www.youtube-nocookie.com'));
    expect(refused()).toEqual([]);
  });
});
