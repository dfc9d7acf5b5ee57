import { formatNumber } from '../../model/format';
import { didYouMean } from '../../model/problems';
import type { ReportAt } from '../../model/problems';
import { isPartsTable } from '../../site/partsTables';
import type { Row, Tables } from '../tables/csvTable';
import { listIn, numberIn, placedRows, rowsOf, textIn } from '../tables/rows';
import type { PlacedRow } from '../tables/rows';

const sum = (rows: readonly Row[], column: string): number => rows.reduce((total, row) => total + (numberIn(row, column) || 0), 0);

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
  const known: string[] = [...tables.keys()].filter((name) => isPartsTable(name) || name === 'motor-costs');
  const unknown = names.filter((name) => !known.includes(name));
  const group = textIn(placed.row, key);
  for (const name of unknown)
    report(placed.place, `"${group}" names the table "${name}", which is not a parts table. ${didYouMean(name, known)}`);
  if (unknown.length > 0) return;
  const rows = names.flatMap((name) => tables.get(name)?.rows ?? []);
  const source = `the rows of ${names.map((name) => `content/data/${name}.csv`).join(' and ')}`;
  compare(placed, group, 'lines', rows.length, source, report);
  compare(placed, group, 'pieces', sum(rows, 'quantity_robot'), source, report);
  compare(placed, group, 'total_jpy', sum(rows, 'total_price_jpy'), source, report);
}

function checkGroups(tables: Tables, report: ReportAt): void {
  const groups = rowsOf(tables, 'cost-groups');
  for (const name of tables.keys())
    if (isPartsTable(name) && !groups.some(({ row }) => row.table === name))
      report({ file: 'content/data/cost-groups.csv' }, `has no row for the table "${name}". Add one, so that its cost is counted.`);
  for (const placed of groups) checkSummary(placed, 'group', [textIn(placed.row, 'table')], tables, report);
  for (const placed of rowsOf(tables, 'cost-pages')) checkSummary(placed, 'page', listIn(placed.row, 'tables'), tables, report);
}

/** Cost of the groups that match, in yen. */
const costOf = (tables: Tables, isMeant: (group: Row) => boolean): number =>
  sum((tables.get('cost-groups')?.rows ?? []).filter(isMeant), 'total_jpy');

const isInHeadline = ({ in_headline }: Row): boolean => in_headline === true;

function checkCategories(tables: Tables, report: ReportAt): void {
  const headline = costOf(tables, isInHeadline);
  for (const placed of rowsOf(tables, 'cost-categories')) {
    const name = textIn(placed.row, 'category');
    const total = costOf(tables, ({ category }) => category === name);
    compare(placed, name, 'total_jpy', total, 'the groups of content/data/cost-groups.csv', report);
    const share = Math.round((total / headline) * 1000) / 10;
    if (isInHeadline(placed.row)) compare(placed, name, 'share_percent', share, 'its cost and the headline cost', report);
  }
}

function checkHeadline(tables: Tables, report: ReportAt): void {
  const features = tables.get('key-features')?.rows[0];
  const rates = (tables.get('exchange-rates')?.rows ?? []).filter(({ currency }) => currency === 'USD');
  const total = costOf(tables, isInHeadline);
  for (const placed of rowsOf(tables, 'cost-headline')) {
    const set = textIn(placed.row, 'set');
    compare(placed, set, 'total_jpy', total, 'the groups of content/data/cost-groups.csv', report);
    for (const rate of rates) {
      // Totals in dollars are rounded to two significant digits.
      const dollars = Number((total / numberIn(rate, 'jpy_per_unit')).toPrecision(2));
      compare(placed, set, 'total_usd', dollars, 'its yen and the rate of content/data/exchange-rates.csv', report);
    }
    const shown = features && numberIn(features, 'bill_of_materials_usd');
    if (shown !== undefined) compare(placed, set, 'total_usd', shown, 'the columns of content/data/key-features.csv', report);
  }
}

function checkSuppliers(tables: Tables, report: ReportAt): void {
  const suppliers = rowsOf(tables, 'suppliers');
  const names = suppliers.map(({ row }) => textIn(row, 'supplier'));
  const parts = [...tables.values()].filter(({ name }) => isPartsTable(name));
  for (const { row, place } of parts.flatMap(placedRows)) {
    const supplier = textIn(row, 'supplier');
    if (!names.includes(supplier))
      report(
        place,
        `"${textIn(row, 'part_id')}": content/data/suppliers.csv has no supplier "${supplier}". ${didYouMean(supplier, names)}`,
      );
  }
  const inHeadline = new Set(rowsOf(tables, 'cost-groups').flatMap(({ row }) => (isInHeadline(row) ? row.table : [])));
  const [counted, leaders] = [true, false].map((is) => parts.filter(({ name }) => inHeadline.has(name) === is).flatMap(({ rows }) => rows));
  const motors = tables.get('motor-costs')?.rows ?? [];
  for (const placed of suppliers) {
    const name = textIn(placed.row, 'supplier');
    const cost = (rows: readonly Row[] = []): number =>
      sum(
        rows.filter(({ supplier }) => supplier === name),
        'total_price_jpy',
      );
    compare(placed, name, 'headline_jpy', cost(counted) + cost(motors), 'its parts', report);
    compare(placed, name, 'leader_jpy', cost(leaders), 'its parts', report);
  }
}

/** Reports costs that don't follow from the rows: of groups, pages, categories, suppliers and the headline. */
export function checkCosts(tables: Tables, report: ReportAt): void {
  checkGroups(tables, report);
  checkCategories(tables, report);
  checkHeadline(tables, report);
  checkSuppliers(tables, report);
}
