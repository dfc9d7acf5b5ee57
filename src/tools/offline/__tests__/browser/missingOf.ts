import type { Page } from 'playwright-core';

/** Addresses that a page cannot fetch: those of these pages, and of their code, data and pictures. */
export const missingOf = (at: Page, pages: readonly string[]): Promise<string[]> =>
  at.evaluate(async (addresses) => {
    const asked = new Set<string>();
    const missing: string[] = [];
    const get = async (address: string): Promise<string> => {
      if (asked.has(address)) return '';
      asked.add(address);
      try {
        const response = await fetch(address);
        // Read to its end, as only then it is known to be there; text is made of pages only.
        const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
        const body = isPage ? await response.text() : await response.arrayBuffer();
        if (!response.ok) missing.push(address);
        return typeof body === 'string' ? body : '';
      } catch {
        missing.push(address);
        return '';
      }
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
