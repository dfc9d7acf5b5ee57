import path from 'node:path';
import { atRest } from '../../__tests__/browser/atRest';
import { hold } from '../../__tests__/browser/hold';
import { movedSoFar } from '../../__tests__/browser/movedSoFar';
import { openSite } from '../../__tests__/browser/site';
import type { OpenSite } from '../../__tests__/browser/site';
import { builtRoutes } from '../../src/outputs/sitemap';

/** Widths in px: a window beside which everything stands, and a phone. */
const widths = [1350, 360];

/** Most that a page may move while it loads: cumulative layout shift. */
const most = 0.01;

const folder = path.resolve(__dirname, '../../public');

/** How far a page moves where its fonts come after everything else, which is the worst case. */
async function shiftOf(site: OpenSite, route: string, width: number): Promise<number> {
  const { page } = await site.newPage({ viewport: { width, height: 900 } });
  const fonts = hold();
  await page.route('**/*.woff2', fonts.handler);
  await page.goto(site.origin + route, { waitUntil: 'domcontentloaded' });
  await atRest(page);
  fonts.release();
  await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => /Next/.test(family) && status === 'loaded'));
  await page.evaluate(() => document.fonts.ready);
  const moved = await movedSoFar(page);
  await site.closePages();
  return moved;
}

/** Measures every page at both widths, and names those that move too far. */
async function main(): Promise<void> {
  const routes = [...builtRoutes(folder), '/search', '/no-such-page'];
  const site = await openSite(folder);
  const moved: { readonly route: string; readonly width: number; readonly shift: number }[] = [];
  try {
    for (const route of routes) for (const width of widths) moved.push({ route, width, shift: await shiftOf(site, route, width) });
  } finally {
    await site.close();
  }
  const worst = moved.toSorted((a, b) => b.shift - a.shift);
  for (const { route, width, shift } of worst.slice(0, 5)) console.log(`${route} (${width} px): ${shift.toFixed(4)}`);
  const tooFar = worst.filter(({ shift }) => shift > most).length;
  console.log(`${tooFar} of ${moved.length} views of ${routes.length} pages move by more than ${most}.`);
  if (tooFar > 0) process.exitCode = 1;
}

void main();
