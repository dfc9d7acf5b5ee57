import path from 'node:path';
import { findViolations } from '../../__tests__/browser/axe';
import { openSite } from '../../__tests__/browser/site';
import type { SitePage } from '../../__tests__/browser/site';
import { builtRoutes } from '../../src/outputs/sitemap';

/** Widths in px: a window beside which everything stands, and a phone. */
const widths = [1350, 360];

const modes = ['light', 'dark'] as const;

const folder = path.resolve(__dirname, '../../public');

/** What axe finds on a page at both widths and in both modes; prints it, and gives the number of findings. */
async function audit(route: string, { page, goto }: SitePage): Promise<number> {
  let count = 0;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await goto(route);
    if (route.includes('?q=')) await page.waitForSelector('[data-result]');
    for (const mode of modes) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
      const found = await findViolations(page);
      for (const line of found) console.log(`${route} (${width} px, ${mode}): ${line}`);
      count += found.length;
    }
  }
  return count;
}

async function main(): Promise<void> {
  const all = [...builtRoutes(folder), '/search?q=motor', '/search', '/no-such-page'];
  const site = await openSite(folder);
  let count = 0;
  try {
    // A page that was left does not disturb the next one, and a new window for each costs more than the check.
    const opened = await site.newPage();
    for (const route of all) count += await audit(route, opened);
  } finally {
    await site.close();
  }
  console.log(`${count} findings on ${all.length * widths.length * modes.length} views of ${all.length} pages.`);
  if (count > 0) process.exitCode = 1;
}

void main();
