import { readTable } from '../tables/readTable';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';

const width = 640;
const left = 20;
const boxWidth = width - 2 * left;
const gap = 34;

interface Layer {
  readonly title: string;
  readonly lines: readonly string[];
  readonly accent: boolean;
}

/** The three layers of the library between a program and the motors, from the table the page shows. */
function layers(): Layer[] {
  const library = readTable('can-library-layers').map((row) => {
    const names = row.list('classes');
    const lines = names.length > 3 ? [names.slice(0, 3), names.slice(3)] : [names];
    return { title: `${row.label('short_name')}: ${row.label('namespace')}`, lines: lines.map((line) => line.join(' · ')), accent: true };
  });
  return [
    { title: 'Your program', lines: ['C++ or Python'], accent: false },
    ...library,
    { title: 'Linux SocketCAN', lines: ['can0'], accent: false },
  ];
}

const heightOf = ({ lines }: Layer): number => 56 + 30 * lines.length;

function box(layer: Layer, y: number): string {
  const fill = layer.accent ? ink.accentSoft : 'none';
  const rect = `<rect x="${left}" y="${y}" width="${boxWidth}" height="${heightOf(layer)}" rx="8" fill="${fill}" stroke-width="${weight.outline}"/>`;
  const lines = layer.lines.map((line, index) => label(width / 2, y + 70 + 30 * index, line, { size: 23 }));
  return [rect, label(width / 2, y + 38, layer.title, { size: 25 }), ...lines].join('\n');
}

function arrow(x: number, from: number, to: number, text: string, anchor: 'start' | 'end'): string {
  const head = to > from ? -9 : 9;
  return `<path d="M${x} ${from}V${to}M${x - 6} ${to + head}L${x} ${to}L${x + 6} ${to + head}" stroke="${ink.accent}" stroke-width="${weight.outline}"/>
${label(anchor === 'start' ? x + 16 : x - 16, (from + to) / 2 + 7, text, { size: 23, anchor, colour: ink.accent })}`;
}

function between(y: number, first: boolean): string {
  const texts = first ? ['commands', 'states'] : ['', ''];
  return [arrow(190, y + 4, y + gap - 4, texts[0] ?? '', 'end'), arrow(450, y + gap - 4, y + 4, texts[1] ?? '', 'start')].join('\n');
}

function motors(y: number): string {
  const ids = readTable('motor-ids').map((row) => row.label('send_can_id_hex'));
  const pitch = boxWidth / ids.length;
  const bus = `<path d="M${left} ${y}H${left + boxWidth}" stroke-width="${weight.outline}"/>`;
  const each = ids.map((id, index) => {
    const x = left + pitch * (index + 0.5);
    return `<path d="M${x} ${y}v22"/><circle cx="${x}" cy="${y + 55}" r="33"/>${label(x, y + 63, id, { size: 23 })}`;
  });
  return [bus, ...each].join('\n');
}

/** Draws the layers of the openarm_can library. */
export function draw(): Drawing[] {
  let y = 16;
  const parts: string[] = [];
  layers().forEach((layer, index) => {
    parts.push(box(layer, y));
    y += heightOf(layer);
    parts.push(between(y, index === 0));
    y += gap;
  });
  parts.push(motors(y));
  return [
    smallSheet({
      file: 'can-library-layers.svg',
      width,
      height: y + 96,
      title: 'Layers of the openarm_can library',
      description: 'From top to bottom: your program, robot layer, motor protocol, CAN frames, Linux SocketCAN, eight motors on one bus.',
      body: parts.join('\n'),
    }),
  ];
}
