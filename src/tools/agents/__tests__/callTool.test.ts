import { openSite } from '../site';
import type { SiteData } from '../siteData';
import { callTool } from '../tools';
import { makeIndex, textsOf } from '../../../search/engine/makeIndex';
import type { SearchRecords } from '../../../search/contract/searchRecords';

const records: SearchRecords = {
  pages: [
    {
      route: '/motors/',
      title: 'Motors',
      section: 'Hardware',
      sections: [
        [
          1,
          'Motors',
          '',
          [
            'Eight motors.',
            { anchor: 'bolt-it', kind: 'step', blocks: ['Bolt it', 'Use eight screws.', { code: 'cansend can0 001#00' }] },
            { anchor: 'what', kind: 'question', blocks: ['What is it?'] },
            { anchor: 'b', kind: 'part', blocks: ['b · 2.5'] },
          ],
        ],
      ],
    },
  ],
  failures: [],
  answers: [],
  words: [],
  dictionary: [],
  stops: ['out of control'],
};

const column = (name: string, type: 'text' | 'number' | 'list' | 'boolean' | 'hex', unit: 'kg' | null = null) =>
  ({ name, label: name, type, unit, code: null, digits: null }) as const;

const markdown = `- Page: https://example.org/motors

# Motors

## Fit \`J1\`

Bolt it.

\`\`\`sh
## no heading
\`\`\`

### Torque

None.

## Send

Type \`cansend can0 001#FFFFFFFFFFFFFFFC\`.

## Remove

Unbolt it.

## Try

### Warm up

Wait.

### Run

Type \`ros2 launch arm\`.
`;

const data: SiteData = {
  address: 'https://example.org/docs',
  updated: '2026-01-02',
  pages: [
    {
      route: '/motors/',
      title: 'Motors',
      description: 'All motors.',
      section: 'Hardware',
      updated: '2026-01-02',
      markdown,
      dangers: ['Hold it.', 'Hot.', 'Loud.'],
      headings: [
        { text: 'Fit J1', anchor: 'fit-it', level: 2, dangers: [0] },
        { text: 'Torque', anchor: 'torque', level: 3, dangers: [0] },
        { text: 'Send', anchor: 'send', level: 2, dangers: [] },
        { text: 'Remove', anchor: 'remove', level: 2, dangers: [] },
        { text: 'Try', anchor: 'try', level: 2, dangers: [] },
        { text: 'Warm up', anchor: 'warm-up', level: 3, dangers: [1] },
        { text: 'Run', anchor: 'run', level: 3, dangers: [2] },
      ],
    },
    {
      route: '/long',
      title: 'Long',
      description: 'Long.',
      section: 'Hardware',
      updated: null,
      markdown: `# Long\n\nWhat it is for.\n\n## First\n\nOne.\n\n## Second\n\n${'Sentence after sentence.\n\n'.repeat(200)}`,
      dangers: [],
      headings: [
        { text: 'First', anchor: 'first', level: 2, dangers: [] },
        { text: 'Second', anchor: 'second', level: 2, dangers: [] },
      ],
    },
  ],
  tables: [
    {
      name: 'motors',
      title: 'Motors',
      key: 'id',
      columns: [
        column('id', 'text'),
        column('mass_kg', 'number', 'kg'),
        column('at', 'list'),
        column('spare', 'boolean'),
        column('__proto__', 'hex'),
      ],
      rows: [
        ['a', 1, ['J1', 'J2'], true, '0x0A'],
        ['b', 2.5, ['J3'], false, '0x0B'],
        ['c', null, [], false, null],
      ],
      place: '/motors/#fit-it',
      dangers: ['Hold it.'],
    },
    {
      name: 'questions',
      title: 'Questions',
      key: 'id',
      columns: [
        column('id', 'text'),
        { ...column('question', 'text'), label: 'Question' },
        { ...column('answer', 'text'), label: 'Answer' },
      ],
      rows: [['what', 'What is it?', 'A drive.']],
      place: '/motors/',
      dangers: [],
    },
  ],
  guides: [],
  order: null,
  can: null,
  search: { index: makeIndex(records), texts: textsOf(records) },
};

const site = openSite(data);
const values = (name: string, input: object): Readonly<Record<string, unknown>> => {
  const answer = callTool(name, input, site);
  if (answer.isError) throw new Error(answer.text);
  return answer.values;
};
const refusal = (name: string, input: unknown): string => {
  const { isError, text } = callTool(name, input, site);
  return isError ? text : '';
};
const ids = (where: readonly object[], more: object = {}): unknown => {
  const { rows } = values('query_table', { table: 'motors', where, ...more });
  return (rows as readonly Readonly<Record<string, unknown>>[]).map(({ id }) => id);
};

