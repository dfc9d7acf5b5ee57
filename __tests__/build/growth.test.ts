import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../../src/files/digest';
import {
  changedPage,
  gonePage,
  growingBuilds,
  linkingPage,
  movedPage,
  newDocuments,
  newPage,
  pageBefore,
  sectionOf,
} from '../sites/growingSite';

const { first, refused, grown } = growingBuilds();

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

/** Contents of the files that a build has published, by their paths. */
const filesOf = ({ publicFolder }: typeof first): Map<string, string> =>
  new Map(filesBelow(publicFolder).map((name) => [name, readFileSync(path.join(publicFolder, name), 'latin1')]));

/** What a page is published as. */
const published = (page: string): string[] => [`${page}.html`, `${page}/index.html`, `page-data/${page}/page-data.json`, `${page}.md`];

const before = filesOf(first);
const after = filesOf(grown);

describe('a site with broken anchors', () => {
  it.each([
    `content/docs/${linkingPage}.mdx:7: link to "#stps": the page "/${linkingPage}" has no anchor "#stps". Did you mean "#steps"?`,
    `content/docs/${linkingPage}.mdx:7: link to "/#start": the page "/" has no anchor "#start".`,
  ])('is built, and warns: %s', (message) => {
    expect(first.status).toBe(0);
    expect(first.output).toContain(message);
  });

  it('does not complain about links that are right', () => expect(first.output).not.toContain('#steps":'));

  it('writes the canonical spelling of a link to .html', () => {
    expect(before.get('index.html')).toContain('href="/page-005"');
    expect(before.get('index.html')).not.toContain('page-005.html');
  });

  it.each(['page-005', 'folder'])('writes each page under both spellings: %s', (page) => {
    expect(before.get(`${page}.html`)).toBeDefined();
    expect(before.get(`${page}.html`)).toBe(before.get(`${page}/index.html`));
  });
});

describe('the same site with broken links, after a page has gone and another has moved', () => {
  it('is not built', () => expect(refused.status).not.toBe(0));

  it.each([
    `content/docs/index.mdx:6: the link "/${movedPage}" is not in the canonical spelling. Write "/${movedPage}/".`,
    `content/docs/index.mdx:8: the link "/${gonePage}" leads to no page.`,
    'content/data/boards.csv:3: the link "/pge-005" leads to no page. Did you mean "/page-005"?',
    `the link "/${movedPage}s" leads to no page. Did you mean "/${movedPage}/"?`,
  ])('lists the broken link: %s', (message) => expect(refused.output).toContain(message));

  it('replaces nothing of what was published', () => expect(filesOf(refused)).toEqual(before));
});

describe('the same site with its links mended, after it has grown from 20 to 60 documents, and a word and a page of the old ones are new', () => {
  const section = sectionOf(1);
  const html = (page: string): string => after.get(`${page}.html`) ?? '';
  const shows = (page: string, text: string): boolean => html(page).includes(text);

  it('is built', () => expect([grown.status, grown.output]).toEqual([0, expect.not.stringContaining('broken link')]));

  it('keeps what one page costs', () => expect(costs(grown.publicFolder)).toEqual(costs(first.publicFolder)));

  it('changes what shows the word, the pages and their places, and no other file', () => {
    const all = [newPage, ...newDocuments];
    const shown = [
      ...[changedPage, ...all].flatMap(published),
      ...all.map((page) => `social/${page}.png`),
      // The menu of its section, and the list by which a missing page suggests another.
      ...section.flatMap((page) => published(page).filter((file) => !file.endsWith('.md'))),
      'page-data/404.html/page-data.json',
      ...[
        '_headers',
        'llms.txt',
        'llms-full.txt',
        ...Array.from({ length: 6 }, (_, number) => `llms-full-section${number}.txt`),
        'mcp/openarm-docs.mcpb',
        'mcp/openarm-mcp.mjs',
        'offline.json',
        'search-index.json',
        'sitemap-0.xml',
      ],
    ];
    // Files that are new or differ.
    const touched = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
    expect(touched.filter((file) => !file.startsWith('search-texts-')).sort()).toEqual(shown.sort());
  });

  it('takes the page that is gone away with all that it was published as, and nothing else', () => {
    const gone = [...before.keys()].filter((file) => !after.has(file) && !file.startsWith('search-texts-'));
    expect(gone.sort()).toEqual([...published(gonePage), `social/${gonePage}.png`].sort());
  });

  it('leads to the new page from those beside it', () => {
    const pageBehind = section[section.indexOf(pageBefore) + 1] ?? '';
    expect(shows(pageBefore, `<a href="/${newPage}" rel="next">`)).toBe(true);
    expect(shows(pageBehind, `<a href="/${newPage}" rel="prev">`)).toBe(true);
    expect(section.filter((page) => !shows(page, `href="/${newPage}"`))).toEqual([]);
    expect(shows(changedPage, 'Another action.')).toBe(true);
  });
});
