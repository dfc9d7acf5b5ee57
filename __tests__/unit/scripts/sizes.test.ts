import { scriptsIn } from '../../../scripts/sizes/builtPages';
import { columns, largestPages, pageLines } from '../../../scripts/sizes/sizeTable';

describe('the table of sizes', () => {
  const pages = [
    { route: '/a', kind: 'document /a', bytes: 10 },
    { route: '/a/b', kind: 'document /a', bytes: 30 },
    { route: '/blog/', kind: 'blog', bytes: 20 },
  ];

  it('names the largest page of each kind, and how many there are', () => {
    expect(largestPages(pages)).toEqual([
      { kind: 'document /a', pages: 2, route: '/a/b' },
      { kind: 'blog', pages: 1, route: '/blog/' },
    ]);
  });

  it('says what each costs beside what it may', () => {
    const size = { html: 1500, pageData: 500, script: 98_765 };
    const lines = pageLines(
      largestPages(pages),
      () => size,
      () => ({ html: 2000, pageData: 1000, script: 99_000, inlineStyle: 0 }),
    );
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^document \/a {2,}2 {2,}\/a\/b {2,}1\.5 \/ 2\.0 {2,}0\.5 \/ 1\.0 {2,}98\.8 \/ 99\.0$/);
  });

  it('has columns that are as wide as their widest cell', () => {
    expect(
      columns(
        [
          ['a', 'bb'],
          ['ccc', 'd'],
        ],
        1,
      ),
    ).toEqual(['a    bb', 'ccc   d']);
  });

  it('counts each script of a page once', () => {
    expect(scriptsIn('<script src="/a.js" async></script><script src="/b.js"></script><script src="/a.js"></script>')).toEqual([
      '/a.js',
      '/b.js',
    ]);
  });
});
