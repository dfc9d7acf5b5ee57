import { readTable } from '../tables/readTable';
import { ink, label, weight, type Drawing } from '../svg';
import type { Point } from '../point';
import { smallSheet } from '../smallSheet';
import { legend, linesOf, wires } from './wires';
import { stopBox } from './stopBox';

const size = 24;
const pitch = 44;
const top = 210;
const hubs = { A: 150, B: 380 } as const;
const hubWidth = 66;
const stopY = 590;

const panel = (x: number, y: number, w: number, h: number, fill = '#fff'): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="10" fill="${fill}" stroke-width="${weight.outline}"/>`;

/** Way of each line from its slot, by the name of the place it leads to. */
function wayOf(hub: 'A' | 'B', slot: number, to: string): Point[] {
  const y = top + (slot - 0.5) * pitch;
  const out = hub === 'A' ? hubs.A : hubs.B + hubWidth;
  const sign = hub === 'A' ? -1 : 1;
  if (to === 'emergency stop')
    return [
      [out, y],
      [out + sign * 40, y],
      [out + sign * 40, stopY],
    ];
  if (to === 'CAN adapter')
    return [
      [out, y],
      [out + sign * 164, y],
      [out + sign * 164, 120],
    ];
  if (to.startsWith('hub'))
    return [
      [hubs.A + hubWidth, y],
      [hubs.B, y],
    ];
  if (to.startsWith('motor') || to === 'upper arm')
    return [
      [out, y],
      [out + sign * (to === 'upper arm' ? 32 : 56), y],
    ];
  throw new Error(`content/data/two-supplies-slots.csv: figures/wiring/twoSupplies.ts knows no way to "${to}".`);
}

/** Two supplies on one arm: one for J1 and J2, one for the rest; one CAN bus through both hubs. */
export function twoSupplies(): Drawing {
  const rows = readTable('two-supplies-slots');
  const drawn = rows.map((row) => {
    const hub = row.text('hub') as 'A' | 'B'; // the table's declaration allows no other text
    const to = row.text('leads_to');
    const path = wayOf(hub, row.number('slot'), to);
    const end = path[path.length - 1]!; // every way has two points or more
    const side = to.startsWith('motor') ? label(end[0] - 8, end[1] + 8, to.replace('motor ', ''), { size, anchor: 'end' }) : '';
    const arm = to === 'upper arm' ? label(end[0] + 8, end[1] + 8, 'J3 to J8', { size, anchor: 'start' }) : '';
    return wires(path, linesOf(row.text('wires')), 9) + side + arm;
  });
  const used = (hub: string, slot: number): boolean => rows.some((row) => row.text('hub') === hub && row.number('slot') === slot);
  const bodies = (['A', 'B'] as const).map((hub) =>
    [
      label(hubs[hub] + hubWidth / 2, top - 22, `Hub ${hub}`, { size }),
      panel(hubs[hub], top - 8, hubWidth, 6 * pitch + 16, ink.accentSoft),
      ...[1, 2, 3, 4, 5, 6].map((slot) => {
        const y = top + (slot - 1) * pitch + 4;
        return `<rect x="${hubs[hub] + 8}" y="${y}" width="${hubWidth - 16}" height="${pitch - 8}" rx="4" fill="#fff"/>${label(hubs[hub] + hubWidth / 2, y + 26, `${slot}`, { size, ...(used(hub, slot) ? {} : { colour: ink.soft }) })}`;
      }),
    ].join(''),
  );
  const [left, right] = [hubs.A - 40, hubs.B + hubWidth + 40];
  return smallSheet({
    file: 'wiring-two-supplies.svg',
    height: 810,
    title: 'Two power supplies on one arm',
    description: rows
      .map((row) => `Hub ${row.text('hub')} slot ${row.number('slot')}: ${row.text('wires')} to ${row.text('leads_to')}`)
      .join('; '),
    body: [
      legend(16, 26, ['power', 'CAN', 'USB'], size, 150),
      wires(
        [
          [460, 91],
          [330, 91],
        ],
        ['USB'],
      ),
      label(16, 84, 'Scheme of', { size, anchor: 'start', colour: ink.accent }),
      label(16, 112, 'one arm', { size, anchor: 'start', colour: ink.accent }),
      panel(210, 64, 120, 54) + label(270, 100, 'PC', { size }),
      panel(440, 64, 184, 54) + label(532, 100, 'CAN adapter', { size }),
      ...drawn,
      ...bodies,
      label(298, 306, 'CAN only', { size, colour: ink.accent }),
      `<path d="M278 384L318 424M318 384L278 424" stroke="${ink.danger}" stroke-width="5"/>`,
      label(298, 458, 'never join', { size, colour: ink.danger }),
      label(298, 488, '24 V rails', { size, colour: ink.danger }),
      ...[left, right].map((x) =>
        wires(
          [
            [x, stopY + 80],
            [x, 716],
          ],
          ['power'],
        ),
      ),
      stopBox(60, stopY, 520, 80, { size, inset: 64 }),
      ...[
        [16, 'for J1 and J2'],
        [336, 'for J3 to J8'],
      ].map(
        ([x, text]) =>
          panel(Number(x), 716, 288, 78) +
          label(Number(x) + 144, 749, 'Supply, 24 V, 15 A', { size }) +
          label(Number(x) + 144, 779, String(text), { size }),
      ),
    ].join('\n'),
  });
}
