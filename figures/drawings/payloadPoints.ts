import { drawing, ink, label, weight, type Drawing } from '../svg';
import { readTable } from '../tables/readTable';

/** Load points as the table names them in its columns, the nearest to the shoulder first. */
const points = [
  { name: 'Wrist', column: 'wrist_rated_percent', fill: ink.accent },
  { name: 'Flange', column: 'flange_rated_percent', fill: '#5fb7c4' },
  { name: 'Tool centre', column: 'tool_rated_percent', fill: ink.accentSoft },
] as const;

/** Places in px: left and right end of the axis, its height, and the height of 100 %. */
const plot = { left: 66, right: 502, bottom: 240, top: 66 } as const;
const bar = { width: 30, apart: 34 } as const;

const heightOf = (percent: number): number => ((plot.bottom - plot.top) * percent) / 100;

/** A small percentage is told with one decimal, as it would be 0 without. */
const told = (percent: number): string => `${percent < 10 ? percent.toFixed(1) : Math.round(percent)}`;

function group(row: ReturnType<typeof readTable>[number], middle: number): string {
  const bars = points.map(({ column, fill }, index) => {
    const percent = row.number(column);
    const x = middle + (index - 1) * bar.apart - bar.width / 2;
    const top = plot.bottom - heightOf(percent);
    return [
      `<rect x="${x}" y="${top}" width="${bar.width}" height="${heightOf(percent)}" fill="${fill}" stroke="${ink.accent}" stroke-width="${weight.edge}"/>`,
      label(x + bar.width / 2, top - 7, told(percent), { size: 15 }),
    ].join('');
  });
  return [...bars, label(middle, plot.bottom + 24, row.label('payload_kg'), { size: 18 })].join('\n');
}

/** Share of all poses that stay within rated torque, for each load and each point where it hangs. */
export function draw(): Drawing[] {
  const rows = readTable('payload-poses');
  const step = (plot.right - plot.left) / rows.length;
  const key = points.map(({ name, fill }, index) => {
    const x = plot.left + index * 125;
    return `<rect x="${x}" y="14" width="20" height="20" fill="${fill}" stroke="${ink.accent}" stroke-width="${weight.edge}"/>${label(x + 28, 30, name, { size: 18, anchor: 'start' })}`;
  });
  return [
    drawing({
      file: 'payload-points.svg',
      width: 510,
      height: 276,
      title: 'Poses within rated torque, in %',
      description: rows
        .map(
          (row) =>
            `${row.number('payload_kg')} kg: ${points.map(({ name, column }) => `${name} ${told(row.number(column))} %`).join(', ')}`,
        )
        .join('; '),
      body: [
        ...key,
        `<path d="M${plot.left} ${plot.bottom}H${plot.right}" stroke="${ink.line}" stroke-width="${weight.edge}"/>`,
        label(plot.left - 8, plot.top + 6, '100 %', { size: 16, anchor: 'end' }),
        label(plot.left - 8, plot.bottom + 6, '0', { size: 16, anchor: 'end' }),
        ...rows.map((row, index) => group(row, plot.left + step * (index + 0.5))),
      ].join('\n'),
    }),
  ];
}
