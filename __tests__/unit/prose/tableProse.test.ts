import { tableProse } from '../../../scripts/prose/siteProse';
import type { Table } from '../../../src/content/tables/csvTable';

const table = (name: string, row: Table['rows'][number], columns: Table['definition']['columns']): Table => ({
  name,
  definition: { title: name, key: 'id', columns },
  file: `content/data/${name}.csv`,
  rows: [row],
  lines: [7],
});

it('reads the sentences in cells, with their lines, and takes code for one word', () => {
  const found = tableProse([
    table(
      'checks',
      {
        id: 'a',
        look: 'Run `ip link show can0`, and look at it.',
        causes: ['The plug of the cable is loose', 'Short'],
        part_name: 'Nut - with a spring inside it',
      },
      {
        id: { type: 'text', label: 'A column' },
        look: { type: 'text', label: 'A column' },
        causes: { type: 'lines', label: 'A column' },
        part_name: { type: 'text', label: 'A column' },
      },
    ),
  ]);
  const place = { file: 'content/data/checks.csv', line: 7, kind: 'text' };
  expect(found).toEqual([
    { ...place, text: 'Run xcodex, and look at it.' },
    { ...place, text: 'The plug of the cable is loose' },
  ]);
});

it('leaves out what programs print', () => {
  expect(
    tableProse([table('symptoms', { messages: ['so that is what a program prints'] }, { messages: { type: 'lines', label: 'A column' } })]),
  ).toEqual([]);
});
