import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/files/digest';
import { buildAgain, builtSite } from '../sites/buildSite';
import type { BuildResult } from '../sites/buildSite';
import { documentSource, footerSource, navbarSource, sidebarsSource, tablesSource } from '../sites/smallSite';

const boards = `boards: { title: 'Boards', key: 'board', columns: { board: { label: 'Board', type: 'text' }, page: { label: 'Page', type: 'route' } } }`;

const belowDocs = { BASE_PATH: '/docs', PREFIX_PATHS: 'true' };

const table = '\n\n<DataTable name="boards" />';
const home = '[Good](/wiring#power), [other spelling](/wiring.html).\n\n<Figure src="arm.svg" alt="An arm" />';
const wiring = documentSource(
  'Wiring',
  `## Power\n\n[Here](#power), [nowhere](#pwer), [home](/#start), [section](/hardware/).${table}`,
  'tables: [boards]\n',
);

const first = builtSite({
  name: 'late-mistakes',
  env: belowDocs,
  files: {
    'src/site/sidebars.ts': sidebarsSource({ docsSidebar: ['index', 'wiring', 'hardware/index', 'old'] }),
    'src/site/navbar.ts': navbarSource(['docsSidebar']),
    'src/site/footer.ts': footerSource(['/']),
    'src/site/tableDefinitions.ts': tablesSource(boards),
    'content/data/boards.csv': 'board,page\nleft,/wiring\nright,/wiring\n',
    'content/figures/arm.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>',
    'content/docs/index.mdx': documentSource('Home', home),
    'content/docs/wiring.mdx': wiring,
    'content/docs/hardware/index.mdx': documentSource('Hardware', 'Text.'),
    'content/docs/old.mdx': documentSource('Old', 'Text of a page that goes.'),
  },
});
const { publicFolder } = first;
const html = (file: string): string => readFileSync(path.join(publicFolder, file), 'utf8');

describe('a site below a base path', () => {
  it.each([
    'content/docs/wiring.mdx:9: link to "#pwer": the page "/wiring" has no anchor "#pwer". Did you mean "#power"?',
    'content/docs/wiring.mdx:9: link to "/#start": the page "/" has no anchor "#start".',
  ])('warns of the broken anchor: %s', (message) => expect(first.output).toContain(message));

  it('does not complain about links that are right', () => expect(first.output).not.toContain('wiring#power"'));

  it('prepends the base path to links, scripts and drawings', () => {
    const page = html('index.html');
    expect(page).toContain('href="/docs/wiring#power"');
    expect(page).toMatch(/<img src="\/docs\/static\/[^"]+arm\.svg" alt="An arm" width="40" height="20"/);
    expect(page).toMatch(/<script src="\/docs\/app-[0-9a-f]+\.js"/);
    expect(page).toContain('<link rel="canonical" href="https://docs.openarm.dev/docs/"');
  });

  it('writes the canonical spelling of a link to .html', () => expect(html('index.html')).not.toContain('wiring.html'));

  it.each(['wiring', 'hardware'])('writes each page under both spellings: %s', (page) =>
    expect(html(`${page}.html`)).toBe(html(`${page}/index.html`)),
  );
});

describe('the same site with broken links, after a page has gone and another has moved', () => {
  let before: Map<string, string>;
  let refused: BuildResult;
  const contents = (): Map<string, string> => new Map(filesBelow(publicFolder).map((file) => [file, html(file)]));

  beforeAll(() => {
    before = contents();
    refused = buildAgain(
      first.folder,
      {
        'src/site/sidebars.ts': sidebarsSource({ docsSidebar: ['index', 'wiring/index', 'hardware/index'] }),
        'src/site/footer.ts': footerSource(['/', '/wirng']),
        'content/data/boards.csv': 'board,page\nleft,/wiring/\nright,/wirin\n',
        'content/docs/index.mdx': documentSource('Home', `${home}\n\n[slash](/wiring)\n\n[Gone](/software/)`),
        'content/docs/wiring.mdx': undefined,
        'content/docs/wiring/index.mdx': wiring,
        'content/docs/old.mdx': undefined,
      },
      belowDocs,
    );
  });

  it('stops the build', () => expect(refused.status).not.toBe(0));

  it.each([
    'content/docs/index.mdx:12: broken link to "/software/".',
    'content/docs/index.mdx:10: link to "/wiring" is not in the canonical spelling. Write "/wiring/".',
    'content/data/boards.csv:3: broken link to "/wirin". Did you mean "/wiring/"?',
    'on page "/": broken link to "/wirng". Did you mean "/wiring/"? The same on 4 more pages.',
  ])('lists the broken link: %s', (message) => expect(refused.output).toContain(message));

  it('replaces nothing of what was published', () => expect(contents()).toEqual(before));
});

describe('the same site with its links mended and the move taken back', () => {
  const all = ['.md', '.html', '/index.html', 'page-data'];
  /** What a page is published as. */
  const filesOf = (page: string): string[] =>
    all.filter((kind) => existsSync(path.join(publicFolder, kind === 'page-data' ? `page-data/${page}/page-data.json` : `${page}${kind}`)));
  let mended: BuildResult;
  let atFirst: string[][];

  beforeAll(() => {
    atFirst = ['wiring', 'old'].map(filesOf);
    mended = buildAgain(
      first.folder,
      {
        'src/site/sidebars.ts': sidebarsSource({ docsSidebar: ['index', 'wiring', 'hardware/index'] }),
        'src/site/navbar.ts': navbarSource(
          ['docsSidebar'],
          ["{ type: 'link', label: 'Code', href: 'https://example.org/', position: 'right' },"],
        ),
        'src/site/footer.ts': footerSource(['/', '/wiring']),
        'content/data/boards.csv': 'board,page\nleft,/wiring\nright,/wiring\n',
        'content/docs/index.mdx': documentSource('Home', home),
        'content/docs/wiring/index.mdx': undefined,
        'content/docs/wiring.mdx': wiring,
      },
      belowDocs,
    );
  });

  it('is built', () => expect([mended.status, mended.output]).toEqual([0, expect.not.stringContaining('broken link')]));

  it('has no link to the page that is no more, and the new link of the navbar everywhere', () => {
    for (const page of ['index.html', 'wiring.html', 'search.html'])
      expect([page, html(page).includes('/docs/old'), html(page).includes('https://example.org/')]).toEqual([page, false, true]);
  });

  it('has nothing of the page that is no more, and everything of the one that is back', () => {
    expect(atFirst).toEqual([all, all]);
    expect(['wiring', 'old'].map(filesOf)).toEqual([all, []]);
    expect(html('wiring.html')).toContain('<link rel="canonical" href="https://docs.openarm.dev/docs/wiring"');
  });
});
