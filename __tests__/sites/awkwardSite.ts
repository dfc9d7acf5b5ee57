import { readFileSync } from 'node:fs';
import path from 'node:path';
import { trickyPost } from '../fixtures/hostile';
import type { BookList } from '../../src/model/books';
import type { SmallSite } from './buildSite';
import { guideTables } from './guideSite';
import { documentSource, footerSource, navbarSource, sidebarsSource, noAnswersSource, someTablesSource, settingsSource } from './smallSite';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Where the site is published. */
export const awkwardBase = '/docs';

/** How it is built to be published there. */
export const awkwardEnv = { BASE_PATH: awkwardBase, PREFIX_PATHS: 'true' };

/** What people ask the bill of materials for, as GraphiQL takes it. */
const partsQuery = `{
  dearest: allPart(filter: { material: { eq: "Al6061" }, unit_price_jpy: { gt: 50 } }, sort: { part_id: DESC }, limit: 2) {
    nodes { part_id model_number unit_price_jpy table route }
  }
  lists: allPart(sort: { table: ASC }) {
    totalCount
    group(field: { table: SELECT }) { fieldValue totalCount pieces: sum(field: { quantity_robot: SELECT }) cost: sum(field: { total_price_jpy: SELECT }) }
  }
  suppliers: allSuppliersRow(filter: { headline_jpy: { gte: 100 } }, sort: { headline_jpy: DESC }) { nodes { supplier headline_jpy } }
  totals: allCostGroupsRow(filter: { in_headline: { eq: true } }) { sum(field: { total_jpy: SELECT }) }
}`;

/** The queries that docs/tables.md shows, in its order. */
export const shownQueries = [...read('docs/tables.md').matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query = '']) => query);

/** Queries by the file that their answers are written to. The second one of the guide is asked of the odd table, too. */
const queries = {
  parts: [partsQuery],
  shown: shownQueries,
  documents: ['{ allDoc(sort: { route: ASC }) { nodes { id route sidebar version { name label } } } }'],
  dates: [
    `{
      texts: allDoc(filter: { lastUpdated: { eq: null } }, sort: { lastUpdated: DESC }) { nodes { lastUpdated(formatString: "YYYY") } }
      parts: allPart(filter: { noted_on: { gte: "2025-11-01" } }, sort: { noted_on: DESC }) { nodes { part_id noted_on(formatString: "YYYY/MM") } }
    }`,
  ],
  // The cells as the pages have them, by a key with commas and line breaks; the node's own parent is its file.
  oddCells: ['{ allOddMotorsRow { nodes { parent_name parent { internal { type } } } } }'],
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

/** Tables that are asked: a small bill of materials, and motors. */
const asked: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['bom-arm-manufactured', 'bom-arm-off-the-shelf', 'cost-groups', 'suppliers'].map((name) => [name, guideTables[name] ?? '']),
  ),
  'motor-specifications': read('__tests__/fixtures/openarm/content/data/motor-specifications.csv'),
};

const tableDefinitions = someTablesSource(
  ['odd-motors', ...Object.keys(asked)],
  `
  'odd-motors': {
    title: 'Motors', key: 'model', columns: {
      model: { label: 'Model', type: 'text' },
      peak_torque_nm: { label: 'Peak torque', type: 'number', unit: 'N·m' },
      mass_g: { label: 'Mass', type: 'number', unit: 'g', optional: true },
      parent_name: { label: 'Hangs on', type: 'list', optional: true },
    },
  },`,
);

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
 * worst way that is allowed, every setting is on, readers can keep it, its documentation has two versions and a book, and a
 * bill of materials and motors can be queried.
 */
export const awkwardSite: SmallSite = {
  name: 'awkward',
  env: { ...awkwardEnv, WITH_BOOKS: 'yes' },
  files: {
    ...Object.fromEntries(Object.entries(asked).map(([name, text]) => [`content/data/${name}.csv`, text])),
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
