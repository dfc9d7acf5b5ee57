import { disc } from '../safety/shapes';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { readTable } from '../tables/readTable';
import type { TableRow } from '../tables/tableRow';

/** A scale of the plot: its place on the sheet and the values it covers. */
interface Scale {
  readonly left: number;
  readonly right: number;
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
  /** Every second tick is named where there is no room for all. */
  readonly namedEvery: number;
  readonly headingEnd: number;
}

const price: Scale = { left: 256, right: 412, min: 4600, max: 6600, ticks: [5000, 5500, 6000, 6500], namedEvery: 2, headingEnd: 398 };
const leadTime: Scale = { left: 470, right: 618, min: 0, max: 42, ticks: [0, 20, 40], namedEvery: 1, headingEnd: 634 };
const top = 92;
const rowHeight = 46;

const place = (scale: Scale, value: number): number =>
  scale.left + ((value - scale.min) / (scale.max - scale.min)) * (scale.right - scale.left);

/** Vertical lines with their numbers, and what the scale shows. */
function axis(scale: Scale, words: string, bottom: number): string {
  const lines = scale.ticks.map((tick, index) => {
    const x = place(scale, tick);
    const name = index % scale.namedEvery === 0 ? label(x, top - 32, `${tick}`, { size: 23, colour: ink.soft }) : '';
    return `<path d="M${x} ${top - 24}V${bottom}" stroke="${ink.faint}"/>${name}`;
  });
  return lines.join('') + label(scale.headingEnd, 26, words, { size: 24, anchor: 'end' });
}

/** A dot for one value, a line with two dots for a range, a dash for nothing. */
function mark(scale: Scale, min: number | undefined, max: number | undefined, y: number, fill: string): string {
  // Between two lines of the scale, so that none runs through it.
  const [first = 0, second = 0] = scale.ticks;
  if (min === undefined || max === undefined) return label(place(scale, (first + second) / 2), y + 8, '–', { size: 24, colour: ink.soft });
  const [from, to] = [place(scale, min), place(scale, max)];
  const line = from === to ? '' : `<path d="M${from} ${y}H${to}" stroke="${ink.accent}" stroke-width="5"/>`;
  return line + disc({ x: from, y }, 8, fill, ink.accent) + (from === to ? '' : disc({ x: to, y }, 8, fill, ink.accent));
}

/** One maker: name, price, lead time. */
function makerRow(row: TableRow, index: number): string {
  const y = top + index * rowHeight + 12;
  const certified = row.text('quality_status') === 'Certified';
  const fill = certified ? ink.accent : ink.accentSoft;
  return [
    label(12, y + 8, row.label('maker'), { size: 24, anchor: 'start' }),
    mark(price, row.numberIfAny('price_min_usd'), row.numberIfAny('price_max_usd'), y, fill),
    mark(leadTime, row.numberIfAny('lead_time_min_days'), row.numberIfAny('lead_time_max_days'), y, fill),
  ].join('');
}

/** Plot of price and lead time of every maker in the table, in the table's order. */
export function draw(): Drawing[] {
  const rows = readTable('manufacturers');
  const bottom = top + rows.length * rowHeight;
  const body = [axis(price, 'price, USD', bottom), axis(leadTime, 'lead time, days', bottom), ...rows.map(makerRow)].join('\n');
  return [
    smallSheet({
      file: 'makers.svg',
      height: bottom + 10,
      title: 'Price and lead time of each maker',
      description: 'One row for each maker with its price in USD and its lead time in days. The values are in the table of makers.',
      body,
    }),
  ];
}
