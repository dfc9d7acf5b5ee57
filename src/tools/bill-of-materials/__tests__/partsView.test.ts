import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { piecesIn, rowsFor, setLabel, setsOf, totalsOf } from '../parts';
import type { PartsRow } from '../parts';
import { orderFileName, orderList, partsCsv, readQuery, supplierCsv, writeQuery } from '../interface/partsActions';
import { partsColumns } from '../interface/PartsList';
import { moneyIn } from '../orders';
import { ColumnTable } from '../../../theme/data/DataTable';
import { partsWords } from '../interface/PartsSection';
import { firstValues, partsRows, queryWords, rateWords } from '../interface/partsView';
import type { PartsQuery } from '../interface/partsView';
import { part } from './part';

const parts = [
  part({ id: 'CBE3-15', name: 'M3x15 bolt', model: 'CBE3-15', unitPrice: 52, robot: 24, oneArm: 12, leaderFollower: 48 }),
  part({ id: 'CBE3-8', name: 'M3x8 bolt', model: 'CBE3-8', unitPrice: 56 }),
  part({ id: 'J6_C_left', material: 'SUS304', process: 'sheet metal', arm: 'left', robot: 1, leaderFollower: 2, unitPrice: 1901 }),
  part({ id: 'J6_C_right', material: 'SUS304', process: 'sheet metal', arm: 'right', robot: 1, leaderFollower: 2, unitPrice: 1901 }),
  part({ id: 'cable', supplier: 'LCSC', model: 'Cable No22', shape: 'one plug, "XT30"' }),
];
const ids = (query: Partial<PartsQuery>): string[] => partsRows(parts, { ...firstValues, ...query }).map(({ part: { id } }) => id);

describe('rows of a table of parts', () => {
  it('are all parts in the order of the file', () => expect(ids({})).toEqual(['CBE3-15', 'CBE3-8', 'J6_C_left', 'J6_C_right', 'cable']));

  it('hold every word that a reader types, wherever it stands', () => {
    expect(ids({ text: 'bolt m3' })).toEqual(['CBE3-15', 'CBE3-8'].sort());
    expect(ids({ text: 'XT30' })).toEqual(['cable']);
    expect(ids({ text: 'nothing of the kind' })).toEqual([]);
  });

  it('know a size however its × is typed: guides write M3×8, the list M3x8', () => {
    for (const text of ['M3x8', 'M3×8', 'm3 × 8 bolt', 'M3 x 8']) expect(ids({ text })).toEqual(['CBE3-8']);
    const [nut] = partsRows([part({ id: 'CBM6-12', shape: 'socket head cap screw, M6 x 12' })], { ...firstValues, text: 'M6×12' });
    expect(nut?.part.id).toBe('CBM6-12');
  });

  it('follow the choices, and parts without a material have one, too', () => {
    expect(ids({ material: 'SUS304' })).toEqual(['J6_C_left', 'J6_C_right']);
    expect(ids({ material: 'not given', supplier: 'MISUMI' })).toEqual(['CBE3-15', 'CBE3-8']);
    expect(ids({ process: 'sheet metal', text: 'right' })).toEqual(['J6_C_right']);
  });

  it('sort numbers as numbers, also within names', () => {
    expect(ids({ sort: 'part', text: 'bolt', process: 'catalogue part', supplier: 'MISUMI' })).toEqual(['CBE3-8', 'CBE3-15']);
    expect(ids({ sort: '-price' })).toEqual(['J6_C_left', 'J6_C_right', 'CBE3-8', 'CBE3-15', 'cable']);
    expect(ids({ sort: 'total' })).toEqual(['cable', 'CBE3-8', 'CBE3-15', 'J6_C_left', 'J6_C_right']);
  });
});

describe('sets', () => {
  it('take the parts of one arm, each arm with its own', () => {
    expect(ids({ set: 'left-arm' })).not.toContain('J6_C_right');
    expect(ids({ set: 'right-arm' })).not.toContain('J6_C_left');
    expect(parts.map((one) => piecesIn(one, 'left-arm'))).toEqual([12, 1, 1, 0, 1]);
  });

  it('multiply pieces and totals', () => {
    expect(totalsOf(rowsFor(parts, 'robot', 1))).toEqual({ pieces: 30, total: 24 * 52 + 2 * 56 + 2 * 1901 + 20 });
    expect(totalsOf(rowsFor(parts, 'leader-follower', 3)).pieces).toBe(3 * 60);
  });

  it('are offered where a table can count them', () => {
    expect(setsOf(parts)).toEqual(['robot', 'leader-follower', 'left-arm', 'right-arm']);
    expect(setsOf([part({ id: 'a' })])).toEqual(['robot', 'leader-follower', 'left-arm']);
    expect(setsOf([part({ id: 'post', oneArm: null })])).toEqual(['robot', 'leader-follower']);
    expect(setLabel('left-arm', [part({ id: 'a' })])).toBe('One arm');
    expect(setLabel('robot', [part({ id: 'a', only: 'leader' })])).toBe('Leader robot, two arms');
  });
});

