import { eventually } from './eventually';
import { cleanPageForEachTest } from './cleanPageForEachTest';
import type { SitePage } from './site';

let at: SitePage;

cleanPageForEachTest(({ opened }) => {
  at = opened;
});

describe('local storage that throws', () => {
  it('is treated as empty, with one warning, and breaks nothing', async () => {
    const warnings: string[] = [];
    at.page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await at.page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await at.goto('/software/setup/can-setup');
    await at.page.click('[data-colour-mode-switch]');
    await eventually(async () => expect(await at.page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark'));
    await at.page.locator('#choice input').nth(1).check();
    await at.page.click('header nav a[href="/teleop/"]');
    await at.page.waitForURL('**/teleop/');
    await eventually(() => expect(warnings.filter((text) => text.includes('Local storage is not available'))).toHaveLength(1));
    expect(at.errors).toEqual([]);
  });

  it('is treated as empty when it is full', async () => {
    await at.page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await at.goto('/');
    await at.page.click('[data-colour-mode-switch]');
    await eventually(async () => expect(await at.page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark'));
    expect(at.errors).toEqual([]);
  });
});

describe('ticks where storage is full', () => {
  it('are said to go with the page, and never to be kept', async () => {
    await at.page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await at.goto('/hardware/assembly-guide/pedestal-assembly');
    const bar = at.page.locator('[data-build-progress]');
    expect(await bar.innerText()).toContain('can’t keep your ticks');
    expect(await bar.innerText()).not.toContain('This browser keeps your ticks');
    expect(at.errors).toEqual([]);
  });

  it('are said to be kept elsewhere', async () => {
    await at.goto('/hardware/assembly-guide/pedestal-assembly');
    expect(await at.page.locator('[data-build-progress]').innerText()).toContain('This browser keeps your ticks');
    expect(await at.page.evaluate(() => localStorage.getItem('probe'))).toBeNull();
  });
});

describe('the preferred version of the documentation', () => {
  it('keeps a known one and clears an unknown one', async () => {
    const preference = () => at.page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
    await at.goto('/');
    await at.page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'current'));
    await at.goto('/');
    await eventually(async () => expect(await preference()).toBe('current'));
    await at.page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.9'));
    await at.goto('/');
    await eventually(async () => expect(await preference()).toBeNull());
  });
});
