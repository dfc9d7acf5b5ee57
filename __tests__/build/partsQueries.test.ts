import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from './buildSite';
import { documentSource, footerSource, navbarSource, sidebarsSource } from './smallSite';

const root = path.resolve(__dirname, '../..');

/** What people ask the bill of materials for, as GraphiQL takes it. */
const query = `{
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

const readmeQueries = [...readFileSync(path.join(root, 'README.md'), 'utf8').matchAll(/```graphql\n([\s\S]*?)```/g)].map(
  ([, text = '']) => text,
);

/** The project's own hooks, and the answer to the query in a file. */
const nodeHooks = `${readFileSync(path.join(root, 'gatsby-node.ts'), 'utf8').replace(/export const createPages.*\n/, '')}
import { writeFileSync } from 'node:fs';
export const createPages: GatsbyNode['createPages'] = async (args) => {
  writeFileSync('answer.json', JSON.stringify(await args.graphql(${JSON.stringify(query)})));
  const readme = [];
  for (const text of ${JSON.stringify(readmeQueries)}) readme.push(await args.graphql(text));
  writeFileSync('readme.json', JSON.stringify(readme));
  makePages(__dirname, args);
};
`;

const readTable = (file: string): string => readFileSync(path.join(root, 'content/data', file), 'utf8');

/** All tables; those of the build guides without rows, because this site has no pages for them. */
const tables = Object.fromEntries(
  readdirSync(path.join(root, 'content/data')).map((file) => [
    `content/data/${file}`,
    file.startsWith('build-') ? readTable(file).replace(/\n.*/s, '\n') : readTable(file),
  ]),
);

interface Answer {
  readonly errors?: unknown;
  readonly data: Record<string, { nodes?: unknown[]; sum?: number; totalCount?: number; group?: Record<string, unknown>[] }>;
}

describe('the data layer', () => {
  const { status, folder, output } = buildSite({
    name: 'parts-queries',
    files: {
      ...tables,
      'gatsby-node.ts': nodeHooks,
      'src/site/sidebars.ts': sidebarsSource({ docsSidebar: ['index'] }),
      'src/site/navbar.ts': navbarSource(['docsSidebar']),
      'src/site/footer.ts': footerSource(['/']),
      'content/docs/index.mdx': documentSource('Home', 'Text.'),
    },
  });
  if (status !== 0) throw new Error(output);
  const { errors, data } = JSON.parse(readFileSync(path.join(folder, 'answer.json'), 'utf8')) as Answer;

  it('answers without errors, and the site builds', () => {
    expect(errors).toBeUndefined();
    expect(status).toBe(0);
  });

  it("answers the README's queries", () => {
    const answers = JSON.parse(readFileSync(path.join(folder, 'readme.json'), 'utf8')) as Answer[];
    expect(answers.length).toBeGreaterThanOrEqual(3);
    expect(answers.map((answer) => answer.errors)).toEqual(answers.map(() => undefined));
    for (const answer of answers) expect(JSON.stringify(answer.data)).toMatch(/"(nodes|group)":\[\{/);
  });

  it('filters and sorts parts by their numbers', () => {
    const route = '/hardware/bill-of-materials/arm-manufactured';
    expect(data.dearest?.nodes).toEqual([
      { part_id: 'J7_D_left', model_number: 'MVBLK-SUB-48P-DXLUA-L', unit_price_jpy: 9698, table: 'bom-arm-manufactured', route },
      { part_id: 'J7_D_right', model_number: 'MVBLK-SUB-48P-C2CHA-L', unit_price_jpy: 9698, table: 'bom-arm-manufactured', route },
    ]);
    expect(data.handed?.nodes).toEqual([{ part_id: 'J6_C_left' }, { part_id: 'J7_D_left' }]);
  });

  it('adds up lists, suppliers and totals', () => {
    expect(data.lists?.totalCount).toBe(83);
    expect(data.lists?.group).toContainEqual({ fieldValue: 'bom-arm-manufactured', totalCount: 27, pieces: 52, cost: 316018 });
    expect(data.bySupplier?.group).toContainEqual({ fieldValue: 'MISUMI', cost: 501362 });
    expect(data.suppliers?.nodes).toEqual([
      { supplier: 'MISUMI', headline_jpy: 478518 },
      { supplier: 'DAMIAO', headline_jpy: 397356 },
      { supplier: 'Pibiger', headline_jpy: 41360 },
    ]);
    expect(data.totals?.sum).toBe(960438);
  });

  it('compares motors', () => {
    expect(data.motors?.nodes).toEqual([
      { model: 'DM4340 series', peak_torque_nm: 27, mass_g: 362 },
      { model: 'DM-J8009P-2EC', peak_torque_nm: 40, mass_g: 896 },
    ]);
    expect(data.motorCosts?.nodes).toEqual([{ model_number: 'DM-J4310-2EC V1.1', quantity_robot: 8, total_price_jpy: 112113 }]);
  });
});
