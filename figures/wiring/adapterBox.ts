import { readTable } from '../tables/readTable';
import { ink, label, weight } from '../svg';
import { trueColour } from '../trueColours';
import { armX, arms, grey, page, wordsOf, type Arm, type State } from './pairView';

/** Port of the adapter that belongs to an arm, such as "CAN0" for the right one. An arm without a port is an error. */
function portOf(arm: Arm): string {
  const row = readTable('can-channels').find((channel) => channel.text('side') === arm);
  if (!row) throw new Error(`content/data/can-channels.csv has no channel for the ${arm} arm. Give it a row with side "${arm}".`);
  return row.text('adapter_port');
}

/** Where the port of an arm sits: px from the outer edge of its half of the sheet. */
export const portX = 110;
export const adapterHeight = 56;

/** The CAN adapter with its two ports towards the reader, each with its screw board below it: CAN1 of the left arm is at the left, as on its label. */
export function adapterBox(y: number, options: { state?: State } = {}): string {
  const { state = 'fresh' } = options;
  const line = state === 'fresh' ? ink.line : grey.line;
  const colour = wordsOf(state);
  return [
    `<rect x="32" y="${y}" width="${page.width - 64}" height="${adapterHeight}" rx="8" fill="#fff" stroke="${line}" stroke-width="${weight.outline}"/>`,
    label(page.width / 2, y + 34, 'CAN adapter', { size: page.size, colour }),
    ...arms.map((arm) => {
      const x = armX(arm, portX);
      return [
        label(x, y + 34, `${portOf(arm)}, ${arm}`, { size: page.size, colour }),
        `<rect x="${x - 34}" y="${y + adapterHeight}" width="68" height="22" fill="${state === 'fresh' ? trueColour.green : '#eceff1'}" stroke="${line}" stroke-width="1.5"/>`,
        ...[-20, 0, 20].map(
          (dx) => `<circle cx="${x + dx}" cy="${y + adapterHeight + 11}" r="5" fill="#fff" stroke="${line}" stroke-width="1.5"/>`,
        ),
      ].join('');
    }),
  ].join('');
}
