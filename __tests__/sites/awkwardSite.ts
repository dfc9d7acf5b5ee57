import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { trickyPost } from '../unit/fixtures/trickyPost';
import type { BookList } from '../../src/model/books';
import type { SmallSite } from './buildSite';
import { settingsSource } from './settingsSource';
import { documentSource, footerSource, navbarSource, sidebarsSource, noAnswersSource } from './smallSite';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Tables of the example site, which don't change with the content. */
const exampleData = '__tests__/fixtures/site/content/data';

/** Where the site is published. */
export const awkwardBase = '/docs';

/** How it is built to be published there. */
export const awkwardEnv = { BASE_PATH: awkwardBase, PREFIX_PATHS: 'true' };

/** What people ask the bill of materials for, as GraphiQL takes it. */
const partsQuery = `{
  dearest: allPart(filter: { material: { eq: "SUS304" }, unit_price_jpy: { gt: 3000 } }, sort: { unit_price_jpy: DESC }, limit: 2) {
    nodes { part_id model_number unit_price_jpy table route }
  }
  handed: allPart(filter: { arm: { eq: "left" } }, sort: { part_id: ASC }) { nodes { part_id } }
  lists: allPart(sort: { table: ASC }) {
    totalCount
    group(field: { table: SELECT }) { fieldValue totalCount pieces: sum(field: { quantity_robot: SELECT }) cost: sum(field: { total_price_jpy: SELECT }) }
  }
  bySupplier: allPart { group(field: { supplier: SELECT }) { fieldValue cost: sum(field: { total_price_jpy: SELECT }) } }
  suppliers: allSuppliersRow(filter: { headline_jpy: { gte: 30000 } }, sort: { headline_jpy: DESC }) { nodes { supplier headline_jpy } }
  totals: allCostGroupsRow(filter: { in_headline: { eq: true } }) { sum(field: { total_jpy: SELECT }) }
  motors: allMotorSpecificationsRow(filter: { peak_torque_nm: { gte: 27 } }, sort: { mass_g: ASC }) { nodes { model peak_torque_nm mass_g } }
  motorCosts: allMotorCostsRow(filter: { joints: { in: ["J8"] } }) { nodes { model_number quantity_robot total_price_jpy } }
}`;

/** The queries that docs/tables.md shows, in its order. */
export const shownQueries = [...read('docs/tables.md').matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query = '']) => query);

/** Queries by the file that their answers are written to. The second one of the guide is asked of the odd table, too. */
const queries = {
  parts: [partsQuery],
  shown: shownQueries,
  documents: ['{ allDoc(sort: { route: ASC }) { nodes { id route sidebar version { name label } } } }'],
  // The cells as the pages have them, by a key with commas and line breaks; the node's own parent is its file.
  oddCells: ['{ allOddMotorsRow { nodes { parent_name parent { internal { type } } } } dataTable(name: { eq: "odd-motors" }) { rows } }'],
  oddTable: [(shownQueries[1] ?? '').replace('allMotorSpecificationsRow', 'allOddMotorsRow')],
};

/** Name of a file of answers, in the site's folder. */
export const answersFile = (name: keyof typeof queries): string => `answers-${name}.json`;

/** The project's own hooks, of which one writes down the answers to the queries first. */
const nodeHooks = `${read('gatsby-node.ts').replace(/export const createPages.*\n/, '')}
import { writeFileSync } from 'node:fs';
export const createPages: GatsbyNode['createPages'] = async (args) => {
  for (const [name, queries] of Object.entries(${JSON.stringify(queries)})) {
    const answers = [];
    for (const query of queries) answers.push(await args.graphql(query));
    writeFileSync(\`answers-\${name}.json\`, JSON.stringify(answers));
  }
  makePages(__dirname, args);
};
`;

/** Tables of the example that are asked, or that these are checked against. Each row of another one would be a node that no test asks for. */
const askedTables = readdirSync(path.join(root, exampleData))
  .map((file) => path.parse(file).name)
  .filter((name) => /^(bom-(?!gaps)|suppliers$|cost-groups$|motor-specifications$|motor-costs$)/.test(name));