describe('the address', () => {
  const query: PartsQuery = {
    ...firstValues,
    text: 'bolt & nut',
    supplier: 'LCSC',
    sort: '-total',
    set: 'left-arm',
    count: '12',
  };

  it('keeps a query and gives it back', () => {
    const search = writeQuery('?other.q=a', 'arm', query);
    expect(search).toBe('?other.q=a&arm.q=bolt+%26+nut&arm.supplier=LCSC&arm.sort=-total&arm.set=left-arm&arm.n=12');
    expect(readQuery(search, 'arm', parts)).toEqual(query);
    expect(readQuery(search, 'gripper', parts)).toEqual(firstValues);
  });

  it('keeps the rate of the reader, where an order asks for one', () => {
    const order = [part({ id: 'post', leaderFollower: null })];
    const euros = { ...firstValues, currency: 'EUR', rate: '165,2' };
    const search = writeQuery('', 'parts', euros);
    expect(search).toBe('?parts.currency=EUR&parts.rate=165%2C2');
    expect(readQuery(search, 'parts', order)).toEqual(euros);
    expect(readQuery('?parts.currency=EUR&parts.rate=none', 'parts', order).rate).toBe('');
    expect(rateWords(euros)).toBe('');
    expect(rateWords({ ...euros, rate: 'none' })).toBe('Enter how many JPY you pay for 1 EUR; until then, prices are in JPY. ');
    expect(rateWords(firstValues)).toBe('');
  });

  it('is clean again when nothing is asked for', () => expect(writeQuery('?arm.q=a&arm.n=2', 'arm', firstValues)).toBe(''));

  it('says in words what is counted, for paper', () => {
    expect(queryWords({ ...firstValues, set: 'leader', count: '2' }, [])).toBe('2 × Leader robot, two arms');
    expect(queryWords({ ...firstValues, spares: 'with' }, parts)).toBe('1 × Robot, two arms, 10\u00a0% spare small parts');
    expect(queryWords({ ...firstValues, spares: 'only', percent: '5' }, parts)).toBe(
      '1 × Robot, two arms, only 5\u00a0% spare small parts',
    );
  });

  it.each(['?arm.n=0', '?arm.n=1e9', '?arm.n=x', '?arm.sort=colour', '?arm.set=moon', '?arm.supplier=nobody'])('ignores %s', (search) =>
    expect(readQuery(search, 'arm', parts)).toEqual(firstValues),
  );
});

describe('what readers take along', () => {
  it('is a CSV file with quotes where they are needed', () => {
    const [header, ...lines] = partsCsv(rowsFor(parts, 'robot', 1).slice(3))
      .trimEnd()
      .split('\r\n');
    expect(header).toBe(
      'part_id,part_name,model_number,quantity,unit_price_jpy,total_price_jpy,noted_on,supplier,manufacturer,material,process,url,files,arm,shape,notes',
    );
    expect(lines).toEqual([
      'J6_C_right,J6_C_right,,1,1901,1901,2025-11-24,MISUMI,,SUS304,sheet metal,,,right,a bolt,',
      'cable,cable,Cable No22,2,10,20,2025-11-24,LCSC,,,catalogue part,,,,"one plug, ""XT30""",',
      'Total,,,3,,1921,,,,,,,,,,',
    ]);
  });

  it('is in another currency with its rate and the day of that, and a total of what its lines say', () => {
    const usd = moneyIn({ currency: 'USD', price: 147.8, notedOn: '2025-11-23', source: 'From a list' });
    const [header = '', ...lines] = partsCsv(rowsFor(parts, 'robot', 1).slice(3), usd)
      .trimEnd()
      .split('\r\n');
    expect(header).toMatch(
      /^part_id,part_name,model_number,quantity,unit_price_usd,total_price_usd,noted_on,jpy_per_usd,rate_noted_on,supplier,/,
    );
    expect(lines.map((line) => line.split(',').slice(3, 9).join())).toEqual([
      '1,12.86,12.86,2025-11-24,147.8,2025-11-23',
      '2,0.07,0.14,2025-11-24,147.8,2025-11-23',
      '3,,13,,,',
    ]);
  });

  it('has the rate that the reader has entered, without a day', () => {
    const [header = '', line = ''] = partsCsv(
      rowsFor(parts, 'robot', 1).slice(3),
      moneyIn({ currency: 'EUR', price: 165.2, notedOn: null, source: null }),
    ).split('\r\n');
    expect(header).toMatch(/unit_price_eur,total_price_eur,noted_on,jpy_per_eur,supplier,/);
    expect(line.split(',').slice(3, 8).join()).toBe('1,11.51,11.51,2025-11-24,165.2');
  });

  it('is an order list for one supplier that a form takes as it is', () => {
    const twice = [parts[1], parts[1], parts[0]].flatMap((one) => one ?? []);
    expect(orderList(rowsFor(twice, 'robot', 1))).toBe('CBE3-8\t4\nCBE3-15\t24');
  });

  it('names the suppliers of an order list with more than one', () => {
    expect(orderList(rowsFor(parts.slice(3), 'robot', 1))).toBe('MISUMI\nJ6_C_right\t1\n\nLCSC\nCable No22\t2');
  });
});

