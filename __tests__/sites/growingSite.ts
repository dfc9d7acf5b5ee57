import { buildInTurn } from './buildSite';
import type { BuildResult } from './buildSite';
import { documentSource, footerSource, navbarSource, sidebarsSource, tablesSource, settingsSource } from './smallSite';

/** Documents per section: a page lists its own section, so only the number of sections may grow. */
const sectionSize = 10;

const idOf = (index: number): string => (index === 0 ? 'index' : `page-${String(index).padStart(3, '0')}`);

/** Ids of the documents of a section. */
export const sectionOf = (section: number): readonly string[] =>
  Array.from({ length: sectionSize }, (_, index) => idOf(section * sectionSize + index));

/** A page with broken anchors and a table, one with a word that changes, and one that is new in an old section, with the one before it. */
export const [linkingPage, changedPage, newPage, pageBefore] = ['page-003', 'page-007', 'page-new', 'page-014'] as const;

/** A page that moves into a folder and back, and one that goes. */
export const [movedPage, gonePage] = ['page-016', 'page-gone'] as const;

const text = (index: number): string =>
  `Page ${index} of a site that grows.\n\n## Steps\n\n1. One action.\n2. Another one.\n\n| Joint | Motor |\n| --- | --- |\n| J${index % 8} | DM |\n`;

/** The first page is long enough to be scrolled. */
const home = `[Good](/page-005#steps), [other spelling](/page-005.html), [folder](/folder/).\n\n${'Text that goes on.\n\n'.repeat(120)}`;

const linking = '[Here](#steps), [nowhere](#stps), [home](/#start).\n\n## Steps\n\nText.\n\n<DataTable name="boards" />';

/** Sidebars of a number of sections, which stand one after the other; some documents have another one behind them, or another name. */
function sidebars(sections: number, others: Readonly<Record<string, readonly string[]>>): string {
  const behind: typeof others = { 'page-009': ['page-009', 'folder/index'], ...others };
  const all = Array.from({ length: sections }, (_, section) => sectionOf(section).flatMap((id) => behind[id] ?? [id]));
  return sidebarsSource(Object.fromEntries(all.map((ids, section) => [`section${section}`, ids])));
}

const documentFile = (id: string): string => `content/docs/${id}.mdx`;

/** Sources of the documents of some sections. */
const documents = (from: number, to: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: (to - from) * sectionSize }, (_, at) => {
      const index = from * sectionSize + at;
      return [documentFile(idOf(index)), documentSource(`Page ${index}`, text(index))];
    }),
  );

/** How many sections the site has at first, and later. */
const [few, many] = [2, 6];

const boards = `boards: { title: 'Boards', key: 'board', columns: { board: { label: 'Board', type: 'text' }, page: { label: 'Page', type: 'route' } } }`;

const boardsTable = (left: string, right: string): string => `board,page\nleft,${left}\nright,${right}\n`;

/** What is the same at first and when the site has grown. */
const right = {
  'src/site/footer.ts': footerSource(['/']),
  'content/data/boards.csv': boardsTable(`/${movedPage}`, `/${movedPage}`),
  [documentFile('index')]: documentSource('Page 0', home),
  [documentFile(movedPage)]: documentSource('Page 16', text(16)),
};

/** A small site of some twenty documents in two sections. It is dark without a colour switch. */
const site = {
  name: 'growing',
  // As on a server that starts Gatsby by itself: workers run the queries, too.
  env: { GATSBY_CPU_COUNT: '2' },
  files: {
    'src/site/settings.ts': settingsSource({
      colourMode: "{ default: 'dark', disableSwitch: true, followSystem: false }",
    }),
    'src/site/sidebars.ts': sidebars(few, { [pageBefore]: [pageBefore, gonePage] }),
    'src/site/navbar.ts': navbarSource(['section0']),
    'src/site/tableDefinitions.ts': tablesSource(boards),
    ...documents(0, few),
    ...right,
    [documentFile(linkingPage)]: documentSource('Page 3', linking, 'tables: [boards]\n'),
    [documentFile('folder/index')]: documentSource('Folder', 'Text.'),
    [documentFile(gonePage)]: documentSource('A page that goes', 'Text.'),
  },
};

/** Broken links of every kind, after a page has gone and another has moved. */
const broken = {
  'src/site/sidebars.ts': sidebars(few, { [movedPage]: [`${movedPage}/index`] }),
  'src/site/footer.ts': footerSource(['/', `/${movedPage}s`]),
  'content/data/boards.csv': boardsTable(`/${movedPage}/`, '/pge-005'),
  [documentFile('index')]: documentSource('Page 0', `[Slash](/${movedPage})\n\n[Gone](/${gonePage})\n\n${home}`),
  [documentFile(movedPage)]: null,
  [documentFile(`${movedPage}/index`)]: documentSource('Page 16', text(16)),
  [documentFile(gonePage)]: null,
};

/** Documents of the sections that are new when the site has grown. */
export const newDocuments: readonly string[] = Array.from({ length: many - few }, (_, at) => sectionOf(few + at)).flat();

/** Links are mended and the move is taken back; the site has more sections, a new page in an old one, and another word. */
const grown = {
  ...right,
  [documentFile(`${movedPage}/index`)]: null,
  'src/site/sidebars.ts': sidebars(many, { [pageBefore]: [pageBefore, newPage] }),
  ...documents(few, many),
  [documentFile(newPage)]: documentSource('A new page', 'What was missing.'),
  [documentFile(changedPage)]: documentSource('Page 7', text(7).replace('One action.', 'Another action.')),
};

/** Builds of the site: as it is at first, with broken links, and grown. */
export function growingBuilds(): Readonly<Record<'first' | 'refused' | 'grown', BuildResult>> {
  const [first, refused, second] = buildInTurn(site, [broken, grown]);
  if (!first || !refused || !second) throw new Error('The growing site is built three times.');
  return { first, refused, grown: second };
}
