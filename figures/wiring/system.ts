import { readTable } from '../tables/readTable';
import { drawing, ink, label, weight, type Drawing } from '../svg';
import type { TableRow } from '../tables/tableRow';
import { armChain, slotPoint, type ChainLayout } from './armChain';
import { legend, linesOf, wires, type Point } from './wires';
import { rowWith, type WiringTables } from './wiringTables';
import { stopBox } from './stopBox';

const width = 1000;
const height = 1500;
const size = 22;
const rows = { pc: 76, adapter: 196, port: 262, arm: 360, hub: 384, stop: 1036, supply: 1186, mains: 1316 } as const;

/** Left edge of the column of one arm; the two pairs stand a little apart. */
const columnOf = (index: number): number => 14 + index * 240 + (index > 1 ? 16 : 0);
const chainOf = (x: number): ChainLayout => ({
  hub: { x: x + 56, y: rows.hub, width: 46, pitch: 40 },
  motor: { x: x + 172, y: rows.hub - 6, width: 58, height: 56, pitch: 76 },
  size,
  gap: 8,
  detail: false,
});

const panel = (x: number, y: number, w: number, h: number, fill = '#fff'): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="10" fill="${fill}" stroke-width="${weight.outline}"/>`;

/** Slot of the hub that a cable goes into. */
const slotWith = (tables: WiringTables, cable: string): number =>
  rowWith(tables['hub-slots'], 'cable', cable, 'cable in a slot').number('slot');
const carries = (tables: WiringTables, cable: string): ReturnType<typeof linesOf> =>
  linesOf(rowWith(tables['wiring-cables'], 'cable', cable, 'cable').text('carries'));

/** Cable numbers beside the lines of one arm; J1 and J2 have no room for theirs, the key below names them. */
const numbers = (tables: WiringTables, x: number): string[] =>
  (
    [
      ['Communication', x + 224, rows.arm - 44, 'end'],
      ['Extension', x + 26, 940, 'start'],
      ['J3-J4', x + 116, 662, 'end'],
      ['J4-J7', x + 120, 714, 'end'],
      ['J7-J8', x + 146, 914, 'end'],
    ] as const
  ).map(([cable, at, y, anchor]) =>
    label(at, y, rowWith(tables['wiring-cables'], 'cable', cable, 'cable').text('drawing_no'), { size, anchor }),
  );

/** One arm: its port on the adapter above, hub and motors, and the way of its power below. */
function arm(tables: WiringTables, channel: TableRow, index: number): string {
  const x = columnOf(index);
  const chain = chainOf(x);
  const communication = slotPoint(chain, slotWith(tables, 'Communication'))[1];
  const extension = slotPoint(chain, slotWith(tables, 'Extension'))[1];
  const portX = x + 36;
  const feedX = x + 16;
  const supplyX = x + 60;
  const toHub: Point[] = [
    [portX, rows.port],
    [portX, communication],
    [chain.hub.x, communication],
  ];
  const fromStop: Point[] = [
    [chain.hub.x, extension],
    [feedX, extension],
    [feedX, rows.stop],
  ];
  return [
    wires(toHub, carries(tables, 'Communication')),
    wires(fromStop, ['power']),
    wires(
      [
        [supplyX, rows.stop + 84],
        [supplyX, rows.supply],
      ],
      carries(tables, 'Supply lead'),
    ),
    label(x + 54, rows.arm - 44, channel.text('interface'), { size: 26, bold: true, colour: ink.accent, anchor: 'start' }),
    label(x + 54, rows.arm - 12, channel.text('arm'), { size: 24, bold: true, anchor: 'start' }),
    panel(portX - 32, rows.port - 26, 78, 38) + label(portX + 7, rows.port + 2, channel.text('adapter_port'), { size }),
    armChain(tables, chain),
    ...numbers(tables, x),
    panel(x + 6, rows.supply, 218, 78),
    label(x + 115, rows.supply + 33, 'Power supply', { size, bold: true }),
    label(x + 115, rows.supply + 62, '24 V, 15 A', { size }),
    `<path d="M${supplyX} ${rows.supply + 78}V${rows.mains}" stroke-width="2"/>`,
  ].join('\n');
}

/** What two arms share: adapter, USB and emergency stop. */
function pair(channels: readonly TableRow[], index: number): string {
  const first = columnOf(index * 2);
  const last = columnOf(index * 2 + 1) + 224;
  const middle = (first + last) / 2;
  const usb: Point[] = [
    [width / 2 + (index === 0 ? -60 : 60), rows.pc + 56],
    [width / 2 + (index === 0 ? -60 : 60), rows.pc + 86],
    [middle, rows.pc + 86],
    [middle, rows.adapter],
  ];
  return [
    wires(usb, ['USB']),
    panel(first, rows.adapter, last - first, 52),
    label(middle, rows.adapter + 34, channels[index * 2]?.text('adapter') ?? '', { size: 24, bold: true }),
    stopBox(first, rows.stop, last - first, 84, { size: 24, inset: 36 }),
  ].join('\n');
}

/** Which cable has which number. */
const cableKey = (tables: WiringTables): string =>
  tables['wiring-cables']
    .filter((row) => row.text('drawing_no'))
    .map((row, index) => {
      const [x, y] = [16 + (index % 2) * 500, rows.mains + 92 + Math.floor(index / 2) * 34];
      return (
        label(x, y, row.text('drawing_no'), { size, bold: true, anchor: 'start' }) +
        label(x + 72, y, `${row.text('from')} to ${row.text('to')}`, { size, anchor: 'start' })
      );
    })
    .join('');

/** The whole system on one sheet: PC, adapters, four arms with hub and motors, emergency stops, supplies. */
export function system(tables: WiringTables): Drawing {
  const channels = readTable('can-channels');
  return drawing({
    file: 'wiring-system.svg',
    width,
    height,
    title: 'Wiring of a leader pair and a follower pair',
    description: channels.map((channel) => `${channel.text('interface')}: ${channel.text('arm')}`).join('; '),
    body: [
      legend(16, 28, ['power', 'CAN', 'USB'], 24, 150),
      label(width - 16, 36, 'OpenArm 1.0, leader and follower', { size: 24, anchor: 'end' }),
      ...[0, 1].map((index) => pair(channels, index)),
      ...channels.map((channel, index) => arm(tables, channel, index)),
      panel(width / 2 - 110, rows.pc, 220, 56) + label(width / 2, rows.pc + 36, 'PC', { size: 26, bold: true }),
      panel(14, rows.mains, width - 28, 48) + label(width / 2, rows.mains + 32, 'mains', { size: 24, bold: true }),
      cableKey(tables),
    ].join('\n'),
  });
}
