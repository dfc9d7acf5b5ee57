import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Source of a sidebar definition for a small site: each section is a list of document ids. */
export function sidebarsSource(sections: Readonly<Record<string, readonly string[]>>): string {
  const sidebars = Object.entries(sections).map(([id, documents]) => `  ${id}: ${JSON.stringify(documents)},`);
  const top = Object.keys(sections).map((id) => `    { type: 'category', label: '${id}', items: [{ type: 'sidebar', id: '${id}' }] },`);
  return `import type { Sidebars } from '../model/siteTypes';
export const sidebars: Sidebars = {
${sidebars.join('\n')}
  topSidebar: [
${top.join('\n')}
  ],
};
`;
}

/** Source of a navbar with one entry per sidebar named. */
export function navbarSource(sidebarIds: readonly string[]): string {
  const entries = sidebarIds.map((id) => `  { type: 'sidebar', sidebarId: '${id}', label: '${id}', position: 'left' },`);
  return `import type { NavbarItem } from '../model/navbarTypes';
export const navbar: readonly NavbarItem[] = [
${entries.join('\n')}
];
`;
}

/** Source of a footer whose only links are the ones given. */
export const footerSource = (hrefs: readonly string[]): string =>
  `import type { FooterColumn, FooterLink } from '../model/footerTypes';
export const footerLine: readonly FooterLink[] = [];
export const footer: readonly FooterColumn[] = [{ title: 'Docs', items: ${JSON.stringify(hrefs.map((href) => ({ label: href, href })))} }];
`;

/** Source of the table definitions: the body of the object. */
export const tablesSource = (definitions = ''): string =>
  `import type { TableDefinitions } from '../model/tableTypes';
export const tableDefinitions: TableDefinitions = {${definitions}};
`;

/** Source of the table definitions: those of the project with these names, and others as they are written. */
export const someTablesSource = (names: readonly string[], others = ''): string =>
  `${readFileSync(path.resolve(__dirname, '../../src/site/tableDefinitions.ts'), 'utf8').replace(
    'export const tableDefinitions: TableDefinitions = {',
    `const all: TableDefinitions = {${others}`,
  )}
const names = ${JSON.stringify(names)};
export const tableDefinitions: TableDefinitions = Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
`;

/** A document with its frontmatter. */
export const documentSource = (title: string, body: string, more = ''): string =>
  `---\ntitle: ${title}\ndescription: A page of a small site that tests build.\n${more}---\n\n${body}\n`;

/** Definitions, by their files, of a small site with one section of documents, a footer that links to the first page, and no tables. */
export const oneSection = (ids: readonly string[]): Record<string, string> => ({
  'src/site/sidebars.ts': sidebarsSource({ docsSidebar: ids }),
  'src/site/navbar.ts': navbarSource(['docsSidebar']),
  'src/site/footer.ts': footerSource(['/']),
  'src/site/tableDefinitions.ts': tablesSource(),
});

/** Source of the answers of a site that has tables of the project's names but not its pages: none. */
export const noAnswersSource =
  "import type { AnswerDefinition } from '../model/searchAnswerTypes';\nexport const searchAnswers: readonly AnswerDefinition[] = [];\n";

/** Settings of a small site, as they are written. */
interface WrittenSettings {
  readonly colourMode?: string;
  readonly announcement?: string;
  readonly hideOnScroll?: boolean;
  readonly offline?: boolean;
}

/** Source of `src/site/settings.ts`. It doesn't read the project's, which may change. */
export const settingsSource = ({
  colourMode = "{ default: 'light', disableSwitch: false, followSystem: false }",
  announcement = 'null',
  hideOnScroll = false,
  offline = true,
}: WrittenSettings): string => `import type { SiteSettings } from '../model/siteTypes';

export const settings: SiteSettings = {
  colourMode: ${colourMode},
  announcement: ${announcement},
  navbar: { hideOnScroll: ${hideOnScroll} },
  offline: ${offline},
  movedFiles: [],
};
`;
