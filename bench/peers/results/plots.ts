import { escapeText } from '../../../src/model/escape';
import type { Summary } from './summary';

/** A bar in a plot. */
interface Bar {
  readonly label: string;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** This site's bars have the colour that stands out. */
  readonly own: boolean;
}

const size = { width: 760, label: 210, value: 90, row: 22, title: 34, gap: 18 } as const;

/** Colours that can be read on white and on black; a picture follows the system. */
const styles = `text{font:13px system-ui,sans-serif;fill:#1f2328}.title{font-weight:600}.bar{fill:#8c959f}.own{fill:#bc4c00}.spread{stroke:#1f2328;stroke-width:1.5}
@media (prefers-color-scheme:dark){text{fill:#e6edf3}.bar{fill:#6e7681}.own{fill:#f0883e}.spread{stroke:#e6edf3}}`;

const short = (value: number): string => String(Number(value.toPrecision(3)));

function barRow({ label, median, min, max, own }: Bar, y: number, most: number): string {
  const room = size.width - size.label - size.value;
  const x = (value: number): number => Number((size.label + (most > 0 ? (value / most) * room : 0)).toFixed(1));
  const middle = y + size.row / 2;
  return [
    `<text x="${size.label - 8}" y="${middle + 4}" text-anchor="end">${escapeText(label)}</text>`,
    `<rect class="bar${own ? ' own' : ''}" x="${size.label}" y="${y + 3}" width="${Math.max(1, Number((x(median) - size.label).toFixed(1)))}" height="${size.row - 6}"/>`,
    max > min ? `<path class="spread" d="M${x(min)} ${middle}H${x(max)}"/>` : '',
    `<text x="${Math.max(x(median), x(max)) + 6}" y="${middle + 4}">${short(median)}</text>`,
  ].join('');
}

/** Bars of several measures below each other, each measure with a scale of its own; a line over a bar goes from the least to the greatest value. */
export function plot(title: string, groups: readonly { readonly title: string; readonly bars: readonly Bar[] }[]): string {
  let y = 0;
  const parts = groups.map(({ title: heading, bars }) => {
    const most = Math.max(...bars.map(({ max }) => max), 0);
    const top = `<text class="title" x="0" y="${y + 20}">${escapeText(heading)}</text>`;
    y += size.title;
    const rows = bars.map((bar) => {
      const row = barRow(bar, y, most);
      y += size.row;
      return row;
    });
    y += size.gap;
    return top + rows.join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${y}" width="${size.width}" height="${y}" role="img"><title>${escapeText(title)}</title><style>${styles}</style>${parts.join('\n')}</svg>\n`;
}

/** Bars of one measure, in the order of the sites. */
export const barsOf = (
  summaries: readonly Summary[],
  measure: string,
  sites: readonly { name: string; label: string }[],
  own: string,
): Bar[] =>
  sites.flatMap(({ name, label }) => {
    const row = summaries.find((summary) => summary.measure === measure && summary.site === name);
    return row ? [{ label, median: row.median, min: row.min, max: row.max, own: name === own }] : [];
  });
