import { label, weight, type Drawing } from '../svg';
import type { Point } from '../point';
import { smallSheet } from '../smallSheet';
import { armChain, slotPoint, type ChainLayout } from './armChain';
import { legend, linesOf, wires } from './wires';
import { rowWith, type WiringTables } from './wiringTables';

/** What slots 5 and 6 lead to, below the hub. */
function feeds(tables: WiringTables, layout: ChainLayout): string {
  const { hub, size } = layout;
  const fed = tables['hub-slots'].filter((slot) => slot.text('cable') && !slot.text('leads_to').startsWith('motor')).reverse();
  return fed
    .map((slot, index) => {
      const cable = rowWith(tables['wiring-cables'], 'cable', slot.text('cable'), 'cable');
      const x = hub.x - 24 - index * 28;
      const y = hub.y + hub.pitch * 9.75 + index * 84;
      const from: Point = [hub.x, slotPoint(layout, slot.number('slot'))[1]];
      return [
        wires([from, [x, from[1]], [x, y]], linesOf(cable.text('carries')), layout.gap),
        `<rect x="${x - 6}" y="${y}" width="${220 + index * 4}" height="70" rx="8" fill="#fff" stroke-width="${weight.outline}"/>`,
        label(x + 6, y + 29, slot.label('leads_to'), { size, anchor: 'start' }),
        label(x + 6, y + 58, cable.label('drawing_no') + lengthOf(tables, slot.text('cable')), { size, anchor: 'start' }),
      ].join('');
    })
    .join('\n');
}

const lengthOf = (tables: WiringTables, cable: string): string =>
  `, ${rowWith(tables['wiring-legs'], 'cable', cable, 'cable').label('length_mm')}`;

/** Power and CAN of one arm: which cable joins which ports, its length, and the IDs of the motors. */
export function armChainDrawing(tables: WiringTables): Drawing {
  const layout: ChainLayout = {
    hub: { x: 76, y: 108, width: 66, pitch: 48 },
    motor: { x: 424, y: 92, width: 200, height: 72, pitch: 98 },
    size: 24,
    gap: 9,
    detail: true,
  };
  return smallSheet({
    file: 'wiring-arm-chain.svg',
    height: layout.motor.y + 8 * layout.motor.pitch - 10,
    title: 'Power and CAN of one arm',
    description: tables['motor-ids'].map((row) => `${row.label('joint')}: ${row.label('send_can_id_hex')}`).join(', '),
    body: [
      legend(16, 26, ['power', 'CAN'], 24, 170),
      label(16, 78, 'Hub slots', { size: 24, anchor: 'start' }),
      label(624, 78, 'send ID / receive ID', { size: 24, anchor: 'end' }),
      feeds(tables, layout),
      armChain(tables, layout),
    ].join('\n'),
  });
}
