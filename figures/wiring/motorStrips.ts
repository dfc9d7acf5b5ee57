import { ink, label, weight, type Drawing } from '../svg';
import { smallSheet } from '../smallSheet';
import { rowWith, type WiringTables } from './wiringTables';
import { trueColour } from '../trueColours';

const size = 24;

/** Sockets of a port strip from top to bottom, by their name in socket-pins.csv, with the marks as they read from the top. */
const strips: readonly { title: string; where: readonly string[]; sockets: readonly [socket: string, marks: readonly string[]][] }[] = [
  {
    title: 'J2, right arm',
    where: ['strip on the', 'body side'],
    sockets: [
      ['motor CAN port', ['H L']],
      ['motor power port', ['+', '−']],
      ['debug port', ['G R T']],
    ],
  },
  {
    title: 'J2, left arm',
    where: ['upside', 'down'],
    sockets: [
      ['debug port', ['G R T']],
      ['motor power port', ['−', '+']],
      ['motor CAN port', ['H L']],
    ],
  },
  {
    title: 'J1, right arm',
    where: ['strip faces the', 'front, at the post'],
    sockets: [
      ['debug port', ['G R T']],
      ['motor power port', ['XT30']],
      ['motor CAN port', ['CAN']],
    ],
  },
];

const look: Readonly<Record<string, { fill: string; text: string; name: string; height: number }>> = {
  'motor CAN port': { fill: ink.accentSoft, text: ink.line, name: 'CAN', height: 66 },
  'motor power port': { fill: trueColour.yellow, text: trueColour.black, name: 'power', height: 104 },
  'debug port': { fill: 'none', text: ink.soft, name: 'debug', height: 66 },
};

function strip({ title, where, sockets }: (typeof strips)[number], x: number, tables: WiringTables): string {
  let y = 66;
  const blocks = sockets.map(([socket, marks]) => {
    rowWith(tables['socket-pins'], 'socket', socket, 'socket');
    const style = look[socket];
    if (!style) throw new Error(`figures/wiring/motorStrips.ts cannot draw the socket "${socket}".`);
    const top = y;
    y += style.height + 14;
    const empty = socket === 'debug port';
    const first = top + style.height / 2 - ((marks.length - 1) * 40) / 2 + 9;
    return [
      `<rect x="${x + 50}" y="${top}" width="100" height="${style.height}" rx="6" fill="${style.fill}" stroke="${empty ? ink.soft : ink.line}" stroke-width="${weight.outline}"/>`,
      empty
        ? `<path class="strike" d="M${x + 56} ${top + style.height - 6}L${x + 144} ${top + 6}" stroke="${ink.danger}" stroke-width="3"/>`
        : '',
      ...marks.map((mark, index) => label(x + 100, first + index * 40, mark, { size: 26, colour: style.text })),
    ].join('');
  });
  return [
    label(x + 100, 34, title, { size }),
    `<rect x="${x + 36}" y="50" width="128" height="${y - 50}" rx="12" stroke-width="${weight.outline}"/>`,
    ...blocks,
    ...where.map((text, index) => label(x + 100, y + 34 + index * 29, text, { size: 22 })),
  ].join('\n');
}

/** Port strips of the motors J1 and J2 as they stand on the arm: which socket takes which plug, and which stays empty. */
export function motorStrips(tables: WiringTables): Drawing {
  return smallSheet({
    file: 'wiring-motor-strips.svg',
    height: 470,
    title: 'Port strips of the motors J1 and J2',
    description: strips.map(({ title, sockets }) => `${title}: ${sockets.map(([socket]) => socket).join(', ')}`).join('; '),
    body: [
      ...strips.map((each, index) => strip(each, 8 + index * 212, tables)),
      `<path d="M24 450L44 436" stroke="${ink.danger}" stroke-width="3"/>`,
      label(56, 452, 'G R T is the debug socket: leave it empty', { size, anchor: 'start', colour: ink.danger }),
    ].join('\n'),
  });
}
