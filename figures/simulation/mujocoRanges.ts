import { line } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { readTable } from '../tables/readTable';
import type { TableRow } from '../tables/tableRow';

const zero = 330;
/** Pixels per radian. */
const scale = 62;
const top = 58;
const step = 62;

/** Two bars for one joint: left arm above, right arm below. */
function bars(row: TableRow, index: number): string {
  const y = top + index * step;
  const bar = (side: 'left' | 'right', offset: number): string => {
    const from = zero + row.number(`${side}_min_rad`) * scale;
    const to = zero + row.number(`${side}_max_rad`) * scale;
    const fill = side === 'left' ? ink.accent : ink.accentSoft;
    return `<rect x="${from.toFixed(1)}" y="${y + offset}" width="${(to - from).toFixed(1)}" height="18" rx="4" fill="${fill}" stroke="${ink.accent}"/>`;
  };
  return `${label(40, y + 28, row.label('joint'), { size: 24 })}${bar('left', 0)}${bar('right', 22)}`;
}

/** Ranges of the joints of both arms around the zero pose. */
export function mujocoRanges(): Drawing {
  const rows = readTable('mujoco-joints');
  const foot = top + rows.length * step;
  const tick = (radians: number, text: string): string =>
    line(
      [
        [zero + radians * scale, top - 14],
        [zero + radians * scale, foot],
      ],
      { colour: radians === 0 ? ink.line : ink.faint, dashed: radians !== 0, width: 1.5 },
    ) + label(zero + radians * scale, foot + 26, text, { size: 22 });
  const key = (x: number, fill: string, text: string): string =>
    `<rect x="${x}" y="12" width="26" height="18" rx="4" fill="${fill}" stroke="${ink.accent}"/>${label(x + 36, 29, text, { size: 22, anchor: 'start' })}`;
  const body = [
    tick(-Math.PI, '−π'),
    tick(-Math.PI / 2, '−π/2'),
    tick(0, '0'),
    tick(Math.PI / 2, 'π/2'),
    tick(Math.PI, 'π rad'),
    key(140, ink.accent, 'left arm'),
    key(340, ink.accentSoft, 'right arm'),
    ...rows.map(bars),
  ].join('\n');
  return smallSheet({
    file: 'mujoco-ranges.svg',
    width: 580,
    height: foot + 40,
    title: 'Joint ranges of the two-arm MuJoCo model',
    description: 'Bars around zero for J1 to J7, left arm above right arm; J1 and J2 are mirror images, the others equal.',
    body,
  });
}
