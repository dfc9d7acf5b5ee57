import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../../src/files/filesBelow';
import { buildAgain, buildSite } from '../sites/buildSite';
import { growingSite } from '../sites/growingSite';
import { documentSource } from '../sites/smallSite';

const compressed = (file: string): number => gzipSync(readFileSync(file)).length;

/** Compressed bytes of what one page costs a reader. */
function costs(publicFolder: string) {
  const scripts = readdirSync(publicFolder).filter((file) => file.endsWith('.js'));
  return {
    html: compressed(path.join(publicFolder, 'page-005.html')),
    pageData: compressed(path.join(publicFolder, 'page-data/page-005/page-data.json')),
    scripts: scripts.reduce((sum, file) => sum + compressed(path.join(publicFolder, file)), 0),
  };
}

const small = buildSite(growingSite(20));
const large = buildSite(growingSite(100));

describe('a site that grows from 20 to 100 documents', () => {
  it('builds', () => {
    expect([small.status, large.status]).toEqual([0, 0]);
  });

  it('keeps what one page costs within 5 %', () => {
    const [before, after] = [costs(small.publicFolder), costs(large.publicFolder)];
    const grown = (['html', 'pageData', 'scripts'] as const).map((kind) => ({
      kind,
      share: Math.abs(after[kind] - before[kind]) / before[kind],
    }));
    expect(grown.filter(({ share }) => share >= 0.05)).toEqual([]);
  });
});

/** Times and contents of the files of a site, by their paths. */
function filesOf(folder: string): Map<string, { readonly time: number; readonly text: string }> {
  return new Map(
    filesBelow(folder).map((name) => {
      const file = path.join(folder, name);
      return [name, { time: Math.round(statSync(file).mtimeMs), text: readFileSync(file, 'latin1') }];
    }),
  );
}

/** What a page is published as. */
const published = (page: string): string[] => [`${page}.html`, `${page}/index.html`, `page-data/${page}/page-data.json`, `${page}.md`];

describe('the larger site, built again after a word of one page has changed and a page is new', () => {
  const { publicFolder, folder } = large;
  const section = Array.from({ length: 10 }, (_, index) => `page-03${index}`);
  let before: ReturnType<typeof filesOf>;
  let after: ReturnType<typeof filesOf>;
  let output = '';

  beforeAll(() => {
    before = filesOf(publicFolder);
    const source = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
    const rebuilt = buildAgain(folder, {
      'content/docs/page-071.mdx': source('content/docs/page-071.mdx').replace('One action.', 'Another action.'),
      'content/docs/page-new.mdx': documentSource('A new page', 'What was missing.'),
      'src/site/sidebars.ts': source('src/site/sidebars.ts').replace('"page-034",', '"page-034","page-new",'),
    });
    ({ output } = rebuilt);
    expect(rebuilt.status).toBe(0);
    after = filesOf(publicFolder);
  });

  it('writes what shows the word, the page and its place, and no other file', () => {
    const touched = [...after].filter(([file, { time }]) => before.get(file)?.time !== time).map(([file]) => file);
    const shown = [
      ...published('page-071'),
      ...published('page-new'),
      'social/page-new.png',
      // The menu of its section, and the list by which a missing page suggests another.
      ...section.flatMap((page) => published(page).filter((file) => !file.endsWith('.md'))),
      'page-data/404.html/page-data.json',
      ...['_headers', 'llms.txt', 'llms-full.txt', 'offline.json', 'search-index.json', 'sitemap-0.xml'],
    ];
    expect(touched.filter((file) => !file.startsWith('search-texts-')).sort()).toEqual(shown.sort());
  });

  it('writes nothing with what it held', () => {
    const same = [...after].filter(([file, { time, text }]) => before.get(file)?.text === text && before.get(file)?.time !== time);
    expect(same.map(([file]) => file)).toEqual([]);
  });

  it('leads to the new page from those beside it', () => {
    const html = (page: string): string => after.get(`${page}.html`)?.text ?? '';
    const shows = (page: string, text: string): boolean => html(page).includes(text);
    expect(shows('page-034', '<a href="/page-new" rel="next">')).toBe(true);
    expect(shows('page-035', '<a href="/page-new" rel="prev">')).toBe(true);
    expect(section.filter((page) => !shows(page, 'href="/page-new"'))).toEqual([]);
    expect(shows('page-071', 'Another action.')).toBe(true);
  });

  it('checks the texts that are new and no other, and parses these and those of pages that are made again', () =>
    expect(output).toContain('Work done once for each text and table: read 101, parse 12, fill 12, check 2, compile 12.'));
});
