import type { Page } from 'playwright-core';

/** Addresses that a page cannot fetch: those of these pages, and of their code, data and pictures. */
export const missingOf = (at: Page, pages: readonly string[]): Promise<string[]> =>
  at.evaluate(async (addresses) => {
    const asked = new Set<string>();
    const missing: string[] = [];
    const get = async (address: string): Promise<string> => {
      if (asked.has(address)) return '';
      asked.add(address);
      const response = await fetch(address).catch(() => undefined);
      if (!response?.ok) missing.push(address);
      return response?.text() ?? '';
    };
    for (const address of addresses) {
      const html = new DOMParser().parseFromString(await get(address), 'text/html');
      await get(`/page-data/${address.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`);
      const named = [...html.querySelectorAll('script[src], link[as][href], link[rel="stylesheet"][href], img[src]')];
      for (const element of named) {
        const url = new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', location.href);
        if (url.origin === location.origin) await get(url.pathname);
      }
    }
    return missing;
  }, pages);
