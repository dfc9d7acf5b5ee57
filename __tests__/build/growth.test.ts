import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSite } from './buildSite';
import { documentSource, footerSource, navbarSource, sidebarsSource, tablesSource } from './smallSite';

/** Documents per section: a page lists its own section, so only the number of sections may grow. */
const sectionSize = 10;

const text = (index: number): string =>
  `Page ${index} of a site that grows.\n\n## Steps\n\n1. One action.\n2. Another one.\n\n| Joint | Motor |\n| --- | --- |\n| J${index % 8} | DM |\n`;

/** A site of a number of documents in sections of ten; the sections stand one after the other. */
function grownSite(count: number) {
  const ids = Array.from({ length: count }, (_, index) => (index === 0 ? 'index' : `page-${String(index).padStart(3, '0')}`));
  const sections = Object.fromEntries(
    Array.from({ length: count / sectionSize }, (_, index) => [
      `section${index}`,
      ids.slice(index * sectionSize, (index + 1) * sectionSize),
    ]),
  );
  return buildSite({
    name: `grown-${count}`,
    files: {
      'src/site/sidebars.ts': sidebarsSource(sections),
      'src/site/navbar.ts': navbarSource(['section0']),
      'src/site/footer.ts': footerSource(['/']),
      'src/site/tableDefinitions.ts': tablesSource(),
      ...Object.fromEntries(ids.map((id, index) => [`content/docs/${id}.mdx`, documentSource(`Page ${index}`, text(index))])),
    },
  });
}

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

describe('a site that grows from 20 to 200 documents', () => {
  const small = grownSite(20);
  const large = grownSite(200);

  it('builds', () => {
    expect([small.status, large.status]).toEqual([0, 0]);
  });

  it.each(['html', 'pageData', 'scripts'] as const)('keeps the %s of one page within 5 %%', (kind) => {
    const before = costs(small.publicFolder)[kind];
    const after = costs(large.publicFolder)[kind];
    expect(Math.abs(after - before) / before).toBeLessThan(0.05);
  });
});
