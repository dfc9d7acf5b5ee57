import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageDataPath } from '../../../src/model/publicFiles';
import { budgetAdvice, budget, checkBudgets, compressed } from '../../../src/outputs/budgets';

const folder = mkdtempSync(path.join(tmpdir(), 'budgets-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a page whose HTML doesn't compress below a part of its budget. */
function writePage(route: string, share: number): { route: string; file: string } {
  for (const file of [path.join(route, 'index.html'), pageDataPath(route)])
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, route, 'index.html'), randomBytes(Math.ceil(budget.html * share)).toString('base64'));
  writeFileSync(path.join(folder, pageDataPath(route)), '{}');
  return { route, file: `content/docs${route}.mdx` };
}

it('names pages over their budget, largest first, and what helps', () => {
  writeFileSync(path.join(folder, 'search-index.json'), '{}');
  const [small, grown, large] = [writePage('/small', 0.9), writePage('/grown', 1.1), writePage('/a/large', 4)];
  expect(checkBudgets(folder, [small], 61_000)).toEqual([]);
  expect(checkBudgets(folder, [small, grown, large], 61_000)).toEqual([
    expect.stringMatching(/^ {2}content\/docs\/a\/large\.mdx {2}HTML: \d+\.\d kB of \d+\.\d kB$/),
    expect.stringMatching(/^ {2}content\/docs\/grown\.mdx {4}HTML: \d+\.\d kB of \d+\.\d kB$/),
    '',
    budgetAdvice.page,
  ]);
});

it('names a search index that is over its budget when compressed with Brotli', () => {
  // Brotli compresses a text with repeated words better than gzip.
  const text = JSON.stringify(Array.from({ length: 9000 }, (_, at) => `motor ${(at * 7919) % 1000} answers on the bus`));
  writeFileSync(path.join(folder, 'search-index.json'), text);
  const size = compressed(text);
  expect(checkBudgets(folder, [], size)).toEqual([]);
  expect(checkBudgets(folder, [], size - 1)).toEqual([
    expect.stringMatching(/^ {2}content {2}search index: [\d.]+ kB of [\d.]+ kB$/),
    '',
    budgetAdvice.index,
  ]);
});
