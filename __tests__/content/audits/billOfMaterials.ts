import { checkBillOfMaterials } from '../../../src/content/billOfMaterials/checkBillOfMaterials';
import { markdownTree } from '../../../src/content/markdown/markdownTree';
import { toMarkdown } from '../../../src/content/markdown/toMarkdown';
import { propTable } from '../../../src/content/tables/propTable';
import { ordersOf, readOrderParts } from '../../../src/model/orders';
import { rowsFor, totalsOf } from '../../../src/model/parts';
import { partsTableNames, robotOf } from '../../../src/site/partsTables';
import { documents, tables } from '../siteContent';

describe('the bill of materials of the site', () => {
  const sum = (name: string, column: string): number =>
    (tables.get(name)?.rows ?? []).reduce((total, row) => total + Number(row[column]), 0);

  // Counted in the lists of the OpenArm 1.0 documentation, state of 24 November 2025.
  it.each([
    ['bom-arm-manufactured', 27, 52, 316018],
    ['bom-arm-off-the-shelf', 15, 328, 34336],
    ['bom-pedestal-off-the-shelf', 5, 20, 10141],
    ['bom-pedestal-manufactured', 1, 1, 10081],
    ['bom-gripper-off-the-shelf', 6, 78, 46232],
    ['bom-gripper-manufactured', 4, 12, 61710],
    ['bom-leader-off-the-shelf', 9, 70, 22940],
    ['bom-leader-3d-print', 5, 12, 1564],
    ['bom-electrical', 11, 33, 84564],
    ['motor-costs', 4, 16, 397356],
  ])('%s has %i rows, %i pieces and costs %i yen', (name, rows, pieces, total) => {
    expect([tables.get(name)?.rows.length, sum(name, 'quantity_robot'), sum(name, 'total_price_jpy')]).toEqual([rows, pieces, total]);
  });

  it('costs 960,438 yen without the leader end effectors', () => {
    const counted = partsTableNames
      .filter((name) => !name.startsWith('bom-leader'))
      .reduce((total, name) => total + sum(name, 'total_price_jpy'), 0);
    expect(counted + sum('motor-costs', 'total_price_jpy')).toBe(960438);
    expect(tables.get('cost-headline')?.rows[0]?.total_jpy).toBe(960438);
  });

  // A leader has handles in place of grippers; two robots have one adapter each, as the list counts two for one.
  it.each([
    ['robot', 73, 540, 960438],
    ['leader', 77, 532, 960438 - 107942 + 24504],
    ['leader-follower', 87, 1070, 2 * 960438 - 107942 + 24504 - 41360],
  ] as const)('is an order of %s: %i parts, %i pieces, %i yen, whatever the suppliers', (set, parts, pieces, total) => {
    const lists = [...partsTableNames, 'motor-costs'].flatMap((name) => tables.get(name) ?? []).map(propTable);
    const rows = rowsFor(readOrderParts(lists, robotOf), set, 1);
    expect({ parts: rows.length, ...totalsOf(rows) }).toEqual({ parts, pieces, total });
    expect(ordersOf(rows, []).reduce((all, order) => all + order.total, 0)).toBe(total);
  });

  it('costs at each supplier what the order says', () => {
    const lists = [...partsTableNames, 'motor-costs'].flatMap((name) => tables.get(name) ?? []).map(propTable);
    const orders = ordersOf(rowsFor(readOrderParts(lists, robotOf), 'robot', 1), []);
    const written = (tables.get('suppliers')?.rows ?? []).filter((row) => row.headline_jpy !== null);
    expect(Object.fromEntries(orders.map(({ supplier, total }) => [supplier.name, total]))).toEqual(
      Object.fromEntries(written.map((row) => [row.supplier, row.headline_jpy])),
    );
  });

  it('says beside the order what it counts too many or too few of', () => {
    const page =
      documents.find(({ route }) => route === '/hardware/bill-of-materials/procuring-components')?.body.replace(/\s+/g, ' ') ?? '';
    expect(page).toContain('electrical#which-can-adapter-to-buy), though its list counts 2.');
    expect(page).toContain('JLCPCB makes at least 5, and the order counts 2 for a robot.');
    expect(page).toContain('Assembled boards have their connectors');
    // A list that holds three robots is not to be multiplied again.
    expect(page).not.toContain('The lists count the quantities for two arms.');
  });

  it('has the same parts in the Markdown form of the page, and the rate of its dollars', () => {
    const page = documents.find(({ route }) => route === '/hardware/bill-of-materials/procuring-components');
    const written = page ? toMarkdown(markdownTree(page.filled, { figureUrl: String, absolute: String })) : '';
    expect(written).toContain('| MISUMI | 57 | 491 | 478,518 | 3,240 |');
    expect(written).toContain('| All suppliers | 72 | 540 | 960,438 | 6,500 |');
    expect(written).toContain('1 USD = 147.8 JPY, noted on 24 November 2025.');
  });

  it('calls the rate of its dollars what it is: a quotient, no rate of a day', () => {
    const { total_jpy, total_usd } = tables.get('cost-headline')?.rows[0] ?? {};
    const rate = tables.get('exchange-rates')?.rows[0];
    expect(Number(total_jpy) / Number(total_usd)).toBeCloseTo(Number(rate?.jpy_per_unit), 1);
    expect(rate?.source).toContain("isn't a bank's rate");
  });

  it('does not contradict itself', () => expect(checkBillOfMaterials(tables)).toEqual([]));
});
