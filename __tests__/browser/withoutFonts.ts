import type { Page } from 'playwright-core';

/**
 * Keeps the fonts of the site from a page, which then stays in those of the system. For tests of what moves: a font that comes
 * just after the first paint moves letters by a pixel, and when that is depends on the machine.
 */
export async function withoutFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
}
