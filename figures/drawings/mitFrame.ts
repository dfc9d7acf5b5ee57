import { readTable } from '../tables/readTable';
import { drawing, ink, label, weight, type Drawing } from '../svg';

const width = 640;
const left = 14;
const bit = (width - 2 * left) / 64;

function bytes(y: number): string {
  return Array.from({ length: 8 }, (_, index) => {
    const x = left + index * 8 * bit;
    return `<rect x="${x}" y="${y}" width="${8 * bit}" height="46" stroke="${ink.soft}"/>${label(x + 4 * bit, y + 31, String(index), { size: 23 })}`;
  }).join('\n');
}

function fields(y: number): string {
  let start = 0;
  return readTable('mit-frame')
    .map((row, index) => {
      const size = row.number('size_bit');
      const x = left + start * bit;
      start += size;
      const fill = index % 2 === 0 ? ink.accentSoft : 'none';
      const middle = x + (size * bit) / 2;
      return `<rect x="${x}" y="${y}" width="${size * bit}" height="92" fill="${fill}" stroke-width="${weight.outline}"/>
${label(middle, y + 40, row.text('field'), { size: 26, bold: true })}
${label(middle, y + 72, `${size} bit`, { size: 23 })}`;
    })
    .join('\n');
}

/** Draws how an MIT command fills the eight bytes of a frame. */
export function draw(): Drawing[] {
  const body = [label(left, 28, 'Byte', { size: 23, anchor: 'start' }), bytes(42), fields(96)].join('\n');
  return [
    drawing({
      file: 'mit-frame.svg',
      width,
      height: 204,
      title: 'The eight bytes of an MIT command',
      description: 'Position takes 16 bits, then velocity, position gain, velocity gain and torque take 12 bits each.',
      body,
    }),
  ];
}
