import { readTable } from '../tables/readTable';
import { drawing, ink, label, weight, type Drawing } from '../svg';
import type { TableRow } from '../tables/tableRow';
import type { Point } from '../point';
import { slotOf } from './hubSlot';
import { lookedAt, page } from './pairView';
import { stopBox } from './stopBox';
import { rating } from './supplyUnit';
import { legend, linesOf, wires } from './wires';
import { rowWith, type WiringTables } from './wiringTables';

const { size, width } = page;
const rows = { pc: 60, adapter: 134, port: 160, name: 206, hub: 244, stop: 432, supply: 520, mains: 602, key: 654 } as const;
const hub = { x: 26, width: 30, pitch: 24 } as const;
const motor = { x: 74, width: 38 } as const;
const stopHeight = 52;

/** Left edge of the column of one arm; the two pairs stand a little apart. */
const columnOf = (index: number): number => 4 + index * 116 + (index > 1 ? 8 : 0);
const columnWidth = 112;

const panel = (x: number, y: number, w: number, h: number, fill = '#fff'): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="${fill}" stroke-width="${weight.outline}"/>`;

const slotY = (slot: number): number => rows.hub + (slot - 0.5) * hub.pitch;
const carries = (tables: WiringTables, cable: string): ReturnType<typeof linesOf> =>
  linesOf(rowWith(tables['wiring-cables'], 'cable', cable, 'cable').text('carries'));

/** Slots of a hub that feed motors, and the lines to these motors. */
function motors(tables: WiringTables, x: number): string {
  const fed = tables['hub-slots'].filter((slot) => slot.text('leads_to').startsWith('motor'));
  return fed
    .map((slot) => {
      const y = slotY(slot.number('slot'));
      const [first = '', last] = slot
        .text('leads_to')
        .replace(/^motors? /, '')
        .split(' to ');
      const words = last ? [first, 'to', last] : [first];
      const height = last ? 62 : 20;
      const top = y - 10;
      return [
        wires(
          [
            [x + hub.x + hub.width, y],
            [x + motor.x, y],
          ],
          carries(tables, slot.text('cable')),
          8,
        ),
        panel(x + motor.x, top, motor.width, height),
        ...words.map((word, index) => label(x + motor.x + motor.width / 2, y + 5 + index * 19, word, { size })),
      ].join('');
    })
    .join('');
}

/** One arm: its port on the adapter above, hub and motors, and the way of its power below. */
function arm(tables: WiringTables, channel: TableRow, index: number): string {
  const x = columnOf(index);
  const [communication, extension] = [slotY(slotOf(tables, 'Communication')), slotY(slotOf(tables, 'Extension'))];
  const toHub: Point[] = [
    [x + 16, rows.port],
    [x + 16, communication],
    [x + hub.x, communication],
  ];
  const toStop: Point[] = [
    [x + hub.x, extension],
    [x + 6, extension],
    [x + 6, rows.stop],
  ];
  const slots = tables['hub-slots'].map((slot) => {
    const y = slotY(slot.number('slot'));
    return `<rect x="${x + hub.x + 5}" y="${y - 9}" width="${hub.width - 10}" height="18" rx="3" fill="#fff"/>${label(x + hub.x + hub.width / 2, y + 5, `${slot.number('slot')}`, { size })}`;
  });
  return [
    wires(toHub, carries(tables, 'Communication')),
    wires(toStop, ['power']),
    wires(
      [
        [x + 56, rows.stop + stopHeight],
        [x + 56, rows.supply],
      ],
      carries(tables, 'Supply lead'),
    ),
    panel(x, rows.port, 54, 24) + label(x + 27, rows.port + 17, channel.label('adapter_port'), { size }),
    label(x + 24, rows.name, channel.label('interface'), { size: 15, colour: ink.accent, anchor: 'start' }),
    label(x + 24, rows.name + 20, channel.label('arm'), { size, anchor: 'start' }),
    motors(tables, x),
    panel(x + hub.x, rows.hub - 6, hub.width, tables['hub-slots'].length * hub.pitch + 12, ink.accentSoft),
    ...slots,
    panel(x, rows.supply, columnWidth, 54),
    label(x + columnWidth / 2, rows.supply + 23, 'Supply', { size }),
    label(x + columnWidth / 2, rows.supply + 43, rating(), { size }),
    `<path d="M${x + 56} ${rows.supply + 54}V${rows.mains}" stroke-width="3"/>`,
  ].join('\n');
}

/** What two arms share: adapter, USB and emergency stop. */
function pair(tables: WiringTables, adapter: string, index: number): string {
  const first = columnOf(index * 2);
  const last = columnOf(index * 2 + 1) + columnWidth;
  const middle = (first + last) / 2;
  const from = width / 2 + (index === 0 ? -40 : 40);
  const usb: Point[] = [
    [from, rows.pc + 38],
    [from, rows.pc + 54],
    [middle, rows.pc + 54],
    [middle, rows.adapter],
  ];
  return [
    wires(usb, carries(tables, 'USB')),
    panel(first, rows.adapter, last - first, 40),
    label(middle, rows.adapter + 19, adapter, { size }),
    stopBox(first, rows.stop, last - first, stopHeight, { size, inset: 8 }),
  ].join('\n');
}

/** Which cable goes into which slot. */
function slotKey(tables: WiringTables): string {
  const used = [...new Set(tables['hub-slots'].map((slot) => slot.text('cable')).filter(Boolean))];
  return used
    .map((name, index) => {
      const slots = tables['hub-slots'].filter((slot) => slot.text('cable') === name).map((slot) => slot.number('slot'));
      const cable = rowWith(tables['wiring-cables'], 'cable', name, 'cable');
      const [x, y] = [4 + (index % 2) * 236, rows.key + Math.floor(index / 2) * 24];
      return (
        label(x, y, `Slot ${slots.join(', ')}`, { size, anchor: 'start' }) +
        label(x + 72, y, `${cable.label('drawing_no')}, ${cable.label('cable')}`, { size, anchor: 'start' })
      );
    })
    .join('');
}

/** The whole system on one sheet: PC, adapters, four hubs with their motors, emergency stops, supplies; each pair from behind, its left arm at the left. */
export function system(tables: WiringTables): Drawing {
  const channels = readTable('can-channels');
  const adapters = [...new Set(channels.map((channel) => channel.text('adapter')))];
  const shown = adapters.flatMap((adapter) =>
    ['left', 'right'].flatMap((side) => channels.filter((channel) => channel.text('adapter') === adapter && channel.text('side') === side)),
  );
  return drawing({
    file: 'wiring-system.svg',
    width,
    height: rows.key + 60,
    title: 'Wiring of a leader pair and a follower pair',
    description: shown.map((channel) => `${channel.label('interface')}: ${channel.label('arm')}`).join('; '),
    body: [
      legend(8, 16, ['power', 'CAN', 'USB'], size, 132),
      lookedAt(8, 48, 'each pair from behind'),
      ...adapters.map((adapter, index) => pair(tables, adapter, index)),
      ...shown.map((channel, index) => arm(tables, channel, index)),
      panel(width / 2 - 60, rows.pc, 120, 38) + label(width / 2, rows.pc + 25, 'PC', { size: 15 }),
      panel(4, rows.mains, width - 8, 28) + label(width / 2, rows.mains + 19, 'mains', { size }),
      slotKey(tables),
    ].join('\n'),
  });
}
