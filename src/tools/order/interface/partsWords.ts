import { approximately, formatNumber } from '../../../model/formatCell';
import { inCurrency, orderLines } from '../../../model/orders';
import type { ExchangeRate } from '../../../model/orders';
import { totalsOf } from '../../../model/parts';
import type { PartsRow } from '../../../model/parts';

const piecesOf = (pieces: number): string => `${formatNumber(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`;

/** An order in words: its different parts, pieces and cost, also in other currencies. */
export function orderWords(rows: readonly PartsRow[], rates: readonly ExchangeRate[]): string {
  const { pieces, total } = totalsOf(rows);
  const costs = [
    `${formatNumber(total)}\u00a0JPY`,
    ...rates.map((rate) => `about ${approximately(inCurrency(total, rate))}\u00a0${rate.currency}`),
  ];
  const lines = orderLines(rows).length;
  return `${formatNumber(lines)} ${lines === 1 ? 'part' : 'parts'}, ${piecesOf(pieces)}, ${costs.join(', ')}`;
}

/**
 * What stands in the last row of the table and beside the tools: how many parts are shown, their pieces and their cost. An order has the lines
 * of several lists, of which two can be the same part.
 */
export function partsWords(
  rows: readonly PartsRow[],
  all: number,
  row: 'part' | 'line' = 'part',
): { label: string; pieces: string; total: string; status: string } {
  const { pieces, total } = totalsOf(rows);
  const name = all === 1 ? row : `${row}s`;
  const shown = `${rows.length === all ? '' : `${formatNumber(rows.length)} of `}${formatNumber(all)} ${name}`;
  const words = { pieces: formatNumber(pieces), total: formatNumber(total) };
  return { ...words, label: `Total of ${shown}`, status: `${shown}, ${piecesOf(pieces)}, ${words.total}\u00a0JPY` };
}
