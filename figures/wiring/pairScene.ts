import { ink, label, weight } from '../svg';
import { linesOf, wires, type Point } from './wires';
import { rowWith, type WiringTables } from './wiringTables';
import { trueColour } from '../trueColours';
import { stopBox } from './stopBox';

/** What stands in the drawing of a pair of arms. */
export type Thing =
  'hubs' | 'supplies' | 'stop' | 'supply leads' | 'stop leads' | 'extension' | 'mains' | 'adapter' | 'communication' | 'PC';

/** Size of the drawing; the upper part holds adapter and PC. */
export const pairSize = { width: 640, upper: 254, lower: 572 } as const;

const size = 24;
const arms = ['right', 'left'] as const;
const hubX = { right: 138, left: 440 } as const;
const outer = { right: 74, left: 566 } as const;
const hubTop = 52;
const pitch = 34;
const slotY = (slot: number): number => hubTop + (slot - 0.5) * pitch;
const rows = { stop: 340, supply: 484 } as const;
const supplyX = { right: 16, left: 336 } as const;

const panel = (x: number, y: number, w: number, h: number, fill = '#fff'): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="10" fill="${fill}" stroke-width="${weight.outline}"/>`;

const slotOf = (tables: WiringTables, cable: string): number =>
  rowWith(tables['hub-slots'], 'cable', cable, 'cable in a slot').number('slot');
const carries = (tables: WiringTables, cable: string): ReturnType<typeof linesOf> =>
  linesOf(rowWith(tables['wiring-cables'], 'cable', cable, 'cable').text('carries'));
const number = (tables: WiringTables, cable: string): string =>
  rowWith(tables['wiring-cables'], 'cable', cable, 'cable').text('drawing_no');
const both = (draw: (arm: (typeof arms)[number], edge: number, out: 1 | -1) => string): string =>
  arms.map((arm) => draw(arm, hubX[arm] + (arm === 'right' ? 0 : 62), arm === 'right' ? -1 : 1)).join('');

function hub(arm: (typeof arms)[number]): string {
  const x = hubX[arm];
  const slots = Array.from(
    { length: 6 },
    (_, index) =>
      `<rect x="${x + 8}" y="${hubTop + index * pitch + 4}" width="46" height="${pitch - 8}" rx="4" fill="#fff"/>${label(x + 31, hubTop + index * pitch + 25, `${index + 1}`, { size: 22, bold: true })}`,
  );
  return (
    label(arm === 'right' ? x : x + 62, hubTop - 22, `${arm} arm`, { size, bold: true, anchor: arm === 'right' ? 'start' : 'end' }) +
    panel(x, hubTop - 8, 62, 6 * pitch + 16, ink.accentSoft) +
    slots.join('')
  );
}

/** How each thing is drawn. Its lines come from the tables: what a cable carries, and the slot that it goes into. */
const things: Readonly<Record<Thing, (tables: WiringTables) => string>> = {
  hubs: () => arms.map(hub).join(''),
  extension: (tables) =>
    both((arm, edge, out) => {
      const y = slotY(slotOf(tables, 'Extension'));
      const text = label(outer[arm] - out * 16, 306, number(tables, 'Extension'), { size, anchor: out < 0 ? 'start' : 'end' });
      return (
        wires(
          [
            [edge, y],
            [outer[arm], y],
            [outer[arm], 288],
          ],
          ['power'],
        ) +
        `<rect x="${outer[arm] - 11}" y="270" width="22" height="22" rx="4" fill="${trueColour.black}"/>` +
        text
      );
    }),
  'stop leads': () =>
    both((arm) =>
      wires(
        [
          [outer[arm], 292],
          [outer[arm], rows.stop],
        ],
        ['power'],
      ),
    ),
  stop: () =>
    [
      stopBox(16, rows.stop, 608, 84, { size, inset: 80 }),
      `<path d="M${outer.right} ${rows.stop}V${rows.stop + 84}M${outer.left} ${rows.stop}V${rows.stop + 84}" stroke="${trueColour.red}" stroke-width="2" stroke-dasharray="3 5"/>`,
    ].join(''),
  'supply leads': (tables) =>
    both((arm) =>
      wires(
        [
          [outer[arm], rows.stop + 84],
          [outer[arm], rows.supply],
        ],
        carries(tables, 'Supply lead'),
      ),
    ),
  supplies: () =>
    arms
      .map(
        (arm) =>
          panel(supplyX[arm], rows.supply, 288, 74) +
          label(supplyX[arm] + 144, rows.supply + 32, 'Power supply', { size, bold: true }) +
          label(supplyX[arm] + 144, rows.supply + 61, `${arm} arm, 24 V, 15 A`, { size }),
      )
      .join(''),
  mains: () =>
    arms
      .map(
        (arm) =>
          `<path d="M${supplyX[arm] + 144} ${rows.supply + 74}v26" stroke-width="3"/>` +
          label(supplyX[arm] + 160, rows.supply + 98, 'mains', { size: 22, anchor: 'start' }),
      )
      .join(''),
  communication: (tables) =>
    both((_arm, edge, out) => {
      const y = slotY(slotOf(tables, 'Communication'));
      const x = edge + out * 34;
      const path: Point[] = [
        [edge, y],
        [x, y],
        [x, -92],
      ];
      return (
        wires(path, carries(tables, 'Communication')) +
        label(x - out * 12, -58, number(tables, 'Communication'), { size, anchor: out < 0 ? 'start' : 'end' })
      );
    }),
  adapter: () =>
    [
      panel(66, -150, 508, 56),
      label(320, -114, 'CAN adapter', { size, bold: true }),
      ...arms.map((arm) =>
        label(arm === 'right' ? 84 : 556, -114, arm === 'right' ? 'CAN0' : 'CAN1', { size, anchor: arm === 'right' ? 'start' : 'end' }),
      ),
    ].join(''),
  PC: (tables) =>
    [
      wires(
        [
          [320, -190],
          [320, -150],
        ],
        carries(tables, 'USB'),
      ),
      label(336, -164, 'USB', { size, anchor: 'start' }),
      panel(220, -246, 200, 54),
      label(320, -210, 'PC', { size, bold: true }),
    ].join(''),
};

const depth: readonly Thing[] = [
  'mains',
  'supply leads',
  'stop leads',
  'extension',
  'communication',
  'PC',
  'supplies',
  'stop',
  'hubs',
  'adapter',
];

/** A pair of arms with some of its things: new ones in full colour, what is there already pale. */
export function pairScene(tables: WiringTables, shown: { fresh: readonly Thing[]; built?: readonly Thing[] }): string {
  const { fresh, built = [] } = shown;
  return depth
    .flatMap((thing) => {
      if (fresh.includes(thing)) return [things[thing](tables)];
      return built.includes(thing) ? [`<g opacity="0.42">${things[thing](tables)}</g>`] : [];
    })
    .join('\n');
}
