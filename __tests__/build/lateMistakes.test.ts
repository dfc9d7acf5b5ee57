import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildAgain, buildSite } from '../sites/buildSite';
import type { BuildResult } from '../sites/buildSite';
import { documentSource, footerSource, navbarSource, sidebarsSource, tablesSource } from '../sites/smallSite';

const boards = `boards: { title: 'Boards', key: 'board', columns: { board: { label: 'Board', type: 'text' }, page: { label: 'Page', type: 'route' } } }`;

const belowDocs = { BASE_PATH: '/docs', PREFIX_PATHS: 'true' };

const first = buildSite({
  name: 'late-mistakes',
  env: belowDocs,
  files: {
    'src/site/sidebars.ts': sidebarsSource({ docsSidebar: ['index', 'wiring', 'old'] }),
    'src/site/navbar.ts': navbarSource(['docsSidebar']),
    'src/site/footer.ts': footerSource(['/', '/wirng']),
    'src/site/tableDefinitions.ts': tablesSource(boards),
    'content/data/boards.csv': 'board,page\nleft,/wiring\nright,/wirin\n',
    'content/figures/arm.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>',
    'content/docs/index.mdx': documentSource(
      'Home',
      '[Good](/wiring#power), [other spelling](/wiring.html), [slash](/wiring/).\n\n[Gone](/hardware/)\n\n<Figure src="arm.svg" alt="An arm" />',
    ),
    'content/docs/wiring.mdx': documentSource(
      'Wiring',
      '## Power\n\n[Here](#power), [nowhere](#pwer), [home](/#start).\n\n<DataTable name="boards" />',
      'tables: [boards]\n',
    ),
    'content/docs/old.mdx': documentSource('Old', 'Text of a page that goes.'),
  },
});
const stepsWithoutAnchors = `import type { ReactNode } from 'react';

export const Steps = ({ children }: { readonly children?: ReactNode }) => <ol>{children}</ol>;
export const Step = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => <li>{title}{children}</li>;
`;

describe('a site below a base path with broken links', () => {
  const { status, output, publicFolder } = first;
  const html = (file: string): string => readFileSync(path.join(publicFolder, file), 'utf8');

  it('stops the build', () => expect(status).not.toBe(0));

  it.each([
    'content/docs/index.mdx:8: broken link to "/hardware/".',
    'content/docs/index.mdx:6: link to "/wiring/" is not in the canonical spelling. Write "/wiring".',
    'content/data/boards.csv:3: broken link to "/wirin". Did you mean "/wiring"?',
    'on page "/": broken link to "/wirng". Did you mean "/wiring"? The same on 4 more pages.',
  ])('lists the broken link: %s', (message) => expect(output).toContain(message));

  it.each([
    'content/docs/wiring.mdx:9: link to "#pwer": the page "/wiring" has no anchor "#pwer". Did you mean "#power"?',
    'content/docs/wiring.mdx:9: link to "/#start": the page "/" has no anchor "#start".',
  ])('warns of the broken anchor: %s', (message) => expect(output).toContain(message));

  it('does not complain about links that are right', () => expect(output).not.toContain('wiring#power"'));

  it('prepends the base path to links, scripts and drawings', () => {
    const page = html('index.html');
    expect(page).toContain('href="/docs/wiring#power"');
    expect(page).toMatch(/<img src="\/docs\/static\/[^"]+arm\.svg" alt="An arm" width="40" height="20"/);
    expect(page).toMatch(/<script src="\/docs\/app-[0-9a-f]+\.js"/);
    expect(page).toContain('<link rel="canonical" href="https://docs.openarm.dev/docs/"');
  });

  it('writes the canonical spelling of a link to .html', () => expect(html('index.html')).not.toContain('wiring.html'));

  it('writes each page under both spellings', () => {
    expect(existsSync(path.join(publicFolder, 'wiring.html'))).toBe(true);
    expect(existsSync(path.join(publicFolder, 'wiring/index.html'))).toBe(true);
  });
});

describe('the same site a day later: links are mended, a page has gone, and the steps of another have lost their anchors', () => {
  const all = ['.md', '.html', '/index.html', 'page-data'];
  /** What a page is published as. */
  const filesOf = (page: string): string[] =>
    all.filter((kind) =>
      existsSync(path.join(first.publicFolder, kind === 'page-data' ? `page-data/${page}/page-data.json` : `${page}${kind}`)),
    );
  let atFirst: string[][];
  let second: BuildResult;

  beforeAll(() => {
    atFirst = ['wiring', 'old'].map(filesOf);
    const changes = {
      'src/site/sidebars.ts': sidebarsSource({ docsSidebar: ['index', 'wiring'] }),
      'src/site/navbar.ts': navbarSource(
        ['docsSidebar'],
        ["{ type: 'link', label: 'Code', href: 'https://example.org/', position: 'right' },"],
      ),
      'src/site/footer.ts': footerSource(['/', '/wiring']),
      'content/data/boards.csv': 'board,page\nleft,/wiring\nright,/wiring\n',
      'content/docs/old.mdx': undefined,
      'content/docs/index.mdx': documentSource('Home', 'Text.\n\n<Steps>\n<Step title="Plug it in">\n\nPush.\n\n</Step>\n</Steps>'),
      'src/components/text/Steps.tsx': stepsWithoutAnchors,
    };
    second = buildAgain(first.folder, changes, belowDocs);
  });

  it('the build stops where results of the search would lead to an anchor that no page has', () => {
    expect(second.output).toContain(
      'content/docs/index.mdx: the search records lead to "/#plug-it-in", but the built page has no such anchor.',
    );
    expect(second.status).not.toBe(0);
  });

  it('no link is broken', () => expect(second.output).not.toContain('broken link'));

  it('no menu, and no page beside it, leads to the page that is no more, and the navbar has its new link everywhere', () => {
    for (const page of ['index.html', 'wiring.html', 'search.html']) {
      const html = readFileSync(path.join(first.publicFolder, page), 'utf8');
      expect([page, html.includes('/docs/old'), html.includes('https://example.org/')]).toEqual([page, false, true]);
    }
  });

  it('everything of the page that is no more is gone, and what belongs to others is there', () => {
    expect(atFirst).toEqual([all, all]);
    expect(['wiring', 'old'].map(filesOf)).toEqual([all, []]);
  });
});
