import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../../src/files/digest';
import { buildTwice } from '../sites/buildSite';
import { changedPage, grownFiles, growingSite, newDocuments, newPage, pageBefore, sectionOf } from '../sites/growingSite';

const { first, second } = buildTwice(growingSite, grownFiles);

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

/** Contents of the files of a site, by their paths. */
const filesOf = (folder: string): Map<string, string> =>
  new Map(filesBelow(folder).map((name) => [name, readFileSync(path.join(folder, name), 'latin1')]));

/** What a page is published as. */
const published = (page: string): string[] => [`${page}.html`, `${page}/index.html`, `page-data/${page}/page-data.json`, `${page}.md`];

describe('a site that is built again after it has grown from 20 to 60 documents, and a word and a page of the old ones are new', () => {
  const section = sectionOf(1);
  let before: ReturnType<typeof filesOf>;
  let after: ReturnType<typeof filesOf>;
  /** Files that are new or differ. */
  let touched: string[];

  beforeAll(() => {
    expect([first.status, second.status]).toEqual([0, 0]);
    before = filesOf(first.publicFolder);
    after = filesOf(second.publicFolder);
    touched = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  });

  it('keeps what one page costs', () => expect(costs(second.publicFolder)).toEqual(costs(first.publicFolder)));

  it('changes what shows the word, the pages and their places, and no other file', () => {
    const all = [newPage, ...newDocuments];
    const shown = [
      ...[changedPage, ...all].flatMap(published),
      ...all.map((page) => `social/${page}.png`),
      // The menu of its section, and the list by which a missing page suggests another.
      ...section.flatMap((page) => published(page).filter((file) => !file.endsWith('.md'))),
      'page-data/404.html/page-data.json',
      ...['_headers', 'llms.txt', 'llms-full.txt', 'offline.json', 'search-index.json', 'sitemap-0.xml'],
    ];
    expect(touched.filter((file) => !file.startsWith('search-texts-')).sort()).toEqual(shown.sort());
  });

  it('leads to the new page from those beside it', () => {
    const html = (page: string): string => after.get(`${page}.html`) ?? '';
    const shows = (page: string, text: string): boolean => html(page).includes(text);
    const pageBehind = section[section.indexOf(pageBefore) + 1] ?? '';
    expect(shows(pageBefore, `<a href="/${newPage}" rel="next">`)).toBe(true);
    expect(shows(pageBehind, `<a href="/${newPage}" rel="prev">`)).toBe(true);
    expect(section.filter((page) => !shows(page, `href="/${newPage}"`))).toEqual([]);
    expect(shows(changedPage, 'Another action.')).toBe(true);
  });
});