describe('query_table', () => {
  it.each([
    [{ column: 'mass_kg', op: '>=', value: 2 }, ['b']],
    [{ column: 'mass_kg', op: '<', value: '2' }, ['a']],
    [{ column: 'mass_kg', op: '!=', value: 1 }, ['b', 'c']],
    [{ column: 'at', value: 'j2' }, ['a']],
    [{ column: 'at', value: '-j2' }, []],
    [{ column: 'at', op: 'contains', value: 'j' }, ['a', 'b']],
    [{ column: 'spare', value: false }, ['b', 'c']],
    [{ column: '__proto__', value: '0x0b' }, ['b']],
    [{ column: '__proto__', op: '>', value: '0x0A' }, ['b']],
  ])('filters with %j', (filter, wanted) => expect(ids([filter])).toEqual(wanted));

  it('returns a part of the rows and columns, with units, page and danger, and without empty cells', () => {
    expect(values('query_table', { table: 'motors', columns: ['mass'], limit: 1, offset: 1 })).toEqual({
      danger: ['Hold it.'],
      table: 'motors',
      title: 'Motors',
      url: 'https://example.org/docs/motors/#fit-it',
      columns: { mass_kg: 'kg' },
      rows: [{ id: 'b', mass_kg: 2.5 }],
      total: 3,
      note: 'Rows 2 to 2 of 3. The next ones begin at offset 2.',
    });
    expect(values('query_table', { table: 'motors', offset: 2 }).rows).toEqual([{ id: 'c', at: [], spare: false }]);
  });

  it('accepts other spellings of names, columns and values', () => {
    const { table, rows, note } = values('query_table', { table: 'MOTORS', where: [{ column: 'At', value: 'joint 2' }], columns: ['ID'] });
    expect({ table, rows }).toEqual({ table: 'motors', rows: [{ id: 'a' }] });
    expect(note).toMatch(/other spellings/);
  });

  it('says what would work if nothing matches', () => {
    expect(values('query_table', { table: 'motors', where: [{ column: 'id', value: 'd' }] })).toMatchObject({
      rows: [],
      note: 'No row of "motors" passes. "id" has a, b, c.',
    });
    expect(values('query_table', { about: 'the mass of a motor' }).tables).toMatchObject([{ table: 'motors', rows: 3 }]);
    expect(values('query_table', { about: 'banana' }).note).toMatch(/search_docs/);
    expect(refusal('query_table', { table: 'motor mass' })).toMatch(/no table "motor mass".*motors \(Motors\)/);
    expect(refusal('query_table', { table: 'motors', where: [{ column: 'weight', value: 3 }] })).toMatch(/Columns: id, mass_kg/);
    expect(refusal('query_table', { table: 'motors', where: [{ column: 'id', op: '<', value: 3 }] })).toMatch(/compares numbers/);
    expect(refusal('query_table', { where: [{ column: 'id', value: 3 }] })).toMatch(/need a table/);
    expect(refusal('query_table', { table: 'motors', where: { id: 'a' } })).toMatch(/expected array.*Example: \{"table"/s);
  });
});

describe('read_page', () => {
  it.each([
    '/motors',
    'motors/',
    '/motors/index.md',
    'https://example.org/docs/motors/',
    'openarm://page/motors/',
    'https://example.org/docs/motors.html?x=1',
    'Motors',
  ])('finds a page by %s', (page) =>
    expect(values('read_page', { page })).toMatchObject({ url: 'https://example.org/docs/motors/', markdown, updated: '2026-01-02' }),
  );

  it('answers a question with its answer, not with its row', () =>
    expect(values('read_page', { page: '/motors#what' }).markdown).toBe('## What is it?\n\nA drive.'));

  it('reads a section by heading or anchor, with its subsections and its danger', () => {
    const section = values('read_page', { page: '/motors', section: 'fit j1' });
    expect(section).toMatchObject({ url: 'https://example.org/docs/motors/#fit-it', danger: ['Hold it.'] });
    expect(section.markdown).toContain('## no heading');
    expect(section.markdown).toContain('### Torque');
    expect(section.markdown).not.toContain('## Send');
    expect(values('read_page', { page: '/motors#remove' })).toEqual({
      url: 'https://example.org/docs/motors/#remove',
      title: 'Motors',
      updated: '2026-01-02',
      markdown: '## Remove\n\nUnbolt it.\n\n',
    });
    expect(refusal('read_page', { page: '/motors', section: 'toString' })).toMatch(
      /no section "toString".*fit-it, torque, send, remove, try/,
    );
  });
});

it('adds the dangers earlier in the chapter to commands, otherwise the nearest earlier ones', () => {
  expect(values('read_page', { page: '/motors#send' }).danger).toEqual(['Hold it.']);
  expect(values('read_page', { page: '/motors#run' }).danger).toEqual(['Hot.', 'Loud.']);
  expect(values('read_page', { page: '/motors#warm-up' }).danger).toEqual(['Hot.']);
  expect(values('read_page', { page: '/motors#remove' }).danger).toBeUndefined();
});

describe('read_page of a long page', () => {
  it('returns its beginning and its sections, a part from an offset, and all of it when asked', () => {
    const first = values('read_page', { page: '/long' });
    expect(first).toMatchObject({
      sections: ['First', 'Second'],
      cut: expect.stringMatching(/Ask for a section, or for the whole text/) as string,
    });
    expect(first.markdown).toBe('# Long\n\nWhat it is for.\n');
    const part = values('read_page', { page: '/long', section: 'Second' }) as { markdown: string; cut: string };
    expect(part.markdown.length).toBeLessThan(3000);
    expect(part.markdown.endsWith('\n')).toBe(true);
    const next = Number(/offset (\d+)/.exec(part.cut)?.[1]);
    expect(values('read_page', { page: '/long', section: 'Second', offset: next }).markdown).toMatch(/^\nSentence/);
    expect(values('read_page', { page: '/long', whole: true })).toEqual(expect.not.objectContaining({ cut: expect.anything() as string }));
  });
});

it('says first of all how to stop an arm, if the text names a danger or describes what no failure fits', () => {
  const howTo = /press the emergency stop of its pair.*unplug the mains.*https:\/\/example\.org\/docs\/getting/;
  const unknown = values('find_failure', { text: 'nobody knows this' });
  expect(unknown.failures).toEqual([]);
  expect(unknown.stop_first).toMatch(/^If an arm moves/);
  const danger = values('find_failure', { text: 'the arm is out of control' });
  for (const { stop_first: first } of [unknown, danger]) expect(first).toMatch(howTo);
  expect(danger.stop_first).not.toMatch(/^If/);
  expect(values('find_failure', { text: '[node-1] [ERROR]: gateway lost' }).stop_first).toBeUndefined();
});

it('takes numbers that are spelt as text, and no other text', () => {
  expect(ids([], { limit: '1', offset: '1' })).toEqual(['b']);
  expect(refusal('search_docs', { query: 'motor', limit: 'two' })).toMatch(/- limit \("two"\): /);
  expect(refusal('search_docs', { query: 'motor', limit: '99' })).toMatch(/- limit /);
  // The table of the arm is what is missing, not a number.
  for (const angles of [{ J4: '90' }, ['0', '0', '0', '1.5', '0', '0', '0']])
    expect(refusal('arm_pose', { side: 'left', angles, unit: 'deg', payload_kg: '1' })).toMatch(/arm-bodies: the table is missing/);
});

describe('callTool answers wrong input with a sentence', () => {
  it.each([
    ['search_docs', 'text', /expected object/],
    ['search_docs', { query: 'bus', limit: 99 }, /- limit \(99\): Too big: expected number to be <=30/],
    ['compose_command', { joint: 'J4', q: true, kp: 1, kd: 1 }, /- q \(true\): .*Position in rad/],
    ['search_docs', [1], /expected object/],
    ['search_docs', null, /query/],
    ['search_docs', { query: '\u0000', limit: 1e9 }, /limit/],
    ['search_docs', { query: 'motor', section: 'constructor' }, /no section "constructor".*Hardware/],
    ['decode_can', { text: '011#00' }, /no tables of the CAN bus/],
    ['bill_of_materials', {}, /no bill of materials/],
    ['arm_pose', { side: 'left', pose: 'hanging' }, /arm-bodies: the table is missing/],
    ['build_step', { step: 1 }, /needs its guide/],
    ['build_step', { step: -1 }, /- step \(-1\): Too small/],
    ['read_page', { section: 'Send' }, /^section: "Send" needs its page/],
    ['read_page', { page: '/motors', offset: 1e6 }, /^offset: 1000000 is beyond the text, which has \d+ characters/],
    ['query_table', { table: 'motors', about: 'mass' }, /^table and about: /],
    ['toString', {}, /no tool "toString"/],
    ['search_docs', { query: 'ä'.repeat(600_000) }, /more than 1000000 bytes \(1 MB\)/],
  ])('%s (%#)', (name, input, words) => expect(refusal(name, input)).toMatch(words));
});
