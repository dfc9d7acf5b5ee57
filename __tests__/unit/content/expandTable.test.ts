import { expandTable } from '../../../src/content/tables/expandTable';
import type { PropTable } from '../../../src/model/pageTypes';

const column = (name: string, label: string) => ({ name, label, type: 'text', unit: null, code: null, digits: null }) as const;
const boards: PropTable = {
  name: 'boards',
  title: 'Boards',
  key: 'board',
  columns: [column('width', 'Width'), column('board', 'Board'), column('length', 'Length')],
  rows: [
    ['16', 'hub', '59'],
    ['20', 'driver', '40'],
  ],
};

describe('a list in a cell', () => {
  const list = (cell: readonly string[]) =>
    expandTable(
      { ...boards, columns: [{ ...column('board', 'Board') }, { ...column('files', 'Files'), type: 'list' }], rows: [['hub', cell]] },
      { transpose: false },
    ).rows[0]?.[1];

  it('of addresses is one of links', () => {
    const [one, other] = ['https://example.net/a_b.pdf', 'https://example.net/c.zip'];
    expect(list([one, other])).toEqual([{ href: one }, ', ', { href: other }]);
  });

  it('of words is words', () => expect(list(['C++', 'Python'])).toBe('C++, Python'));
});

describe('a transposed table', () => {
  const whole = {
    title: 'Boards',
    transposed: true,
    head: [{ cell: null }, { cell: 'hub' }, { cell: 'driver' }],
    rows: [
      ['Width', '16', '20'],
      ['Length', '59', '40'],
    ],
  };

  // Without the key among the columns, the first of them once became the head, and the page lost its row.
  test.each([['width,length'], ['board,width,length'], ['width, board, length']])(
    'is headed by its key where the page asks for %s',
    (columns) => expect(expandTable(boards, { columns, transpose: true })).toEqual(whole),
  );
});
