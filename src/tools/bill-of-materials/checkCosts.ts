import { hasEntry } from '../../model/definitionItems';
import { formatNumber } from '../../model/format';
import { didYouMean } from '../../model/problems';
import type { ReportAt } from '../../model/problems';
import { currency, partsTables } from '../../site/partsTables';
import { priceColumn, rateColumn } from './parts';
import type { Row, Tables } from '../../content/tables/csvTable';
import { listIn, numberIn, tablesIn, placedRows, rowsOf, textIn } from '../../content/tables/rows';
import type { PlacedRow } from '../../content/tables/rows';

/** Column of a cost that is written. */
const total = priceColumn('total');

const sum = (rows: readonly Row[], column: string): number =>
  Number(rows.reduce((cost, row) => cost + (numberIn(row, column) || 0), 0).toFixed(2));

/** Reports a written number that differs from the computed one; `source` names its inputs. */
function compare({ row, place }: PlacedRow, name: string, column: string, expected: number, source: string, report: ReportAt): void {
  const written = numberIn(row, column) || 0;
  if (written !== expected)
    report(
      place,
      `"${name}": ${column} is ${formatNumber(written)}, but ${source} give ${formatNumber(expected)}. Correct whichever is wrong.`,
    );
}

/** Checks lines, pieces and cost of a row that sums up whole tables. */
function checkSummary(placed: PlacedRow, key: string, names: readonly string[], tables: Tables, report: ReportAt): void {
  const known: string[] = [...tables.keys()].filter((name) => hasEntry(partsTables, name) || name === 'motor-costs');
  const unknown = names.filter((name) => !known.includes(name));
  const group = textIn(placed.row, key);
  for (const name of unknown)
    report(placed.place, `"${group}" names the table "${name}", which is not a parts table. ${didYouMean(name, known)}`);
  if (unknown.length > 0) return;
  const rows = names.flatMap((name) => tables.get(name)?.rows ?? []);
  const source = `the rows of ${names.map((name) => `content/data/${name}.csv`).join(' and ')}`;
  compare(placed, group, 'lines', rows.length, source, report);
  compare(placed, group, 'pieces', sum(rows, 'quantity_robot'), source, report);
  compare(placed, group, total, sum(rows, priceColumn('total_price')), source, report);
}

function checkGroups(tables: Tables, report: ReportAt): void {
  if (!tables.has('cost-groups')) return;
  const groups = rowsOf(tables, 'cost-groups');
  for (const { name } of tablesIn(tables, partsTables))
    if (!groups.some(({ row }) => row.table === name))
      report({ file: 'content/data/cost-groups.csv' }, `has no row for the table "${name}". Add one, so that its cost is counted.`);
  for (const placed of groups) checkSummary(placed, 'group', [textIn(placed.row, 'table')], tables, report);
  for (const placed of rowsOf(tables, 'cost-pages')) checkSummary(placed, 'page', listIn(placed.row, 'tables'), tables, report);
}

const costOf = (tables: Tables, isMeant: (group: Row) => boolean): number =>
  sum((tables.get('cost-groups')?.rows ?? []).filter(isMeant), total);

const isInHeadline = ({ in_headline }: Row): boolean => in_headline === true;

function checkCategories(tables: Tables, report: ReportAt): void {
  const headline = costOf(tables, isInHeadline);
  for (const placed of rowsOf(tables, 'cost-categories')) {
    const name = textIn(placed.row, 'category');
    const cost = costOf(tables, ({ category }) => category === name);
    compare(placed, name, total, cost, 'the groups of content/data/cost-groups.csv', report);
    const share = Math.round((cost / headline) * 1000) / 10;
    if (isInHeadline(placed.row)) compare(placed, name, 'share_percent', share, 'its cost and the headline cost', report);
  }
}

function checkHeadline(tables: Tables, report: ReportAt): void {
  const features = tables.get('key-features')?.rows[0];
  // `checkRate` reports one that isn't above zero.
  const rates = (tables.get('exchange-rates')?.rows ?? []).filter((row) => row.currency === 'USD' && numberIn(row, rateColumn) > 0);
  const cost = costOf(tables, isInHeadline);
  for (const placed of rowsOf(tables, 'cost-headline')) {
    const set = textIn(placed.row, 'set');
    compare(placed, set, total, cost, 'the groups of content/data/cost-groups.csv', report);
    for (const rate of rates) {
      // Totals in dollars are rounded to two significant digits.
      const dollars = Number((cost / numberIn(rate, rateColumn)).toPrecision(2));
      compare(placed, set, 'total_usd', dollars, `its ${currency.short} and the rate of content/data/exchange-rates.csv`, report);
    }
    const shown = features && numberIn(features, 'bill_of_materials_usd');
    if (shown !== undefined) compare(placed, set, 'total_usd', shown, 'the columns of content/data/key-features.csv', report);
  }
}

function checkSuppliers(tables: Tables, report: ReportAt): void {
  if (!tables.has('suppliers')) return;
  const suppliers = rowsOf(tables, 'suppliers');
  const names = suppliers.map(({ row }) => textIn(row, 'supplier'));
  const parts = tablesIn(tables, partsTables);
  for (const { row, place } of parts.flatMap(placedRows)) {
    const supplier = textIn(row, 'supplier');
    if (!names.includes(supplier))
      report(
        place,
        `"${textIn(row, 'part_id')}": content/data/suppliers.csv has no supplier "${supplier}". ${didYouMean(supplier, names)}`,
      );
  }
  const groups = rowsOf(tables, 'cost-groups');
  const inHeadline = new Set<unknown>(groups.flatMap(({ row }) => (isInHeadline(row) ? row.table : [])));
  // Without groups, everything is in the headline.
  const [counted, leaders] = [true, false].map((is) =>
    parts.filter(({ name }) => (groups.length === 0 || inHeadline.has(name)) === is).flatMap(({ rows }) => rows),
  );
  const motors = tables.get('motor-costs')?.rows ?? [];
  for (const placed of suppliers) {
    const name = textIn(placed.row, 'supplier');
    const cost = (rows: readonly Row[] = []): number =>
      sum(
        rows.filter(({ supplier }) => supplier === name),
        priceColumn('total_price'),
      );
    compare(placed, name, priceColumn('headline'), cost(counted) + cost(motors), 'its parts', report);
    if (priceColumn('leader') in placed.row) compare(placed, name, priceColumn('leader'), cost(leaders), 'its parts', report);
  }
}

/** Reports costs that don't follow from the rows: of groups, pages, categories, suppliers and the headline. */
export function checkCosts(tables: Tables, report: ReportAt): void {
  checkGroups(tables, report);
  checkCategories(tables, report);
  checkHeadline(tables, report);
  checkSuppliers(tables, report);
}
