import type { Browser, Page } from 'playwright-core';
import type { Documentation } from '../documents/documentation';
import { addressOf } from '../layouts/peer';
import type { Peer } from '../layouts/peer';
import { openSearch } from './typedSearch';
import { desktop, openVisit } from './visit';

/** Share of queries whose right page is the first, and one of the first five, from 0 to 1. */
export interface SearchHits {
  readonly first: number;
  readonly firstFive: number;
}

/** A result: where it leads, or for one that is no link, what it says. */
interface Result {
  readonly path: string | null;
  readonly title: string;
}

/** Results that can be seen, best first. */
const resultsOf = (page: Page, selector: string): Promise<Result[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          path: element instanceof HTMLAnchorElement ? new URL(element.href).pathname : null,
          // A result of easyops' search names its page in its path, or is the page.
          title: (
            element.querySelector('[class*="hitPath"]') ??
            element.querySelector('[class*="hitTitle"]') ??
            element
          ).textContent.trim(),
        })),
    selector,
  );

/** Waits until results have been the same for half a second; without any, for three. */
async function resultsAtRest(page: Page, selector: string): Promise<Result[]> {
  let [before, same] = ['', 0];
  for (let waited = 0; waited < 12_000; waited += 250) {
    await page.waitForTimeout(250);
    const results = await resultsOf(page, selector);
    const now = JSON.stringify(results);
    same = now === before ? same + 1 : 0;
    before = now;
    if (same >= (results.length > 0 ? 3 : 12)) return results;
  }
  return [];
}

/** Place of the right page among the pages of the results, each counted once, from 1; null where it is not among them. */
export function placeOf(wanted: { readonly path: string; readonly title: string }, results: readonly Result[]): number | null {
  const pages = [...new Set(results.map(({ path, title }) => path ?? title))];
  const at = pages.findIndex((page) => page === wanted.path || page === wanted.title);
  return at < 0 ? null : at + 1;
}

/** Asks the search of a site every query, as fast as it answers. */
export async function askSearches(browser: Browser, origin: string, peer: Peer, documentation: Documentation): Promise<SearchHits> {
  const visit = await openVisit(browser, desktop, 'nothing');
  const { page } = visit;
  const titles = new Map(documentation.documents.map(({ id, title }) => [id, title]));
  try {
    await page.goto(origin, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    await openSearch(page, peer.handles);
    const field = page.locator(peer.handles.searchField).filter({ visible: true }).first();
    const places: (number | null)[] = [];
    for (const { query, document } of documentation.searches) {
      await field.fill('');
      await page.waitForTimeout(400);
      await field.fill(query);
      const wanted = { path: addressOf(peer, document), title: titles.get(document) ?? '' };
      places.push(placeOf(wanted, await resultsAtRest(page, peer.handles.searchResult)));
    }
    const share = (most: number): number => places.filter((place) => place !== null && place <= most).length / places.length;
    return { first: share(1), firstFive: share(5) };
  } finally {
    await visit.close();
  }
}
