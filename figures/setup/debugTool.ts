import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { badge, textSize } from './shapes';

const field = (x: number, y: number, width: number, colour: string = ink.faint, line: number = weight.edge): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="38" rx="4" stroke="${colour}" stroke-width="${line}"/>`;

/** Fields that stay as they are, as empty boxes. */
const otherFields = (): string =>
  [0, 1, 2, 3, 4]
    .map((row) => {
      const y = 118 + row * 52;
      const middle = row === 1 || row === 2 ? '' : field(248, y, 352);
      return field(24, y, 84) + field(120, y, 84) + middle;
    })
    .join('');

const named = (y: number, name: string, number: string): string =>
  field(248, y, 352, ink.accent, weight.outline) +
  label(264, y + 28, name, { size: textSize, anchor: 'start' }) +
  badge(600, y + 19, number);

const button = (x: number, name: string, number: string): string =>
  `<rect x="${x}" y="392" width="212" height="48" rx="8" fill="${ink.accentSoft}" stroke="${ink.accent}" stroke-width="${weight.outline}"/>` +
  label(x + 92, 424, name, { size: textSize }) +
  badge(x + 212, 416, number);

/** Sketch of the tab in which the identifiers are written. */
export function debugTool(): Drawing {
  return smallSheet({
    file: 'debug-tool-parameters.svg',
    height: 472,
    title: 'The tab Set parameters',
    description: 'Sketch of a window: 1 ReadParam, 2 CAN ID, 3 Master ID, 4 WriteParam. All other fields stay as they are.',
    body: [
      `<rect x="4" y="4" width="632" height="464" rx="10" stroke-width="${weight.outline}"/>`,
      `<path d="M4 44H636" stroke-width="${weight.edge}"/>`,
      [24, 50, 76].map((x) => `<circle cx="${x}" cy="24" r="7" stroke="${ink.soft}"/>`).join(''),
      `<path d="M4 100H60V58H112V100H130V58H352V100H370V58H422V100H440V58H492V100H510V58H562V100H636" stroke="${ink.soft}"/>`,
      label(241, 88, 'Set parameters', { size: textSize }),
      otherFields(),
      named(170, 'CAN ID', '2'),
      named(222, 'Master ID', '3'),
      button(64, 'ReadParam', '1'),
      button(348, 'WriteParam', '4'),
    ].join('\n'),
  });
}
