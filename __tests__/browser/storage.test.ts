import type { Page } from 'playwright-core';
import { runningTexts } from '../fixtures/hostile';
import { eventually } from './eventually';
import { newPageForEachTest } from './newPageForEachTest';
import { at, openDialog, searchFor } from './searchDialog';
import type { OpenSite, SitePage } from './site';
import { say } from './siteAnswers';

let site: OpenSite;
let opened: SitePage;
let page: Page;

newPageForEachTest((given) => ({ site, opened, page } = given));

const run = 'window.__ran=true';
const [image = '', ...others] = runningTexts(run);
const place = { lvl0: image, lvl1: image, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const search = (url: string, more: object = {}) => ({ objectID: url, url, type: 'lvl1', content: image, hierarchy: place, ...more });

const texts = ['', image, others.join(''), '[', '__proto__', '1,2,__proto__,1e99', '\0', 'x'.repeat(100_000)];
const keys = ['theme', 'announcement', 'docs-preferred-version-default', 'tabs-system', 'build-base.twig', 'offline', '__proto__'];

/** No stored script has run, the page is still this site's, and it has logged no error. */
async function unharmed(): Promise<void> {
  expect(await page.evaluate(() => (window as unknown as { __ran?: boolean }).__ran)).toBeUndefined();
  expect(new URL(page.url()).origin).toBe(site.origin);
  expect(opened.errors).toEqual([]);
}

describe('foreign content of local storage', () => {
  it('is ignored where a choice is expected', async () => {
    await opened.goto('/');
    for (const text of texts) {
      await page.evaluate(
        ([names, value]) => names.forEach((name) => [localStorage, sessionStorage].forEach((storage) => storage.setItem(name, value))),
        [keys, text] as const,
      );
      await opened.goto('/software/setup');
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toMatch(/^(light|dark)$/);
      expect(await page.locator('#choice input:checked').count()).toBe(await page.locator('#choice fieldset').count());
      expect(await page.locator('.alternative:visible').count()).toBeGreaterThan(0);
    }
    await unharmed();
  });

  it('runs no script and links to no other site as a recent search', async () => {
    const stored = JSON.stringify([
      search('/software/protocol'),
      search('javascript:' + run),
      search('//elsewhere.example/'),
      search('/\\elsewhere.example/'),
      search('https://elsewhere.example/'),
      search('/hardware/', { _snippetResult: { hierarchy: { lvl1: { value: image } } }, __docsearch_parent: search('/') }),
      search('/purchase/', { type: 'askAI' }),
    ]);
    await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
      `__DOCSEARCH_RECENT_SEARCHES__Twig documents`,
      stored,
    ] as const);
    await opened.goto('/purchase/');
    await openDialog(page);
    await page.waitForSelector(at.hit);
    const links = await page.locator(at.hit).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.map(String).sort()).toEqual(['/hardware/', '/software/protocol']);
    expect(await page.locator(`${at.dialog} .DocSearch-Hit img`).count()).toBe(0);
    await page.locator(`${at.hit}[href="/software/protocol"]`).click();
    await page.waitForURL('**/software/protocol');
    await unharmed();
  });
});

describe('foreign content of session storage', () => {
  it('is text in the search field', async () => {
    await opened.goto('/');
    await page.evaluate((value) => {
      sessionStorage.setItem('typed-search', value);
      for (let index = sessionStorage.length - 1; index >= 0; index -= 1) {
        const key = sessionStorage.key(index) ?? '';
        if (key.startsWith('@@scroll')) sessionStorage.setItem(key, '{"a":');
      }
    }, image);
    await page.reload();
    await page.waitForSelector(at.field);
    await eventually(async () => expect(await page.inputValue(at.field)).toBe(image));
    await unharmed();
  });
});

describe('failing storage', () => {
  const faults = {
    blocked: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    },
    unreadable: () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  };

  it.each(Object.entries(faults))('%s: colour mode, choices and search work', async (_, fault) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.addInitScript(fault);
    await opened.goto('/software/setup');
    await page.click('[data-colour-mode-switch]');
    await eventually(async () => expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark'));
    await page.locator('#choice input').nth(1).check();
    await searchFor(page, 'servo');
    await page.keyboard.press('Enter');
    await page.waitForSelector(at.place);
    expect(warnings.filter((text) => text.includes('Local storage is not available')).length).toBeLessThanOrEqual(1);
    expect(opened.errors).toEqual([]);
  });

  it('blocked: a page of another build doesn’t reload in a loop', async () => {
    await page.addInitScript(faults.blocked);
    site.answer(
      ({ pathname }) => pathname === '/page-data/app-data.json',
      say(200, '{"webpackCompilationHash":"another"}', 'application/json'),
    );
    await opened.goto('/');
    expect(opened.errors).toEqual([]);
  });

  it('full: a build guide says that ticks are lost with the page', async () => {
    await page.addInitScript(faults.full);
    await opened.goto('/hardware/build/base');
    const bar = page.locator('[data-build-progress]');
    expect(await bar.innerText()).toContain('can’t keep your ticks');
    expect(await bar.innerText()).not.toContain('This browser keeps your ticks');
  });
});
