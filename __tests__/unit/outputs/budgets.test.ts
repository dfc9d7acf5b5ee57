import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageDataPath } from '../../../src/model/publicFiles';
import { budgetOf, checkBudgets, compressed } from '../../../src/outputs/budgets';

const folder = mkdtempSync(path.join(tmpdir(), 'budgets-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a page whose HTML doesn't compress below a part of its budget. */
function writePage(route: string, share: number): { route: string; file: string } {
  for (const file of [path.join(route, 'index.html'), pageDataPath(route)])
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, route, 'index.html'), randomBytes(Math.ceil(budgetOf(route).html * share)).toString('base64'));
  writeFileSync(path.join(folder, pageDataPath(route)), '{}');
  return { route, file: `content/docs${route}.mdx` };
}

it('names pages over their budget, largest first, and stops at a quarter more', () => {
  writeFileSync(path.join(folder, 'search-index.json'), '{}');
  const [small, grown, large] = [writePage('/small', 0.9), writePage('/grown', 1.1), writePage('/a/large', 1.4)];
  expect(checkBudgets(folder, [small], 61_000)).toEqual({ lines: [], stops: false });
  const warned = checkBudgets(folder, [small, grown], 61_000);
  expect(warned.stops).toBe(false);
  expect(warned.lines).toEqual([expect.stringMatching(/^ {2}content\/docs\/grown\.mdx {2}HTML: \d+\.\d kB of \d+\.\d kB$/)]);
  const stopped = checkBudgets(folder, [small, grown, large], 61_000);
  expect(stopped.stops).toBe(true);
  expect(stopped.lines.map((line) => line.trim().split(' ')[0])).toEqual(['content/docs/a/large.mdx', 'content/docs/grown.mdx']);
  expect(stopped.lines[0]).toMatch(/too much$/);
});

it('names a search index that is over its budget when compressed with Brotli', () => {
  // Brotli compresses a text with repeated words better than gzip.
  const text = JSON.stringify(Array.from({ length: 9000 }, (_, at) => `motor ${(at * 7919) % 1000} answers on the bus`));
  writeFileSync(path.join(folder, 'search-index.json'), text);
  const size = compressed(text);
  expect(checkBudgets(folder, [], size)).toEqual({ lines: [], stops: false });
  expect(checkBudgets(folder, [], size - 1).lines).toEqual([
    expect.stringMatching(/^ {2}content {2}search index: [\d.]+ kB of [\d.]+ kB$/),
  ]);
});
