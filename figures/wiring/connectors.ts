import { ink, label, type Drawing } from '../svg';
import { smallSheet } from '../smallSheet';
import type { TableRow } from '../tables/tableRow';
import { gh, xt30, xt30Plus } from './connectorFaces';
import { rowWith, type WiringTables } from './wiringTables';

const size = 24;
const left = 24;

/** Sockets in the order of the drawing: name in socket-pins.csv, its face, and what the reader must not do. */
const shown: readonly { socket: string; face: (marks: readonly string[], y: number) => string; danger?: string }[] = [
  { socket: 'motor port', face: (marks, y) => xt30Plus(left, y, 'male', [marks[3] ?? '', marks[2] ?? '']) },
  { socket: 'hub slot', face: (_marks, y) => xt30Plus(left, y, 'male', ['L', 'H']) },
  { socket: 'motor power port', face: (_marks, y) => xt30(left + 30, y, 'male') },
  { socket: 'motor CAN port', face: (marks, y) => gh(left + 44, y, marks) },
  { socket: 'debug port', face: (marks, y) => gh(left + 28, y, marks), danger: 'not for the arm: leave empty' },
];

/** One socket: its face, what it is found on, and what each mark means. */
function row(socket: TableRow, pins: readonly TableRow[], face: string, y: number, danger?: string): string {
  const signals = pins.map((pin) => {
    const [mark, signal] = [pin.text('mark'), pin.text('signal')];
    return [mark === signal ? '' : mark, signal, pin.text('wire_colour')].filter(Boolean).join(' ');
  });
  const half = Math.ceil(signals.length / 2);
  const lines = danger ? [danger, signals.join(', ')] : [signals.slice(0, half).join(', '), signals.slice(half).join(', ')];
  const x = 262;
  return [
    `<path d="M16 ${y}H624" stroke="${ink.faint}"/>`,
    face,
    label(x, y + 36, socket.label('connector'), { size, anchor: 'start', ...(danger ? { colour: ink.danger } : {}) }),
    label(x, y + 66, socket.label('device'), { size, anchor: 'start' }),
    ...lines.map((text, index) =>
      label(x, y + 100 + index * 29, text, { size, anchor: 'start', ...(danger && index === 0 ? { colour: ink.danger } : {}) }),
    ),
  ].join('\n');
}

/** Faces of the sockets that the plugs meet, looking into them. */
export function connectors(tables: WiringTables): Drawing {
  const step = 152;
  const rows = shown.map(({ socket, face, danger }, index) => {
    const first = rowWith(tables['socket-pins'], 'socket', socket, 'socket');
    const pins = tables['socket-pins'].filter((pin) => pin.text('socket') === socket);
    const y = 8 + index * step;
    return row(
      first,
      pins,
      face(
        pins.map((pin) => pin.text('mark')),
        y + 34,
      ),
      y,
      danger,
    );
  });
  return smallSheet({
    file: 'wiring-connectors.svg',
    height: 8 + shown.length * step,
    title: 'Sockets of motors and hub board, looking into them',
    description: shown.map(({ socket }) => socket).join(', '),
    body: rows.join('\n'),
  });
}
