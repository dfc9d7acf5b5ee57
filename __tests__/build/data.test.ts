import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answersFile, awkwardSite, shownQueries } from '../sites/awkwardSite';
import { builtSite } from '../sites/buildSite';

interface Answer {
  readonly errors?: unknown;
  readonly data: Record<
    string,
    { nodes?: Record<string, unknown>[]; sum?: number; totalCount?: number; group?: Record<string, unknown>[] }
  >;
}

const { status, folder } = builtSite(awkwardSite);
const answers = (name: Parameters<typeof answersFile>[0]): Answer[] =>
  JSON.parse(readFileSync(path.join(folder, answersFile(name)), 'utf8')) as Answer[]; // as the site's hook wrote them
const shown = answers('shown');
const [odd] = answers('oddTable');
const [cells] = answers('oddCells');
const [parts] = answers('parts');

describe('the queries of docs/tables.md', () => {
  it('do not fail, and find something', () => {
    expect(shownQueries.length).toBeGreaterThanOrEqual(3);
    expect(shown.map(({ errors }) => errors)).toEqual(shownQueries.map(() => undefined));
    for (const { data } of shown) expect(JSON.stringify(data)).toMatch(/"(nodes|group)":\[\{/);
  });

  it('list every document with its route', () => {
    expect(shown[0]?.data).toEqual({
      allDoc: {
        nodes: [
          { route: '/', title: 'Home', sidebar: 'docsSidebar', lastUpdated: null, readingTime: { minutes: 1 } },
          { route: '/getting-started/offline', title: 'Offline', sidebar: 'docsSidebar', lastUpdated: null, readingTime: { minutes: 1 } },
          { route: '/wiring', title: 'Wiring', sidebar: 'docsSidebar', lastUpdated: null, readingTime: { minutes: 1 } },
        ],
      },
    });
  });

  it('take days of texts and rows as dates', () => {
    const [dates] = answers('dates');
    expect(dates?.errors).toBeUndefined();
    expect(dates?.data.texts?.nodes).toEqual([{ lastUpdated: null }, { lastUpdated: null }, { lastUpdated: null }]);
    expect(dates?.data.parts?.nodes).toHaveLength(6);
    expect(dates?.data.parts?.nodes?.[0]).toMatchObject({ noted_on: '2025/11' });
  });

  it('name the sidebar and the version of each document', () => {
    const version = { name: 'current', label: 'Next' };
    expect(answers('documents')[0]?.data.allDoc?.nodes).toEqual([
      { id: 'index', route: '/', sidebar: 'docsSidebar', version },
      { id: 'getting-started/offline', route: '/getting-started/offline', sidebar: 'docsSidebar', version },
      { id: 'wiring', route: '/wiring', sidebar: 'docsSidebar', version },
    ]);
  });

  it('filter and sort the rows of a table as numbers, whatever the spreadsheet wrote', () => {
    expect(odd?.errors).toBeUndefined();
    const rows = odd?.data.allOddMotorsRow?.nodes ?? [];
    expect(rows.map((row) => ({ ...row, model: String(row.model).replace(/\r?\n/, ' ') }))).toEqual([
      { model: 'DM large', peak_torque_nm: 40, mass_g: 896 },
      { model: 'DM-J4340', peak_torque_nm: 27, mass_g: null },
    ]);
  });
});

it('rows have the cells of their table, however their keys are written, and the parent that Gatsby gives them', () => {
  expect(cells?.errors).toBeUndefined();
  const parent = { internal: { type: 'File' } };
  expect(cells?.data.allOddMotorsRow?.nodes).toMatchObject([
    { parent_name: ['base', 'hub'], parent },
    { parent_name: ['base'], parent },
    { parent_name: null, parent },
  ]);
});

describe('the bill of materials in the data layer', () => {
  const { data, errors } = parts ?? { data: {} };

  it('answers without errors, and the site builds', () => {
    expect(parts).toBeDefined();
    expect(errors).toBeUndefined();
    expect(status).toBe(0);
  });

  it('filters and sorts parts by their numbers', () => {
    const route = '/hardware/bill-of-materials/arm-manufactured';
    expect(data.dearest?.nodes).toEqual([
      { part_id: 'J1_C', model_number: 'MV-2', unit_price_jpy: 100, table: 'bom-arm-manufactured', route },
      { part_id: 'J1_B', model_number: 'MV-1', unit_price_jpy: 100, table: 'bom-arm-manufactured', route },
    ]);
  });

  it('adds up lists, suppliers and totals', () => {
    expect(data.lists?.totalCount).toBe(6);
    expect(data.lists?.group).toContainEqual({ fieldValue: 'bom-arm-manufactured', totalCount: 3, pieces: 6, cost: 600 });
    expect(data.suppliers?.nodes).toEqual([{ supplier: 'MISUMI', headline_jpy: 900 }]);
    expect(data.totals?.sum).toBe(900);
  });
});
