import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSite } from '../sites/buildSite';
import { growingSite } from '../sites/growingSite';

const compressed = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** Compressed bytes of what one page costs a reader. */
function costs(publicFolder: string) {
  const scripts = readdirSync(publicFolder).filter((file) => file.endsWith('.js'));
  return {
    html: compressed(path.join(publicFolder, 'page-005.html')),
    pageData: compressed(path.join(publicFolder, 'page-data/page-005/page-data.json')),
    scripts: scripts.reduce((sum, file) => sum + compressed(path.join(publicFolder, file)), 0),
  };
}

describe('a site that grows from 20 to 100 documents', () => {
  const small = buildSite(growingSite(20));
  const large = buildSite(growingSite(100));

  it('builds', () => {
    expect([small.status, large.status]).toEqual([0, 0]);
  });

  it.each(['html', 'pageData', 'scripts'] as const)('keeps the %s of one page within 5 %%', (kind) => {
    const before = costs(small.publicFolder)[kind];
    const after = costs(large.publicFolder)[kind];
    expect(Math.abs(after - before) / before).toBeLessThan(0.05);
  });
});
