import type { BodyElement, BodyNode } from '../../../src/model/bodyTree';
import { motorsCsv, readTable } from '../fixtures/sources';
import { compile } from '../fixtures/trees';

const tables = new Map([['motors', readTable(motorsCsv).table]]);

describe('a body becomes a tree of names, attributes and children', () => {
  it('Markdown becomes HTML elements with React names', async () => {
    expect(await compile('## Set up\n\nA **bold** [link](/software/can.html).\n\n- one\n- two\n')).toEqual([
      ['h2', { id: 'set-up' }, 'Set up'],
      ['p', 0, 'A ', ['strong', 0, 'bold'], ' ', ['a', { href: '/software/can' }, 'link'], '.'],
      ['ul', 0, ['li', 0, 'one'], ['li', 0, 'two']],
    ]);
  });

  it('tables keep the alignment of their columns', async () => {
    expect(await compile('| a | b |\n| - | -: |\n| 1 | 2 |\n')).toEqual([
      [
        'table',
        { label: 'Table: a, b' },
        ['thead', 0, ['tr', 0, ['th', 0, 'a'], ['th', { className: 'align-right' }, 'b']]],
        ['tbody', 0, ['tr', 0, ['th', { scope: 'row' }, '1'], ['td', { className: 'align-right' }, '2']]],
      ],
    ]);
  });

  it('components keep their literal attributes, flags are true', async () => {
    expect(await compile('<DataTable name="motors" columns="joint" transpose />')).toEqual([
      ['DataTable', { name: 'motors', columns: 'joint', transpose: true }],
    ]);
  });

  it('the first drawing is loaded at once', async () => {
    expect(await compile('<Figure src="a.svg" alt="A" />\n\n<Figure src="b.svg" alt="B" />')).toEqual([
      ['Figure', { src: 'a.svg', alt: 'A', priority: 'high' }],
      ['Figure', { src: 'b.svg', alt: 'B' }],
    ]);
  });

  it('steps get the ids they are linked by', async () => {
    expect(await compile('<Steps>\n<Step title="Fix the base">\n\nText.\n\n</Step>\n</Steps>')).toEqual([
      ['Steps', { lead: 'yes' }, ['Step', { title: 'Fix the base', id: 'fix-the-base' }, ['p', 0, 'Text.']]],
    ]);
  });

  it('code is highlighted', async () => {
    expect(await compile('```text title="Names"\na < b\n```\n')).toEqual([
      ['CodeBlock', { language: 'text', title: 'Names', html: 'a &lt; b' }],
    ]);
  });

  it('no line breaks between a number and its unit, except in code', async () => {
    expect(await compile('<Value table="motors" row="J1" column="torque_nm" bare /> N·m, `24 V`', tables)).toEqual([
      ['p', 0, '40.0\u00a0N·m, ', ['code', 0, '24 V']],
    ]);
  });

  it('a comment leaves nothing behind', async () => {
    expect(await compile('a\n\n***\n\nb')).toEqual([
      ['p', 0, 'a'],
      ['hr', 0],
      ['p', 0, 'b'],
    ]);
  });
});

describe('a component in one line is no part of a paragraph', () => {
  it('alone', async () => {
    expect(await compile('<Cards><Card title="Wire" href="/wire.html">One **sentence** `here`.</Card></Cards>')).toEqual([
      ['Cards', 0, ['Card', { title: 'Wire', href: '/wire' }, 'One ', ['strong', 0, 'sentence'], ' ', ['code', 0, 'here'], '.']],
    ]);
  });

  it('several, each in its line', async () => {
    expect(await compile('<Cards>\n<Card title="A" href="/a">One.</Card>\n<Card title="B" href="/b">Two.</Card>\n</Cards>')).toEqual([
      ['Cards', 0, ['Card', { title: 'A', href: '/a' }, 'One.'], ['Card', { title: 'B', href: '/b' }, 'Two.']],
    ]);
  });

  it('but a value or a key is', async () => {
    const body = '<Value table="motors" row="J1" column="torque_nm" /> <kbd>A</kbd>\n\n<kbd>B</kbd>\n';
    expect(await compile(body, tables)).toEqual([
      ['p', 0, '40.0\u00a0N·m ', ['kbd', 0, 'A']],
      ['p', 0, ['kbd', 0, 'B']],
    ]);
  });
});

describe('formulas become MathML', () => {
  it('in a sentence and on their own', async () => {
    const [sentence, block] = await compile('Torque $$\\tau$$.\n\n$$\n\\tau = K_p\n$$\n');
    expect(sentence).toMatchObject(['p', 0, 'Torque ', ['Formula', { html: expect.stringMatching(/^<math.*τ/) as string }], '.']);
    expect(block).toEqual(['Formula', { html: expect.stringContaining('display="block"') as string, block: true }]);
  });

  it('a single dollar is a dollar', async () => {
    expect(await compile('It costs $5 or $6.')).toEqual([['p', 0, 'It costs $5 or $6.']]);
  });
});

