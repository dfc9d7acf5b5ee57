import { ink, label, type Drawing } from '../svg';
import { smallSheet } from '../smallSheet';
import type { TableRow } from '../tables/tableRow';
import { boardFace, slotHeights } from './hubBoard';
import { linesOf, wires } from './wires';
import { rowWith, type WiringTables } from './wiringTables';

const size = 24;
const scale = 8;
const boardWidth = 16 * scale;
const top = 110;
const boards = { left: 76, right: 436 } as const;

/** Stub of the cable in one slot of both boards: motor cables leave sideways, the others hang down. */
function stub(slot: TableRow, cables: readonly TableRow[], y: number): string {
  const cable = slot.text('cable');
  if (!cable) return '';
  const lines = linesOf(rowWith(cables, 'cable', cable, 'cable').text('carries'));
  const sideways = slot.text('leads_to').startsWith('motor');
  // The third plug to go in hangs further out, so that its cable passes the others.
  const out = slot.numberIfAny('plug_order') === 3 ? 46 : 22;
  const leave = (edge: number, side: -1 | 1): string =>
    wires(
      sideways
        ? [
            [edge, y],
            [edge + side * 70, y],
          ]
        : [
            [edge, y],
            [edge + side * out, y],
            [edge + side * out, top + 59 * scale + 40],
          ],
      lines,
    );
  return leave(boards.left, -1) + leave(boards.right + boardWidth, 1);
}

/** Order of the CAN wires in every slot of one board. */
const canOrder = (x: number, order: string): string =>
  label(x, top + 59 * scale + 70, 'CAN wires:', { size }) + label(x, top + 59 * scale + 99, order, { size });

/** Both boards on the post, seen from behind, with what goes into each slot. */
export function hubSlots(tables: WiringTables): Drawing {
  const heights = slotHeights().map((height) => top + height * scale);
  const slots = tables['hub-slots'];
  const middle = (boards.left + boards.right + boardWidth) / 2;
  const rows = slots.map((slot, index) => {
    const y = heights[index];
    const number = slot.number('slot');
    if (y === undefined) throw new Error(`${slot.place}: slot ${number} is one more than the board has.`);
    const cable = slot.text('cable');
    const text = cable === 'J1-J2' ? slot.text('leads_to').replace('motor ', '') : cable || 'free';
    return [
      stub(slot, tables['wiring-cables'], y),
      label(middle - 108, y + 9, `${number}`, { size: 26, colour: ink.accent, anchor: 'start' }),
      label(middle - 82, y + 9, text, { size, anchor: 'start', ...(cable ? {} : { colour: ink.soft }) }),
    ].join('');
  });
  const bottom = top + 59 * scale;
  return smallSheet({
    file: 'wiring-hub-slots.svg',
    height: bottom + 118,
    title: 'Slots of the two hub boards, seen from behind',
    description: slots.map((slot) => `Slot ${slot.number('slot')}: ${slot.text('cable') || 'free'}`).join(', '),
    body: [
      label(boards.left + boardWidth / 2, 36, 'left arm', { size: 26 }),
      label(boards.right + boardWidth / 2, 36, 'right arm', { size: 26 }),
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
