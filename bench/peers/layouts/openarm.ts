import type { Documentation, NeutralDocument, NeutralSection, NeutralTable } from '../documents/documentation';
import { frontmatter, markdownBody } from './markdown';
import type { Dialect } from './markdown';
import { navbarSections } from './navbarSections';
import { addressOf } from './peer';
import type { Files, Peer } from './peer';

const dialect: Dialect = { address: (id) => addressOf({ slash: false }, id), table: ({ name }) => `<DataTable name="${name}" />` };

const tablesOf = ({ blocks }: NeutralDocument): NeutralTable[] => blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []));

function documentText(document: NeutralDocument): string {
  const tables = tablesOf(document).map(({ name }) => name);
  const values = {
    title: document.title,
    description: document.description,
    ...(tables.length > 0 ? { tables: `[${tables.join(', ')}]` } : {}),
  };
  return frontmatter(values) + markdownBody(document, dialect);
}

const csvOf = ({ columns, rows }: NeutralTable): string =>
  [columns.map(({ name }) => name), ...rows].map((cells) => `${cells.join(',')}\n`).join('');

/** Declaration of a table: its first column names a row, those with a unit are numbers. */
const definitionOf = ({ name, title, columns }: NeutralTable): string => {
  const declared = columns.map(
    ({ name: column, label, unit }) => [column, unit ? { label, type: 'number', unit } : { label, type: 'text' }] as const,
  );
  return `  '${name}': ${JSON.stringify({ title, key: columns[0]?.name, columns: Object.fromEntries(declared) })},`;
};

const sidebarOf = ({ id, categories }: NeutralSection): string =>
  `  '${id}': ${JSON.stringify(categories.map(({ label, documents }) => ({ type: 'category', label, open: true, items: documents })))},`;

const sidebarsText = (sections: readonly NeutralSection[]): string => `import type { Sidebars } from '../model/siteTypes';
export const sidebars: Sidebars = {
${sections.map(sidebarOf).join('\n')}
  topSidebar: ${JSON.stringify(sections.map(({ id, label }) => ({ type: 'category', label, items: [{ type: 'sidebar', id }] })))},
};
`;

const navbarText = (sections: readonly NeutralSection[]): string => `import type { NavbarItem } from '../model/navbarTypes';
export const navbar: readonly NavbarItem[] = ${JSON.stringify(
  navbarSections(sections).map(({ id, label }) => ({ type: 'sidebar', sidebarId: id, label, position: 'left' })),
)};
`;

const footerText = `import type { FooterColumn, FooterLink } from '../model/footerTypes';
export const footerLine: readonly FooterLink[] = [];
export const footer: readonly FooterColumn[] = [{ title: 'Docs', items: [{ label: 'First page', href: '/' }] }];
`;

const definitionsText = (tables: readonly NeutralTable[]): string => `import type { TableDefinitions } from '../model/tableTypes';
export const tableDefinitions: TableDefinitions = {
${tables.map(definitionOf).join('\n')}
};
`;

function files({ documents, sections }: Documentation): Files {
  const tables = documents.flatMap(tablesOf);
  return {
    'src/site/sidebars.ts': sidebarsText(sections),
    'src/site/navbar.ts': navbarText(sections),
    'src/site/footer.ts': footerText,
    'src/site/tableDefinitions.ts': definitionsText(tables),
    ...Object.fromEntries(documents.map((document) => [`content/docs/${document.id}.mdx`, documentText(document)])),
    ...Object.fromEntries(tables.map((table) => [`content/data/${table.name}.csv`, csvOf(table)])),
  };
}

/** This project with other content; the rest is copied from it. */
export const openarm: Peer = {
  name: 'openarm',
  label: 'This site',
  installation: 'openarm',
  packages: null,
  mainPackage: null,
  slash: false,
  files,
  // As scripts/run.mjs builds.
  build: 'gatsby build',
  env: { GATSBY_TELEMETRY_DISABLED: '1', GATSBY_CPU_COUNT: '1', PARCEL_WORKERS: '0' },
  output: 'public',
  memories: ['.cache', 'node_modules'],
  handles: {
    searchButton: '[data-search-button]',
    searchField: '#docsearch-input',
    searchResult: '.DocSearch-Hit a',
    menuButton: '[data-menu-button]',
    menu: 'dialog[open] nav',
  },
};