const projectTables = Object.fromEntries(askedTables.map((name) => [`content/data/${name}.csv`, read(`${exampleData}/${name}.csv`)]));

const tableDefinitions = `${read('src/site/tableDefinitions.ts').replace(
  'export const tableDefinitions: TableDefinitions = {\n',
  `const all: TableDefinitions = {
  'odd-motors': {
    title: 'Motors', key: 'model', columns: {
      model: { label: 'Model', type: 'text' },
      peak_torque_nm: { label: 'Peak torque', type: 'number', unit: 'N·m' },
      mass_g: { label: 'Mass', type: 'number', unit: 'g', optional: true },
      parent_name: { label: 'Hangs on', type: 'list', optional: true },
    },
  },
`,
)}
const names = ${JSON.stringify(['odd-motors', ...askedTables])};
export const tableDefinitions: TableDefinitions = Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
`;

/** The project's own identity, with a version of the documentation that another build has published. */
const siteSource = read('src/site/site.ts').replace(
  "label: 'Next' }",
  "label: 'Next' }, { name: '1.0', label: '1.0', href: '/docs/?version=1.0' }",
);

const plainPost = `---
title: First release
description: The first release of the library, in one sentence.
date: 2025-07-23
---

One paragraph.
`;

/** A table that no sheet is wide enough for, because its cells cannot be broken. */
const wideTable = [
  ['Name', 'Value', 'Type', 'Unit'].join(' | '),
  '--- | --- | --- | ---',
  Array.from({ length: 4 }, (_, column) => `\`${`word${column}`.repeat(9)}\``).join(' | '),
].join('\n');

/** A book that was printed before the site is built, as far as a page tells of it. */
const printedBooks: BookList = {
  day: '2026-11-23',
  books: [{ kind: 'whole', file: 'arm.pdf', title: 'The arm', pages: 12, bytes: 3_400_000 }],
};

/**
 * A small site with what is easily got wrong: it lies below a base path, its first post and its table `odd-motors` are written in the
 * worst way that is allowed, every setting is on, readers can keep it, its documentation has two versions and a book, and the
 * bill of materials of the project and its motors can be queried.
 */
export const awkwardSite: SmallSite = {
  name: 'awkward',
  env: { ...awkwardEnv, WITH_BOOKS: 'yes' },
  files: {
    ...projectTables,
    // A byte-order mark, CRLF, quoted commas and quoted line breaks, as spreadsheets write them.
    'content/data/odd-motors.csv':
      '\uFEFFmodel,peak_torque_nm,mass_g,parent_name\r\n"DM, small",7,300,base; hub\r\n"DM\r\nlarge",40,896,base\r\nDM-J4340,27,,\r\n',
    'gatsby-node.ts': nodeHooks,
    'src/site/tableDefinitions.ts': tableDefinitions,
    // The project's lead to pages that this site has not.
    'src/site/searchAnswers.ts': noAnswersSource,
    'src/site/site.ts': siteSource,
    'src/site/settings.ts': settingsSource({
      colourMode: "{ default: 'light', disableSwitch: false, followSystem: true }",
      announcement: "{ id: 'first', text: 'Version 1.1 is out.', closeable: true }",
      hideOnScroll: true,
    }),
    'src/site/sidebars.ts': sidebarsSource({ docsSidebar: ['index', 'wiring', 'getting-started/offline'] }),
    'src/site/navbar.ts': navbarSource(['docsSidebar']),
    'src/site/footer.ts': footerSource(['/']),
    'content/figures/arm.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>',
    'content/docs/index.mdx': documentSource('Home', `[Wiring](/wiring)\n\n${'Text.\n\n'.repeat(120)}`),
    'content/docs/wiring.mdx': documentSource('Wiring', `## Power\n\nBack [home](/), to the [news](/blog/first).\n\n${wideTable}`),
    'content/docs/getting-started/offline.mdx': documentSource('Offline', '<OfflineKeeper />'),
    'books/books.json': JSON.stringify(printedBooks),
    'books/arm.pdf': '%PDF-1.4',
    'content/blog/questions.mdx': trickyPost,
    'content/blog/first.mdx': plainPost,
  },
};
