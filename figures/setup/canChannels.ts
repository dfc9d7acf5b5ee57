import { box, line } from '../diagram';
import { readTable } from '../tables/readTable';
import type { TableRow } from '../tables/tableRow';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { textSize } from './shapes';

const left = (index: number): number => 8 + index * 158 + (index > 1 ? 8 : 0);
const width = 148;

/** One arm below its port: the name of the port, then the arm. */
function arm(channel: TableRow, index: number): string {
  const x = left(index);
  const middle = x + width / 2;
  return [
    line(
      [
        [middle, 246],
        [middle, 318],
      ],
      { colour: ink.accent },
    ),
    `<rect x="${x}" y="318" width="${width}" height="118" rx="8" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/>`,
    label(middle, 352, channel.label('interface'), { size: 26, colour: ink.accent }),
    label(middle, 386, channel.label('side'), { size: textSize }),
    label(middle, 416, channel.label('role'), { size: textSize }),
    `<rect x="${middle - 44}" y="212" width="88" height="40" rx="5" fill="#fff" stroke-width="${weight.edge}"/>`,
    label(middle, 240, channel.label('adapter_port'), { size: textSize }),
  ].join('');
}

/** The adapter that two neighbouring channels share. */
function adapter(name: string, index: number): string {
  const x = left(index * 2);
  const middle = x + width + 5;
  return [
    line([
      [320, 68],
      [320, 100],
      [middle, 100],
      [middle, 150],
    ]),
    `<rect x="${x}" y="150" width="${left(index * 2 + 1) + width - x}" height="84" rx="8" stroke-width="${weight.outline}"/>`,
    label(middle, 186, name, { size: textSize }),
  ].join('');
}

/** Four arms, four ports, two adapters. */
export function canChannels(): Drawing {
  const channels = readTable('can-channels');
  const adapters = [...new Set(channels.map((channel) => channel.text('adapter')))];
  return smallSheet({
    file: 'can-channels.svg',
    height: 444,
    title: 'CAN ports of four arms',
    description: channels.map((channel) => `${channel.label('interface')}: ${channel.label('arm')}`).join('; '),
    body: [
      ...adapters.map(adapter),
      box(220, 12, 200, 56, ['Computer'], { size: textSize }),
      label(330, 132, 'USB', { size: textSize }),
      ...channels.map(arm),
    ].join('\n'),
  });
}
