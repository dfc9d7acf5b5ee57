import { readTable } from '../tables/readTable';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';

const width = 640;
const left = 14;
const bit = (width - 2 * left) / 64;

/** A field of a frame: its name, how many bits it takes, and whether some senders leave it out. */
export interface FrameField {
  readonly name: string;
  readonly bits: number;
  readonly optional?: boolean;
}

function bytes(y: number): string {
  return Array.from({ length: 8 }, (_, index) => {
    const x = left + index * 8 * bit;
    return `<rect x="${x}" y="${y}" width="${8 * bit}" height="46" stroke="${ink.soft}"/>${label(x + 4 * bit, y + 31, String(index), { size: 23 })}`;
  }).join('\n');
}

/** Half a byte has room for a number without its unit, and for a small name. */
const sizeText = (bits: number): string => (bits < 8 ? String(bits) : `${bits} bit`);
const nameSize = (bits: number): number => (bits <= 8 ? 21 : 26);

function fields(y: number, all: readonly FrameField[]): string {
  let start = 0;
  const drawn = all.map(({ name, bits, optional = false }, index) => {
    const x = left + start * bit;
    start += bits;
    const fill = index % 2 === 0 ? ink.accentSoft : 'none';
    const middle = x + (bits * bit) / 2;
    const outline = optional ? `stroke="${ink.soft}" stroke-dasharray="8 6"` : `stroke-width="${weight.outline}"`;
    const svg = `<rect x="${x}" y="${y}" width="${bits * bit}" height="92" fill="${fill}" ${outline}/>
${label(middle, y + 40, name, { size: nameSize(bits) })}
${label(middle, y + 72, sizeText(bits), { size: 23 })}`;
    return { optional, svg };
  });
  // The outlines of the others lie over the dashes that they touch.
  return [...drawn.filter(({ optional }) => optional), ...drawn.filter(({ optional }) => !optional)].map(({ svg }) => svg).join('\n');
}

/** Draws how fields fill the eight bytes of a frame, in the order of their bits. */
export function byteMap(about: { file: string; title: string; description: string; fields: readonly FrameField[] }): Drawing {
  const size = about.fields.reduce((sum, { bits }) => sum + bits, 0);
  if (size !== 64) throw new Error(`${about.file}: the fields take ${size} bits, but a frame has 64.`);
  const body = [label(left, 28, 'Byte', { size: 23, anchor: 'start' }), bytes(42), fields(96, about.fields)].join('\n');
  const { file, title, description } = about;
  return smallSheet({ file, width, height: 204, title, description, body });
}

/** Draws how an MIT command fills the eight bytes of a frame. */
export const draw = (): Drawing[] => [
  byteMap({
    file: 'mit-frame.svg',
    title: 'The eight bytes of an MIT command',
    description: 'Position takes 16 bits, then velocity, position gain, velocity gain and torque take 12 bits each.',
    fields: readTable('mit-frame').map((row) => ({ name: row.label('field'), bits: row.number('size_bit') })),
  }),
];
