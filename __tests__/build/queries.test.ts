import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from './buildSite';
import { documentSource, footerSource, navbarSource, sidebarsSource, tablesSource } from './smallSite';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
// The others are asked of the project's own tables, in partsQueries.test.ts.
const queries = [...read('README.md').matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query = '']) => query).slice(0, 2);

const motors = `
  'motor-specifications': {
    title: 'Motors', key: 'model', columns: {
      model: { label: 'Model', type: 'text' },
      peak_torque_nm: { label: 'Peak torque', type: 'number', unit: 'N·m' },
      mass_g: { label: 'Mass', type: 'number', unit: 'g', optional: true },
    },
  },
`;

/** The project's hooks, with one that asks the README's queries once the nodes are there, and then ends the build. */
const nodeHooks = `${read('gatsby-node.ts').replace("export const createPages: GatsbyNode['createPages'] =", 'const createSite =')}
import { writeFileSync } from 'node:fs';
export const createPages: GatsbyNode['createPages'] = async (args) => {
  void createSite;
  const results = [];
  for (const query of ${JSON.stringify(queries)}) results.push(await args.graphql(query));
  writeFileSync('results.json', JSON.stringify(results));
  process.exit(0);
};
`;

describe("the README's first queries", () => {
  const { folder, output } = buildSite({
    name: 'queries',
    files: {
      'gatsby-node.ts': nodeHooks,
      'src/site/sidebars.ts': sidebarsSource({ docsSidebar: ['index', 'wiring'] }),
      'src/site/navbar.ts': navbarSource(['docsSidebar']),
      'src/site/footer.ts': footerSource(['/']),
      'src/site/tableDefinitions.ts': tablesSource(motors),
      // A byte-order mark, CRLF, quoted commas and quoted line breaks, as spreadsheets write them.
      'content/data/motor-specifications.csv':
        '\uFEFFmodel,peak_torque_nm,mass_g\r\n"DM, small",7,300\r\n"DM\r\nlarge",40,896\r\nDM-J4340,27,\r\n',
      'content/docs/index.mdx': documentSource('Home', 'Text.'),
      'content/docs/wiring.mdx': documentSource('Wiring', 'Text.'),
    },
  });
  const results = JSON.parse(readFileSync(path.join(folder, 'results.json'), 'utf8')) as { data: unknown; errors?: unknown }[];

  it('do not fail', () => {
    expect(queries).toHaveLength(2);
    expect(results.map(({ errors }) => errors)).toEqual(queries.map(() => undefined));
  });

  it('list every document with its route', () => {
    expect(results[0]?.data).toEqual({
      allDoc: {
        nodes: [
          { route: '/', title: 'Home', lastUpdated: null, readingTime: { minutes: 1 } },
          { route: '/wiring', title: 'Wiring', lastUpdated: null, readingTime: { minutes: 1 } },
        ],
      },
    });
  });

  it('filter and sort the rows of a table as numbers, whatever the spreadsheet wrote', () => {
    const rows = (results[1]?.data as { allMotorSpecificationsRow: { nodes: { model: string }[] } }).allMotorSpecificationsRow.nodes;
    expect(rows.map((row) => ({ ...row, model: row.model.replace(/\r?\n/, ' ') }))).toEqual([
      { model: 'DM large', peak_torque_nm: 40, mass_g: 896 },
      { model: 'DM-J4340', peak_torque_nm: 27, mass_g: null },
    ]);
  });

  it('need no build of the pages', () => expect(output).not.toContain('Building static HTML'));
});
