import { renderToStaticMarkup } from 'react-dom/server';
import { moneyIn } from '../orders';
import type { OrderData } from '../orders';
import { rowsFor } from '../parts';
import { OrderTable } from '../interface/OrderTable';
import { part } from './part';
import { OrderRates, orderWords } from '../interface/PartsSection';

jest.mock('gatsby', (): unknown => jest.requireActual('../../../../__tests__/unit/fixtures/gatsby'));

const motor = part({
  id: 'M-80',
  name: 'Motor of J1',
  model: 'M-80',
  unitPrice: 7390,
  pricedPieces: 2,
  supplier: 'Maker <&>',
  process: 'motor',
  icon: 'motor',
});
const rows = rowsFor([motor], 'robot', 1);
const rate = (currency: string, price: number) => ({ currency, price, notedOn: '2025-11-24', source: 'From a list' });
const order = (...rates: OrderData['rates']): OrderData => ({ suppliers: [], rates });
const html = (given: OrderData): string =>
  renderToStaticMarkup(<OrderTable title="The order" rows={rows} order={given} money={moneyIn()} actions={null} />);
const headings = (text: string): string[] => [...text.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, heading = '']) => heading);

describe('the table of an order', () => {
  it('has a column for each rate, and none without', () => {
    expect(headings(html(order()))).toEqual(['Supplier', 'Parts', 'Pieces', 'JPY', 'List']);
    expect(headings(html(order(rate('USD', 147.8), rate('EUR', 170))))).toEqual([
      'Supplier',
      'Parts',
      'Pieces',
      'JPY',
      'About USD',
      'About EUR',
      'List',
    ]);
    expect(html(order(rate('USD', 147.8)))).toContain('<td class="number">100</td>');
  });

  it('holds texts, never markup', () => expect(html(order())).toContain('Maker &lt;&amp;&gt;'));

  it('names the supplier in each of its buttons', () => {
    const text = html(order());
    expect(text).toContain('Copy<span class="visually-hidden"> list for Maker &lt;&amp;&gt;</span>');
    expect(text).toContain('aria-label="CSV file for Maker &lt;&amp;&gt;"');
    expect(text).toContain('Copy<span class="visually-hidden"> list for all suppliers</span>');
  });

  it('says how each rate is known', () =>
    expect(renderToStaticMarkup(<OrderRates rates={[rate('USD', 147.8), rate('EUR', 170)]} />)).toMatch(
      /1 USD = 147\.8 JPY, noted on 24 November 2025\. From a list\..*1 EUR = 170 JPY/,
    ));

  it('is summed up in words', () => {
    expect(orderWords(rows, [])).toBe('1 part, 2 pieces, 14,780\u00a0JPY');
    expect(orderWords(rows, [rate('USD', 147.8), rate('EUR', 170)])).toBe(
      '1 part, 2 pieces, 14,780\u00a0JPY, about 100\u00a0USD, about 86.9\u00a0EUR',
    );
  });
});
