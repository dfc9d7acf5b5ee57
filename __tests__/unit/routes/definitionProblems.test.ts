import { definitions as own } from '../../../src/site/definitions';
import { definitionProblems } from '../../../src/routes/definitionProblems';
import type { FrameDefinitions } from '../../../src/routes/definitionProblems';
import { temporaryFolders } from '../fixtures/folder';
import { messages } from '../fixtures/sources';

const folderWith = temporaryFolders();

const fine: FrameDefinitions = { ...own, sidebars: {}, navbar: [], footer: [], footerLine: [] };

/** What is wrong with definitions as an owner might write them, whatever the types say. */
const wrong = (definitions: Readonly<Record<string, unknown>>, root = folderWith({ 'static/favicon.svg': '<svg/>' })) =>
  messages(definitionProblems(root, { ...fine, ...definitions }));

const section = { type: 'sidebar', sidebarId: 'a', label: 'A', position: 'left' };

it('the definitions of this site are right', () => {
  expect(definitionProblems(process.cwd(), own)).toEqual([]);
});

it.each([
  [{ ...section, label: undefined }, 'navbar[0].label: write a text in quotes.'],
  [{ ...section, label: ' ' }, 'navbar[0].label: write a non-empty text.'],
  [{ ...section, position: 'middle' }, "navbar[0].position: write 'left' or 'right'."],
  [{ ...section, lable: 'A' }, 'navbar[0]: unknown field "lable". Remove it, or correct its name.'],
  [{ type: 'link', href: '/', label: 'A', position: 'left', icon: 'discord' }, "navbar[0].icon: write 'github'."],
  [{ type: 'link', href: '', label: 'A', position: 'left' }, 'navbar[0].href: no link target. Write a non-empty text.'],
  [{ type: 'dropdown', label: 'A', position: 'left' }, 'navbar[0].type: unknown type "dropdown". Known: "sidebar", "link".'],
  [null, 'navbar[0]: write an object in {braces}.'],
])('an item of the navbar that nobody would see: %j', (item, message) => {
  expect(wrong({ navbar: [item] })).toEqual([`src/site/navbar.ts: ${message}`]);
});

it.each([
  [{ type: 'category', items: [] }, '.label: write a text in quotes.'],
  [
    { type: 'category', label: 'A', items: [{ type: 'category', label: 'B', items: 'index' }] },
    '.items[0].items: write a list in [brackets].',
  ],
  [{ type: 'category', label: 'A', open: 'yes', items: ['index'] }, '.open: write true or false.'],
  [
    { type: 'category', label: 'A', link: { type: 'generated', route: '/a', title: 'A' }, items: [] },
    '.link.description: write a text in quotes.',
  ],
  [{ type: 'link', href: '/' }, '.label: write a text in quotes.'],
  [{ type: 'link', label: 'A' }, '.href: no link target. Write a text in quotes.'],
  [{ type: 'doc', id: ' ' }, '.id: no link target. Write a non-empty text.'],
  ['', '.id: no link target. Write a non-empty text.'],
  [null, ': write an object in {braces}.'],
  [{ type: 'page', id: 'index' }, '.type: unknown type "page". Known: "doc", "category", "sidebar", "link".'],
  [
    { type: 'category', label: 'A', link: { type: 'generated', route: '/blog/a', title: 'A', description: 'A' }, items: [] },
    '.link.route: the route "/blog/a" begins with "/blog", which is reserved for the posts. Use another name.',
  ],
])('an item of a sidebar: %j', (item, message) => {
  expect(wrong({ sidebars: { topSidebar: ['index', item] } })).toEqual([`src/site/sidebars.ts: sidebars.topSidebar[1]${message}`]);
});

it('the footer, with its line', () => {
  expect(wrong({ footer: [null, { title: 'A', items: [{ label: 'B' }] }], footerLine: [{ href: '/' }] })).toEqual([
    'src/site/footer.ts: footer[0]: write an object in {braces}.',
    'src/site/footer.ts: footer[1].items[0].href: no link target. Write a text in quotes.',
    'src/site/footer.ts: footerLine[0].label: write a text in quotes.',
  ]);
});

it.each(['javascript:alert(1)', 'data:text/html,a', '//example.org', '/\\example.org', 'java\nscript:a'])(
  'a link that is not allowed, in the footer, the announcement, the navbar and a sidebar: %j',
  (href) => {
    expect(wrong({ footer: [{ title: 'A', items: [{ label: 'B', href }] }] })[0]).toMatch(
      /^src\/site\/footer.ts: footer\[0\].items\[0\].href: the link "/,
    );
    const announcement = { id: 'a', text: 'A', href, closeable: true };
    expect(wrong({ settings: { ...own.settings, announcement } })[0]).toMatch(
      /^src\/site\/settings.ts: settings.announcement.href: the link "/,
    );
    const link = { type: 'link', label: 'A', href };
    expect(wrong({ navbar: [{ ...link, position: 'left' }] })[0]).toMatch(/^src\/site\/navbar.ts: navbar\[0\].href: the link "/);
    expect(wrong({ sidebars: { topSidebar: [link] } })[0]).toMatch(/^src\/site\/sidebars.ts: sidebars.topSidebar\[0\].href: the link "/);
  },
);

it('settings', () => {
  const settings = {
    colourMode: { default: 'blue', disableSwitch: false, followSystem: 0 },
    announcement: { id: 'a', text: ' ', closeable: true },
    movedFiles: [],
  };
  expect(wrong({ settings })).toEqual([
    "src/site/settings.ts: settings.colourMode.default: write 'light' or 'dark'.",
    'src/site/settings.ts: settings.colourMode.followSystem: write true or false.',
    'src/site/settings.ts: settings.announcement.text: write a non-empty text.',
    'src/site/settings.ts: settings.navbar: write an object in {braces}.',
    'src/site/settings.ts: settings.offline: write true or false.',
  ]);
});

it.each([
  [
    { url: 'https://example.org/docs' },
    'site.url: the address "https://example.org/docs" has more than scheme and host, or less. Write "https://example.org", and set BASE_PATH for a site in a folder.',
  ],
  [
    { url: 'example.org' },
    'site.url: the address "example.org" has more than scheme and host, or less. Write "https://docs.example.org", and set BASE_PATH for a site in a folder.',
  ],
  [
    { editUrl: 'https://example.org/edit/main' },
    'site.editUrl: write an address that ends in a slash, such as "https://github.com/you/project/edit/main/", or "" for none.',
  ],
  [{ favicon: '/sign.svg' }, 'site.favicon: the file "/sign.svg" is not in static. Put it there, or correct the name.'],
])('the identity of the site: %j', (part, message) => {
  expect(wrong({ site: { ...own.site, ...part } })).toEqual([`src/site/site.ts: ${message}`]);
});

it.each(['See [the news](/blog/).', '**New** arms', 'Run `git pull`', 'A <b>new</b> arm'])(
  'Markdown in the announcement, which is plain text: %s',
  (text) => {
    const announcement = { id: 'a', text, closeable: true };
    expect(wrong({ settings: { ...own.settings, announcement } })).toEqual([
      expect.stringContaining('settings.announcement.text: is plain text, without Markdown. Write the link as href.'),
    ]);
  },
);
