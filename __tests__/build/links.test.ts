import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from './buildSite';
import { documentSource, footerSource, navbarSource, sidebarsSource, tablesSource } from './smallSite';

const boards = `boards: { title: 'Boards', key: 'board', columns: { board: { label: 'Board', type: 'text' }, page: { label: 'Page', type: 'route' } } }`;

describe('a site below a base path with broken links', () => {
  const { status, output, publicFolder } = buildSite({
    name: 'links',
    env: { BASE_PATH: '/docs', PREFIX_PATHS: 'true' },
    files: {
      'src/site/sidebars.ts': sidebarsSource({ docsSidebar: ['index', 'wiring'] }),
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
    },
  });
  const html = (file: string): string => readFileSync(path.join(publicFolder, file), 'utf8');

  it('stops the build', () => expect(status).not.toBe(0));

  it.each([
    'content/docs/index.mdx:8: broken link to "/hardware/".',
    'content/docs/index.mdx:6: link to "/wiring/" is not in the canonical spelling. Write "/wiring".',
    'content/data/boards.csv:3: broken link to "/wirin". Did you mean "/wiring"?',
    'on page "/": broken link to "/wirng". Did you mean "/wiring"? The same on 3 more pages.',
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