describe('the file for a supplier', () => {
  const rows = rowsFor(
    [parts[1], parts[1], parts[4]].flatMap((one) => one ?? []),
    'robot',
    1,
  );

  it('has the columns that the supplier takes, pieces of a number added up', () =>
    expect(supplierCsv(rows, ['model_number', 'quantity'])).toBe('model_number,quantity\r\nCBE3-8,4\r\nCable No22,2\r\n'));

  it('links shops and drawings where one orders by them', () => {
    const cable = part({ id: 'cable', url: 'https://shop.test/', files: ['https://a.test/1.pdf', 'https://a.test/2.pdf'] });
    expect(supplierCsv(rowsFor([cable], 'robot', 1), ['part_name', 'quantity', 'url', 'files'])).toBe(
      'part_name,quantity,url,files\r\ncable,2,https://shop.test/,https://a.test/1.pdf; https://a.test/2.pdf\r\n',
    );
  });

  it('holds nothing that a spreadsheet would run', () =>
    expect(supplierCsv(rowsFor([part({ id: '=1+1', model: '=2+2' })], 'robot', 1), ['part_name', 'model_number'])).toBe(
      "part_name,model_number\r\n'=1+1,'=2+2\r\n",
    ));

  it.each([
    ['MISUMI', 'openarm-misumi-2026-11-02.csv'],
    ['Self-printed', 'openarm-self-printed-2026-11-02.csv'],
    ['/A & B/', 'openarm-a-b-2026-11-02.csv'],
  ])('is named after %s and the day of the reader', (supplier, name) =>
    expect(orderFileName(supplier, new Date(2026, 10, 2, 0, 30))).toBe(name),
  );
});

describe('the words of the totals', () => {
  it('say how much of the table is shown', () => {
    const rows = rowsFor(parts, 'robot', 1);
    expect(partsWords(rows, 5).status).toEqual({ count: '5 parts, 30 pieces,', cost: '5,182\u00a0JPY' });
    expect(partsWords(rows.slice(0, 2), 5).label).toBe('Total of 2 of 5 parts');
    expect(partsWords(rows.slice(0, 1), 1).label).toBe('Total of 1 part');
    const usd = moneyIn({ currency: 'USD', price: 147.8, notedOn: '2025-11-23', source: 'From a list' });
    expect(partsWords(rows, 5, 'part', usd)).toMatchObject({ total: '35.06', status: { cost: '35.06\u00a0USD' } });
  });
});

describe('the HTML of a row', () => {
  const htmlOf = (rows: readonly PartsRow[], anchors: boolean): string =>
    renderToStaticMarkup(
      createElement(ColumnTable<PartsRow>, {
        caption: 'Parts',
        columns: partsColumns(moneyIn(), '/icons.svg'),
        rows,
        attributes: ({ part: { id } }) => ({ className: 'item', id: anchors ? id : undefined }),
      }),
    );
  const html = htmlOf(rowsFor([part({ id: 'a<b', name: 'Bolt "x" & <nut>', url: 'https://x.test/?a=1&b=2' })], 'robot', 1), true);

  it('holds texts, never markup, from the table', () => {
    expect(html).toContain('id="a&lt;b"');
    expect(html).toContain('Bolt &quot;x&quot; &amp; &lt;nut&gt;');
    expect(html).not.toContain('<nut>');
  });

  it('links to the shop in a new tab and says so', () =>
    expect(html).toContain(
      '<a href="https://x.test/?a=1&amp;b=2" class="external" target="_blank" rel="noopener noreferrer">MISUMI<span class="visually-hidden"> (opens in a new tab)</span></a>',
    ));
});
