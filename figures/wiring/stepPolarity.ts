import { ink, label, weight, type Drawing } from '../svg';
import { trueColour } from '../trueColours';
import { wirePath } from '../wirePath';
import type { Conductor } from './conductors';
import { xt30Plus } from './connectorFaces';
import { lookedAt, page } from './pairView';
import { carrying, joined } from './powerPlan';
import { stepSheet } from './stepSheet';
import type { WiringTables } from './wiringTables';
import { wordLines } from './wordLines';

const { size, width } = page;

/** A meter's window with what it shows. */
const reading = (x: number, y: number, value: string): string =>
  `<rect x="${x}" y="${y}" width="72" height="34" rx="5" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/>${label(x + 36, y + 23, value, { size: 17 })}`;

/** Sign of a right result, and of a wrong one. */
const tick = (x: number, y: number): string => `<path d="M${x} ${y}l7 8l13 -17" stroke="${ink.accent}" stroke-width="4"/>`;
const cross = (x: number, y: number): string =>
  `<path d="M${x + 2} ${y - 8}l16 16M${x + 18} ${y - 8}l-16 16" stroke="${ink.danger}" stroke-width="4"/>`;

/** What the meter may show, in the order in which the step measures. */
const results: readonly { value: string; words: readonly [string, string]; right: boolean }[] = [
  { value: '+24 V', words: ['button out:', 'right'], right: true },
  { value: '0 V', words: ['button', 'pressed: right'], right: true },
  { value: '0 V', words: ['the other', 'cable: right'], right: true },
  { value: '−24 V', words: ['wires swapped:', 'stop'], right: false },
];

/** Step 4: the meter at the free end U0 of an extension cable, and what it shows when the wires are right. */
export function polarity(tables: WiringTables): Drawing {
  const conductors = joined(tables, 'Extension U0');
  const [hot, back] = [carrying(conductors, '24 V'), carrying(conductors, '0 V')];
  const [x, y, scale] = [262, 84, 0.86];
  // In the mirrored face of the female plug + is at the right; its contacts are 30 and 80 px from that edge.
  const contactX = (from: number): number => x + (176 - from) * scale;
  const contactY = y + 42 * scale;
  const probe = (from: number, to: number, colour: string): string =>
    `${wirePath(`M${from} 196C${from} 262 ${to} 250 ${to} ${contactY + 62}`, colour, 4)}<path d="M${to} ${contactY + 60}V${contactY + 20}" stroke="${ink.line}" stroke-width="3.5"/>`;
  const words = ({ pin, colour }: Conductor, where: string): string => `${pin} ${colour ?? ''}, ${where}`;
  const top = 290;
  return stepSheet(4, {
    height: top + 128,
    title: 'Polarity at the free end of the extension cable',
    description: `Red probe at the outer contact, ${hot.signal}; black probe at the inner one, ${back.signal}. Right: +24 V with the button out, 0 V with it pressed.`,
    body: [
      label(8, 20, 'Free end U0', { size: 15, anchor: 'start' }),
      lookedAt(124, 20, 'looking into the plug, its notch down'),
      `<rect x="28" y="52" width="150" height="146" rx="14" fill="#fff" stroke-width="${weight.outline}"/>`,
      `<rect x="46" y="70" width="114" height="46" rx="6" fill="${ink.accentSoft}"/>`,
      label(103, 102, '+24 V', { size: 24 }),
      `<circle cx="103" cy="154" r="20" stroke-width="${weight.outline}"/><path d="M103 154L92 138" stroke-width="3"/>`,
      `<g transform="translate(${x} ${y}) scale(${scale})">${xt30Plus(0, 0, 'female', ['3', '4'])}</g>`,
      probe(140, contactX(30), trueColour.red),
      probe(68, contactX(80), trueColour.black),
      label(contactX(80) + 12, y - 14, words(back, 'inner'), { size, anchor: 'end' }),
      label(contactX(30) - 14, y - 14, words(hot, 'outer'), { size, anchor: 'start' }),
      `<path d="M8 ${top - 14}H${width - 8}" stroke="${ink.faint}"/>`,
      ...results.map(({ value, words: lines, right }, index) => {
        const [left, at] = [8 + (index % 2) * 240, top + Math.floor(index / 2) * 60];
        return [
          reading(left, at + 4, value),
          right ? tick(left + 82, at + 22) : cross(left + 82, at + 21),
          wordLines(left + 112, at + 17, lines, { anchor: 'start', ...(right ? {} : { colour: ink.danger }) }),
        ].join('');
      }),
    ],
  });
}
