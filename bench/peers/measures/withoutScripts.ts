import type { Browser } from 'playwright-core';
import { visibleTexts } from '../documents/documentation';
import type { NeutralDocument } from '../documents/documentation';
import { desktop, openVisit } from './visit';

/** What a reader has of a page whose scripts do not run. */
export interface WithoutScripts {
  /** Share of the document's texts that can be seen, from 0 to 1. */
  readonly text: number;
  /** Other documents that can be reached by links which can be seen. */
  readonly links: number;
  readonly tables: number;
}

const squeeze = (text: string): string => text.replace(/\s+/g, '');

/** Looks at a page without its scripts; `addresses` are those of all documents. */
export async function withoutScripts(
  browser: Browser,
  address: string,
  document: NeutralDocument,
  addresses: ReadonlySet<string>,
): Promise<WithoutScripts> {
  const visit = await openVisit(browser, { ...desktop, javaScriptEnabled: false }, 'nothing');
  try {
    await visit.page.goto(address, { waitUntil: 'load' });
    const seen = await visit.page.evaluate(() => {
      const visible = (selector: string): Element[] =>
        [...window.document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      return {
        text: window.document.body.innerText,
        links: visible('a[href]').map((link) => new URL((link as HTMLAnchorElement).href).pathname),
        tables: visible('table').length,
      };
    });
    const own = new URL(address).pathname;
    const all = squeeze(seen.text);
    const wanted = visibleTexts(document);
    return {
      text: wanted.filter((text) => all.includes(squeeze(text))).length / wanted.length,
      links: new Set(seen.links.filter((link) => link !== own && addresses.has(link))).size,
      tables: seen.tables,
    };
  } finally {
    await visit.close();
  }
}
