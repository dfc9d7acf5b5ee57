import { approximately } from '../../../model/format';
import { inCurrency, ordersOf, rateText, readersRate, readMotors, readOrderParts, typedRate, withSpares } from '../orders';
import type { Supplier } from '../orders';
import type { PropTable } from '../../../model/pageTypes';
import { areWholeOrder, oneArmText, rowsFor, setLabel, setsOf, totalsOf } from '../parts';

type Cell = PropTable['rows'][number][number];

const table = (name: string, rows: readonly Readonly<Record<string, Cell>>[]): PropTable => {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((column) => ({ name: column, label: column, type: 'text', unit: null, code: null, digits: null }) as const);
  return { name, title: name, key: names[0] ?? '', columns, rows: rows.map((row) => names.map((column) => row[column] ?? null)) };
};

const line = (id: string, robot: number, both: number, price: number, supplier: string, icon = 'guide') => ({
  part_id: id,
  part_name: id,
  model_number: id,
  quantity_one_arm: null,
  quantity_robot: robot,
  quantity_leader_follower: both,
  unit_price_jpy: price,
  noted_on: '2025-11-24',
  supplier,
  process: 'catalogue part',
  icon,
});

const motors = table('motor-costs', [
  { joints: ['J1', 'J2'], model_number: 'M-80', quantity_robot: 4, total_price_jpy: 205790, noted_on: '2025-11-24', supplier: 'Maker' },
  { joints: ['J3'], model_number: 'M-40', quantity_robot: 3, total_price_jpy: 100, noted_on: '2025-11-24', supplier: 'Maker' },
]);
const parts = readOrderParts([
  table('arm', [line('bolt', 21, 42, 44, 'Shop', 'bolt'), line('adapter', 2, 2, 20680, 'Other')]),
  table('bom-gripper-off-the-shelf', [{ ...line('guide', 2, 2, 14940, 'Shop'), quantity_one_arm: 1 }]),
  table('bom-leader-3d-print', [{ ...line('grip', 2, 2, 500, 'Self'), quantity_one_arm: 1 }]),
  motors,
]);
const cost = (set: Parameters<typeof rowsFor>[1], count: number) => totalsOf(rowsFor(parts, set, count));

const suppliers: readonly Supplier[] = [
  { name: 'Shop', url: 'https://shop.test/', takes: 'numbers', columns: ['model_number', 'quantity'] },
];
const rate = { currency: 'USD', price: 147.8, notedOn: '2025-11-24', source: 'the headline' };

describe('the motors of an order', () => {
  it('cost what was noted for all of them, although one has no whole price', () => {
    const rows = rowsFor(readMotors(motors), 'robot', 1);
    expect(rows.map(({ pieces, total }) => [pieces, total])).toEqual([
      [4, 205790],
      [3, 100],
    ]);
    expect(rows.map(({ part }) => part.pricedPieces)).toEqual([4, 3]);
    expect(rows[0]?.part.name).toBe('Motor of J1, J2');
  });
});

describe('an order', () => {
  const shared = 21 * 44 + 2 * 20680 + 205790 + 100;

  it('counts a follower, a leader, and both', () => {
    expect(cost('robot', 1)).toEqual({ pieces: 21 + 2 + 2 + 7, total: shared + 2 * 14940 });
    expect(cost('leader', 1)).toEqual({ pieces: 21 + 2 + 2 + 7, total: shared + 2 * 500 });
    // Two robots share the adapters.
    expect(cost('leader-follower', 1).total).toBe(cost('robot', 1).total + cost('leader', 1).total - 2 * 20680);
  });

  it('counts any number of robots', () => expect(cost('leader', 7).total).toBe(7 * cost('leader', 1).total));

  it('counts one arm of a follower, and says what a robot has once', () => {
    const kinds = new Set(rowsFor(parts, 'left-arm', 1).map(({ part }) => part.only));
    expect([kinds.has('follower'), kinds.has('leader')]).toEqual([true, false]);
    expect(oneArmText(parts)).toBe('One arm with its gripper. Left out, because they are counted for a whole robot: bolt, adapter.');
  });

  it('offers the robots, since each has parts of its own, and one arm', () => {
    expect(areWholeOrder(parts)).toBe(true);
    expect(setsOf(parts).map((set) => setLabel(set, parts))).toEqual([
      'Follower robot, two arms',
      'Leader robot, two arms',
      'Leader and follower robot',
      'One arm',
    ]);
    expect(areWholeOrder(parts.filter(({ only }) => only !== 'leader'))).toBe(false);
  });

  it('is split by supplier, the dearest first, and loses nothing', () => {
    const rows = rowsFor(parts, 'leader-follower', 2);
    const orders = ordersOf(rows, suppliers);
    expect(orders.map(({ supplier }) => supplier.name)).toEqual(['Maker', 'Other', 'Shop', 'Self']);
    expect(orders.reduce((sum, { total }) => sum + total, 0)).toBe(totalsOf(rows).total);
    expect(orders[2]?.supplier.columns).toEqual(['model_number', 'quantity']);
    expect(orders[0]?.supplier.columns).toContain('part_name');
  });
});

describe('spares', () => {
  const rows = rowsFor(parts, 'robot', 1);
  const pieces = (kind: 'with' | 'only' | '', percent: number) =>
    withSpares(rows, { kind, percent }).map(({ part, pieces: count, total }) => [part.id, count, total]);

  it('are a share of the small parts, rounded up', () => {
    expect(pieces('with', 10)[0]).toEqual(['bolt', 24, 24 * 44]);
    expect(pieces('with', 1)[0]).toEqual(['bolt', 22, 22 * 44]);
    expect(pieces('with', 100)[0]).toEqual(['bolt', 42, 42 * 44]);
    expect(pieces('with', 10)).toHaveLength(rows.length);
  });

  it('are none unless they are asked for', () => expect(withSpares(rows, { kind: '', percent: 10 })).toEqual(rows));
});

describe('costs in another currency', () => {
  it.each([
    [960438, '6,500'],
    [478518, '3,240'],
    [41360, '280'],
    [4698, '31.8'],
    [1040, '7.04'],
    [147600, '999'],
    [147799, '1,000'],
    [96, '0.65'],
    [0, '0'],
  ])('%i yen are about %s dollars', (yen, dollars) => expect(approximately(inCurrency(yen, rate))).toBe(dollars));
});

describe('a rate that the reader enters', () => {
  it.each([
    ['165.2', 165.2],
    ['165,2', 165.2],
    [' 165 ', 165],
    ['', null],
    ['0', null],
    ['-1', null],
    ['1,650.2', null],
    ['1e9', null],
    ['a lot', null],
  ])('typed as "%s" is %p', (text, price) => expect(typedRate(text)).toBe(price));

  it('counts only for a currency that asks for it, and says whose it is', () => {
    const entered = readersRate({ currency: 'EUR', rate: '165,2' });
    expect(entered && rateText(entered)).toBe('1 EUR = 165.2 JPY, the rate that you entered.');
    expect(readersRate({ currency: 'EUR', rate: '' })).toBeUndefined();
    expect(readersRate({ currency: 'USD', rate: '100' })).toBeUndefined();
  });
});
