import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchOptions } from '../../__tests__/browser/browsers';
import { changeRoute, firstVisit } from './firstVisit';
import { serveFolder } from './serveFolder';

const usage = `Measures built sites and an empty page side by side: npm run bench -- --page /path [--page /other] [--press /from,/to] [--rounds 3] [name=folder …]
Without a site, it measures this one in public/.`;

const emptyPage = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title></head><body><p>Empty</p></body></html>';

/** A site whose pages are empty: what any page costs in this browser on this machine. */
function emptySite(pages: readonly string[]): { readonly name: string; readonly folder: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'empty-site-'));
  for (const page of pages) {
    mkdirSync(path.join(folder, page), { recursive: true });
    writeFileSync(path.join(folder, page, 'index.html'), emptyPage);
  }
  return { name: 'empty page', folder };
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        page: { type: 'string', multiple: true, default: ['/'] },
        press: { type: 'string', multiple: true, default: [] },
        rounds: { type: 'string', default: '3' },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}

function siteOf(text: string): { readonly name: string; readonly folder: string } {
  const [name = '', folder = ''] = text.split('=');
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error(`"${text}" is no site: ${folder}/index.html doesn't exist.\n${usage}`);
  return { name, folder };
}

/** The middle of some numbers, with the least and the greatest. */
function spread(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const digits = sorted.some((number) => number !== 0 && Math.abs(number) < 1) ? 3 : 1;
  const [middle, least, most] = [sorted[(sorted.length - 1) >> 1], sorted[0], sorted.at(-1)].map((number) => (number ?? 0).toFixed(digits));
  return least === most ? String(middle) : `${middle} (${least}–${most})`;
}

/** Visits the pages of each site in turn, and prints a table in Markdown. */
async function compare(): Promise<void> {
  const { values: options, positionals } = readArguments();
  const empty = emptySite(options.page);
  const sites = [...(positionals.length > 0 ? positionals : ['this=public']).map(siteOf), empty];
  const browser = await chromium.launch(launchOptions());
  const served = await Promise.all(sites.map(async ({ name, folder }) => ({ name, server: await serveFolder(folder) })));
  const rows = new Map<string, Map<string, number[]>>();
  const note = (measure: string, site: string, value: number): void => {
    const row = rows.get(measure) ?? new Map<string, number[]>();
    row.set(site, [...(row.get(site) ?? []), value]);
    rows.set(measure, row);
  };
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const { name, server } of served) {
      for (const page of options.page)
        for (const [measure, value] of Object.entries(await firstVisit(browser, server.origin + page))) note(measure, name, value);
      for (const [from = '', to = ''] of name === empty.name ? [] : options.press.map((pair) => pair.split(',')))
        note('route change', name, await changeRoute(browser, server.origin, from, to));
    }
  await browser.close();
  for (const { server } of served) await server.close();
  const cells = [...rows].map(([measure, row]) => [
    measure,
    ...sites.map(({ name }) => (row.has(name) ? spread(row.get(name) ?? []) : '–')),
  ]);
  const table = [['', ...sites.map(({ name }) => name)], ['-', ...sites.map(() => '-:')], ...cells];
  console.log(table.map((row) => `| ${row.join(' | ')} |`).join('\n'));
}

compare().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
