import type { SmallSite } from './buildSite';
import { settingsSource } from './settingsSource';
import { documentSource, footerSource, navbarSource, sidebarsSource, tablesSource } from './smallSite';

/** Documents per section: a page lists its own section, so only the number of sections may grow. */
const sectionSize = 10;

const idOf = (index: number): string => (index === 0 ? 'index' : `page-${String(index).padStart(3, '0')}`);

/** Ids of the documents of a section. */
export const sectionOf = (section: number): readonly string[] =>
  Array.from({ length: sectionSize }, (_, index) => idOf(section * sectionSize + index));

const text = (index: number): string =>
  `Page ${index} of a site that grows.\n\n## Steps\n\n1. One action.\n2. Another one.\n\n| Joint | Motor |\n| --- | --- |\n| J${index % 8} | DM |\n`;

/** Sidebars of a number of sections, which stand one after the other; some documents have a new one behind them. */
function sidebars(sections: number, behind: Readonly<Record<string, string>> = {}): string {
  const all = Array.from({ length: sections }, (_, section) =>
    sectionOf(section).flatMap((id) => [id, ...(behind[id] ? [behind[id]] : [])]),
  );
  return sidebarsSource(Object.fromEntries(all.map((ids, section) => [`section${section}`, ids])));
}

const documentFile = (id: string): string => `content/docs/${id}.mdx`;

/** Sources of the documents of some sections. The first page is long enough to be scrolled. */
const documents = (from: number, to: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: (to - from) * sectionSize }, (_, at) => {
      const index = from * sectionSize + at;
      const body = index === 0 ? `${text(0)}\n${'Text that goes on.\n\n'.repeat(120)}` : text(index);
      return [documentFile(idOf(index)), documentSource(`Page ${index}`, body)];
    }),
  );

/** How many sections the site has at first, and later. */
const [few, many] = [2, 6];

/** A small site of twenty documents in two sections. It is dark without a colour switch. */
export const growingSite: SmallSite = {
  name: 'growing',
  // As on a server that starts Gatsby by itself: workers run the queries, too.
  env: { GATSBY_CPU_COUNT: '2' },
  files: {
    'src/site/settings.ts': settingsSource({
      colourMode: "{ default: 'dark', disableSwitch: true, followSystem: false }",
      announcement: 'null',
      hideOnScroll: false,
    }),
    'src/site/sidebars.ts': sidebars(few),
    'src/site/navbar.ts': navbarSource(['section0']),
    'src/site/footer.ts': footerSource(['/']),
    'src/site/tableDefinitions.ts': tablesSource(),
    ...documents(0, few),
  },
};

/** Documents of the sections that are new when the site has grown. */
export const newDocuments: readonly string[] = Array.from({ length: many - few }, (_, at) => sectionOf(few + at)).flat();

/** The page with a word that is another one when the site has grown, and a page that is new in an old section, with the one before it. */
export const [changedPage, newPage, pageBefore] = ['page-007', 'page-new', 'page-014'] as const;

/** What is another file when the site has grown. */
export const grownFiles: Readonly<Record<string, string>> = {
  'src/site/sidebars.ts': sidebars(many, { [pageBefore]: newPage }),
  ...documents(few, many),
  [documentFile(newPage)]: documentSource('A new page', 'What was missing.'),
  [documentFile(changedPage)]: documentSource('Page 7', text(7).replace('One action.', 'Another action.')),
};