describe('values of tables are put into the text', () => {
  it('with unit and decimals, or bare', async () => {
    const body = '**J1**: <Value table="motors" row="J1" column="torque_nm" />, <Value table="motors" row="J1" column="torque_nm" bare />.';
    expect(await compile(body, tables)).toEqual([['p', 0, ['strong', 0, 'J1'], ': 40.0\u00a0N·m, 40.0.']]);
  });

  it('on a line of its own it is a paragraph', async () => {
    expect(await compile('<Value table="motors" row="J2" column="note" />', tables)).toEqual([['p', 0, 'geared']]);
  });
});

describe('admonitions become asides', () => {
  it.each([
    ['note', 'Note'],
    ['tip', 'Tip'],
    ['info', 'Info'],
    ['warning', 'Warning'],
    ['danger', 'Danger'],
  ])('%s has the title %s without another', async (type, title) => {
    expect(await compile(`:::${type}\nText.\n:::\n`)).toEqual([
      [
        'aside',
        { className: `admonition admonition-${type}`, role: 'note', 'aria-label': title },
        ['AdmonitionTitle', { kind: type }, title],
        ['p', 0, 'Text.'],
      ],
    ]);
  });

  it('with a title of its own', async () => {
    const [aside] = await compile(':::danger[The arm **drops**]\nHold it.\n:::\n');
    expect(aside?.slice(1)).toEqual([
      { className: 'admonition admonition-danger', role: 'note', 'aria-label': 'Danger: The arm drops' },
      ['AdmonitionTitle', { kind: 'danger', titled: true }, 'The arm ', ['strong', 0, 'drops']],
      ['p', 0, 'Hold it.'],
    ]);
  });

  it.each([
    ['Start at 10:30, ratio 1:n.', 'Start at 10:30, ratio 1:n.'],
    ['Call openarm::can or a:b[c **d**]{e=f}.', 'Call openarm::can or a:b[c d]{e=f}.'],
  ])('but a colon elsewhere is text: %s', async (body, text) => {
    const nodes = await compile(body);
    expect(nodes.map(([name]) => name)).toEqual(['p']);
    expect(nodes.map(textOf)).toEqual([text]);
  });
});

/** Text of a body node without its elements. */
function textOf(node: BodyNode): string {
  if (typeof node === 'string') return node;
  const [, , ...children] = node;
  return children.map(textOf).join('');
}

describe('tables of a text', () => {
  const rows = (head: string): string => `${head}\n${head.replace(/[^|]+/g, '-')}\n${head}\n\n`;

  it('are named after their columns, and no two alike', async () => {
    const tables = await compile(rows('| A | *B* |') + rows('| | A |') + rows('| A | *B* |'));
    expect(tables.map((table) => table[1])).toEqual([{ label: 'Table: A, B' }, { label: 'Table: A' }, { label: 'Table: A, B (2)' }]);
  });

  it('have headings only where something stands in them, and a name for a formula', async () => {
    const [table] = await compile(rows('| | $$K_p$$ | with $$K_p$$ |'));
    // table > thead > tr > its cells
    const inside = (node: BodyNode | undefined, index: number) => (node as BodyElement)[index] as BodyElement;
    const [, , empty, formula, words] = inside(inside(table, 2), 2) as readonly BodyElement[];
    expect(empty?.[0]).toBe('td');
    expect(formula).toMatchObject(['th', 0, ['Formula', { name: 'K p' }]]);
    expect(inside(words, 3)[1]).not.toHaveProperty('name');
  });

  it('leave a formula that stands alone before a row a formula', async () => {
    const [table] = await compile('| | A |\n| - | - |\n| $$q$$ | 1 |\n| of $$q$$ | 2 |\n');
    expect(table?.slice(3)).toMatchObject([
      [
        'tbody',
        0,
        ['tr', 0, ['td', 0, ['Formula', {}]], ['td', 0, '1']],
        ['tr', 0, ['th', { scope: 'row' }, 'of ', ['Formula', {}]], ['td', 0, '2']],
      ],
    ]);
  });

  it('have a heading for each row, which is read with its cells, but for a row that names nothing in words', async () => {
    const [table] = await compile('| | A |\n| - | - |\n| `B` | 1 |\n| | 2 |\n');
    expect(table?.slice(3)).toEqual([
      ['tbody', 0, ['tr', 0, ['th', { scope: 'row' }, ['code', 0, 'B']], ['td', 0, '1']], ['tr', 0, ['td', 0], ['td', 0, '2']]],
    ]);
  });
});
