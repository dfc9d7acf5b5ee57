import { box } from '../diagram';
import { readTable } from '../tables/readTable';
import type { TableRow } from '../tables/tableRow';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { joint, resistor, textSize } from './shapes';
import { trueColour } from '../trueColours';
import { wirePath } from '../wirePath';

const high = 60;
const low = 128;
const first = 214;
const pitch = 58;

const wire = (d: string, colour: string): string => wirePath(d, colour, weight.outline);

/** One motor hanging on both wires, with the identifier it hears and the one it answers with. */
function motor(row: TableRow, index: number): string {
  const y = first + index * pitch;
  return [
    wire(`M${high} ${y - 9}H190`, trueColour.red) + joint(high, y - 9, trueColour.red),
    wire(`M${low} ${y + 9}H190`, trueColour.black) + joint(low, y + 9, trueColour.black),
    `<rect x="190" y="${y - 23}" width="206" height="46" rx="8" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/>`,
    label(206, y + 8, row.label('joint'), { size: textSize, anchor: 'start' }),
    label(248, y + 8, row.label('openarm_can_motor_type'), { size: textSize, anchor: 'start' }),
    label(456, y + 8, row.label('send_can_id_hex'), { size: textSize }),
    label(564, y + 8, row.label('receive_master_id_hex'), { size: textSize }),
  ].join('');
}

/** The bus of one arm: adapter, termination, eight motors and their identifiers. */
export function canBus(): Drawing {
  const motors = readTable('motor-ids');
  const end = first + (motors.length - 1) * pitch + 46;
  return smallSheet({
    file: 'can-bus-one-arm.svg',
    width: 624,
    height: end + 52,
    title: 'CAN bus of one arm',
    description: motors
      .map((row) => `${row.label('joint')}: send ${row.label('send_can_id_hex')}, receive ${row.label('receive_master_id_hex')}`)
      .join('; '),
    body: [
      wire(`M${high} 72V${end}`, trueColour.red),
      wire(`M${low} 72V${end}`, trueColour.black),
      box(8, 12, 264, 60, ['USB-CAN adapter'], { size: textSize }),
      label(high - 10, 100, 'H', { size: textSize, anchor: 'end', colour: ink.danger }),
      label(low + 10, 100, 'L', { size: textSize, anchor: 'start' }),
      resistor(high, low, 126) + joint(high, 126, trueColour.red) + joint(low, 126, trueColour.black),
      label(low + 14, 135, '120 Ω', { size: textSize, anchor: 'start' }),
      label(456, 146, 'send', { size: textSize }),
      label(456, 174, 'ID', { size: textSize }),
      label(564, 146, 'receive', { size: textSize }),
      label(564, 174, 'ID', { size: textSize }),
      ...motors.map(motor),
      resistor(high, low, end, { dashed: true }),
      label(low + 14, end + 8, 'far end: not documented', { size: textSize, anchor: 'start', colour: ink.soft }),
    ].join('\n'),
  });
}
