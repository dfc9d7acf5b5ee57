import type { Page } from 'playwright-core';
import { sheetWidth } from './pageRules';

/** Below this share of its size, a table is hard to read and gets a sheet that lies on its side. */
const readable = 0.68;

/**
 * Makes tables that are wider than a sheet smaller, and gives the widest a sheet on its side. Else the browser would make all sheets of the
 * book smaller for one of them. The page is laid out for print as wide as a sheet between its margins.
 */
export async function fitTables(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: Math.floor(sheetWidth.upright), height: 1000 });
  await page.evaluate(
    ({ upright, turned, least }) => {
      for (const frame of document.querySelectorAll<HTMLElement>('.scroll-table')) {
        const [room, needed] = [frame.clientWidth, frame.scrollWidth];
        if (needed <= room) continue;
        const wide = room / needed < least;
        const scale = wide ? (room + turned - upright) / needed : room / needed;
        if (wide) frame.dataset.turned = '';
        for (const table of frame.querySelectorAll('table')) if (scale < 1) table.style.zoom = String(Math.floor(scale * 100) / 100);
      }
    },
    { ...sheetWidth, least: readable },
  );
}
