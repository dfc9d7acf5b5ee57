import { formatNumber } from '../../model/format';
import { isPartsTable } from '../../site/partsTables';
import { numberIn, placedRows, textIn } from '../tables/rows';
import type { PlacedRow } from '../tables/rows';
import type { Row, Table } from '../tables/csvTable';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';

type Tables = ReadonlyMap<string, Table>;

const rowsOf = (tables: Tables, name: string): PlacedRow[] => {
  const table = tables.get(name);
  return table ? placedRows(table) : [];
};

const sum = (rows: readonly Row[], column: string): number => rows.reduce((total, row) => total + (numberIn(row, column) || 0), 0);

/** Reports a written number that differs from the computed one; `source` names its inputs. */
function checkNumber({ row, place }: PlacedRow, name: string, column: string, expected: number, source: string): Problem[] {
  const written = numberIn(row, column) || 0;
  if (written === expected) return [];
  return [
    {
      ...place,
      message: `"${name}": ${column} is ${formatNumber(written)}, but ${source} give ${formatNumber(expected)}. Correct whichever is wrong.`,
    },
  ];
}

/** Checks lines, pieces and cost of a row that sums up whole tables. */
function checkSummary(placed: PlacedRow, key: string, names: readonly string[], tables: Tables): Problem[] {
  const known: string[] = [...tables.keys()].filter((name) => isPartsTable(name) || name === 'motor-costs');
  const unknown = names.filter((name) => !known.includes(name));
  const group = textIn(placed.row, key);
  if (unknown.length > 0) {
    return unknown.map((name) => ({
      ...placed.place,
      message: `"${group}" names the table "${name}", which is not a parts table. ${didYouMean(name, known)}`,
    }));
  }
  const rows = names.flatMap((name) => tables.get(name)?.rows ?? []);
  const source = `the rows of ${names.map((name) => `content/data/${name}.csv`).join(' and ')}`;
  return [
    ...checkNumber(placed, group, 'lines', rows.length, source),
    ...checkNumber(placed, group, 'pieces', sum(rows, 'quantity_robot'), source),
    ...checkNumber(placed, group, 'total_jpy', sum(rows, 'total_price_jpy'), source),
  ];
}

function checkGroups(tables: Tables): Problem[] {
  const groups = rowsOf(tables, 'cost-groups');
  const missing = [...tables.keys()]
    .filter((name) => isPartsTable(name) && !groups.some(({ row }) => row.table === name))
    .map((name) => ({
      file: 'content/data/cost-groups.csv',
      message: `has no row for the table "${name}". Add one, so that its cost is counted.`,
    }));
  const pages = rowsOf(tables, 'cost-pages').flatMap((placed) => {
    const { tables: names } = placed.row;
    return checkSummary(placed, 'page', typeof names === 'object' && names !== null ? names : [], tables);
  });
  return [...missing, ...groups.flatMap((placed) => checkSummary(placed, 'group', [textIn(placed.row, 'table')], tables)), ...pages];
}

function checkCategories(tables: Tables): Problem[] {
  const groups = rowsOf(tables, 'cost-groups').map(({ row }) => row);
  const headline = sum(
    groups.filter(({ in_headline }) => in_headline === true),
    'total_jpy',
  );
  return rowsOf(tables, 'cost-categories').flatMap((placed) => {
    const { row } = placed;
    const name = textIn(row, 'category');
    const total = sum(
      groups.filter(({ category }) => category === name),
      'total_jpy',
    );
    const share = Math.round((total / headline) * 1000) / 10;
    return [
      ...checkNumber(placed, name, 'total_jpy', total, 'the groups of content/data/cost-groups.csv'),
      ...(row.in_headline === true ? checkNumber(placed, name, 'share_percent', share, 'its cost and the headline cost') : []),
    ];
  });
}

function checkHeadline(tables: Tables): Problem[] {
  const groups = rowsOf(tables, 'cost-groups').map(({ row }) => row);
  const features = tables.get('key-features')?.rows[0];
  const rates = (tables.get('exchange-rates')?.rows ?? []).filter(({ currency }) => currency === 'USD');
  return rowsOf(tables, 'cost-headline').flatMap((placed) => {
    const set = textIn(placed.row, 'set');
    const total = sum(
      groups.filter(({ in_headline }) => in_headline === true),
      'total_jpy',
    );
    return [
      ...checkNumber(placed, set, 'total_jpy', total, 'the groups of content/data/cost-groups.csv'),
      // Totals in dollars are rounded to two significant digits.
      ...rates.flatMap((rate) =>
        checkNumber(
          placed,
          set,
          'total_usd',
          Number((total / numberIn(rate, 'jpy_per_unit')).toPrecision(2)),
          'its yen and the rate of content/data/exchange-rates.csv',
        ),
      ),
      ...(features
        ? checkNumber(placed, set, 'total_usd', numberIn(features, 'bill_of_materials_usd'), 'the columns of content/data/key-features.csv')
        : []),
    ];
  });
}

function checkSuppliers(tables: Tables): Problem[] {
  const suppliers = rowsOf(tables, 'suppliers');
  const names = suppliers.map(({ row }) => textIn(row, 'supplier'));
  const parts = [...tables.values()].filter(({ name }) => isPartsTable(name));
  const unknown = parts.flatMap(placedRows).flatMap(({ row, place }): Problem[] => {
    const supplier = textIn(row, 'supplier');
    if (names.includes(supplier)) return [];
    return [
      {
        ...place,
        message: `"${textIn(row, 'part_id')}": content/data/suppliers.csv has no supplier "${supplier}". ${didYouMean(supplier, names)}`,
      },
    ];
  });
  const counted = new Map(rowsOf(tables, 'cost-groups').map(({ row }) => [row.table, row.in_headline === true]));
  const cost = (supplier: string, inHeadline: boolean): number =>
    parts
      .filter(({ name }) => (counted.get(name) ?? false) === inHeadline)
      .reduce(
        (total, { rows }) =>
          total +
          sum(
            rows.filter((row) => row.supplier === supplier),
            'total_price_jpy',
          ),
        0,
      );
  const motors = tables.get('motor-costs')?.rows ?? [];
  const totals = suppliers.flatMap((placed) => {
    const name = textIn(placed.row, 'supplier');
    const bought = motors.filter((row) => row.supplier === name);
    return [
      ...checkNumber(placed, name, 'headline_jpy', cost(name, true) + sum(bought, 'total_price_jpy'), 'its parts'),
      ...checkNumber(placed, name, 'leader_jpy', cost(name, false), 'its parts'),
    ];
  });
  return [...unknown, ...totals];
}

/** Reports costs that don't follow from the rows: of groups, pages, categories, suppliers and the headline. */
export const checkCosts = (tables: Tables): Problem[] => [
  ...checkGroups(tables),
  ...checkCategories(tables),
  ...checkHeadline(tables),
  ...checkSuppliers(tables),
];
