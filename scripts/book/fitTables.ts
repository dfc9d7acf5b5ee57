import type { Page } from 'playwright-core';
import { sheetWidth } from './pageRules';

/** Smallest scale at which a table is still readable. Wider tables get a landscape page. */
const readable = 0.68;

/**
 * Scales down tables that are wider than the page, and gives the widest a landscape page. Otherwise the browser would scale down the whole
 * book. Needs print layout.
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
