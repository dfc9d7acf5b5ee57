import { arrow, line } from '../diagram';
import { readTable } from '../tables/readTable';
import type { TableRow } from '../tables/tableRow';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { badge, hazard, textSize } from './shapes';

const top = 8;
const pitch = 78;
const height = 54;

function stepBox(step: TableRow, index: number): string {
  const y = top + index * pitch;
  const moves = step.text('moves');
  const windows = step.text('operating_system') === 'Windows';
  return [
    `<rect x="150" y="${y}" width="276" height="${height}" rx="8" fill="${windows ? 'none' : ink.accentSoft}" stroke-width="${weight.outline}"/>`,
    badge(182, y + height / 2, String(step.number('step'))),
    label(214, y + height / 2 + 9, step.label('short_name'), { size: textSize, anchor: 'start' }),
    index > 0
      ? arrow([
          [288, y - pitch + height],
          [288, y],
        ])
      : '',
    moves
      ? hazard(458, y + height / 2) +
        label(486, y + height / 2 + 8, step.label('moves'), { size: textSize, anchor: 'start', colour: ink.danger })
      : '',
  ].join('');
}

/** Bracket at the left of the steps that share a computer. */
function bracket(name: string, from: number, to: number): string {
  const [y0, y1] = [top + from * pitch, top + to * pitch + height];
  return (
    line(
      [
        [138, y0 + 4],
        [126, y0 + 4],
        [126, y1 - 4],
        [138, y1 - 4],
      ],
      { colour: ink.soft },
    ) + label(116, (y0 + y1) / 2 + 8, name, { size: textSize, anchor: 'end' })
  );
}

/** The steps of the setup, the computer each needs, and what moves. */
export function setupFlow(): Drawing {
  const steps = readTable('setup-steps');
  const windows = steps.filter((step) => step.text('operating_system') === 'Windows').length;
  return smallSheet({
    file: 'setup-flow.svg',
    height: top + steps.length * pitch - pitch + height + 10,
    title: 'The steps of the setup',
    description: steps.map((step) => `${step.label('step')} ${step.label('short_name')}, ${step.label('operating_system')}`).join('; '),
    body: [...steps.map(stepBox), bracket('Windows', 0, windows - 1), bracket('Linux', windows, steps.length - 1)].join('\n'),
  });
}
