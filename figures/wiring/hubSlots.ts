import { drawing, ink, label, type Drawing } from '../svg';
import { boardFace, slotHeights } from './hubBoard';
import { linesOf, wires } from './wires';
import { cell, rowWith, type Row, type WiringTables } from './wiringTables';

const size = 24;
const scale = 8;
const boardWidth = 16 * scale;
const top = 110;
const boards = { left: 76, right: 436 } as const;

/** Stub of the cable in one slot of both boards: motor cables leave sideways, the others hang down. */
function stub(slot: Row, cables: readonly Row[], y: number): string {
  const cable = cell(slot, 'cable');
  if (!cable) return '';
  const lines = linesOf(cell(rowWith(cables, 'cable', cable, 'cable'), 'carries'));
  const sideways = (slot.leads_to ?? '').startsWith('motor');
  const leave = (edge: number, side: -1 | 1): string =>
    wires(
      sideways
        ? [
            [edge, y],
            [edge + side * 70, y],
          ]
        : [
            [edge, y],
            [edge + side * (slot.plug_order === '3' ? 46 : 22), y],
            [edge + side * (slot.plug_order === '3' ? 46 : 22), top + 59 * scale + 40],
          ],
      lines,
    );
  return leave(boards.left, -1) + leave(boards.right + boardWidth, 1);
}

/** Order of the CAN wires in every slot of one board. */
const canOrder = (x: number, order: string): string =>
  label(x, top + 59 * scale + 70, 'CAN wires:', { size }) + label(x, top + 59 * scale + 99, order, { size, bold: true });

/** Both boards on the post, seen from behind, with what goes into each slot. */
export function hubSlots(tables: WiringTables): Drawing {
  const heights = slotHeights().map((height) => top + height * scale);
  const slots = tables['hub-slots'];
  const middle = (boards.left + boards.right + boardWidth) / 2;
  const rows = slots.map((slot, index) => {
    const y = heights[index];
    if (y === undefined) throw new Error(`content/data/hub-slots.csv: slot "${slot.slot}" is one more than the board has.`);
    const text = slot.cable ? (slot.cable === 'J1-J2' ? (slot.leads_to ?? '').replace('motor ', '') : slot.cable) : 'free';
    return [
      stub(slot, tables['wiring-cables'], y),
      label(middle - 108, y + 9, `${slot.slot}`, { size: 26, bold: true, colour: ink.accent, anchor: 'start' }),
      label(middle - 82, y + 9, text, { size, anchor: 'start', ...(slot.cable ? {} : { colour: ink.soft }) }),
    ].join('');
  });
  const bottom = top + 59 * scale;
  return drawing({
    file: 'wiring-hub-slots.svg',
    width: 640,
    height: bottom + 118,
    title: 'Slots of the two hub boards, seen from behind',
    description: slots.map((slot) => `Slot ${slot.slot}: ${slot.cable || 'free'}`).join(', '),
    body: [
      label(boards.left + boardWidth / 2, 36, 'left arm', { size: 26, bold: true }),
      label(boards.right + boardWidth / 2, 36, 'right arm', { size: 26, bold: true }),
      label(middle, 36, 'from behind', { size }),
      `<path d="M${boards.left + boardWidth - 28} 62v34M${boards.right + 28} 62v34" stroke="${ink.accent}" stroke-width="2"/>`,
      label(middle, 86, 'CAN pins inside', { size, colour: ink.accent }),
      `<path d="M${boards.left + boardWidth - 28} 78H${middle - 100}M${middle + 100} 78H${boards.right + 28}" stroke="${ink.accent}" stroke-width="2"/>`,
      ...rows,
      boardFace({ scale, x: boards.left, y: top }),
      boardFace({ scale, x: boards.right, y: top, turned: true }),
      canOrder(boards.left + boardWidth / 2 + 20, 'black above red'),
      canOrder(boards.right + boardWidth / 2 - 20, 'red above black'),
    ].join('\n'),
  });
}
