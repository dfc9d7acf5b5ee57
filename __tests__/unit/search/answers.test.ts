import type { SearchHit } from '../../../src/search/contract/searchTypes';
import type { Table } from '../../../src/content/tables/csvTable';
import type { AnswerDefinition } from '../../../src/model/searchAnswerTypes';
import type { AnswerGroup } from '../../../src/search/contract/searchAnswers';
import { answerWords } from '../../../src/search/engine/answerWords';
import { findAnswers } from '../../../src/search/engine/findAnswers';
import { withAnswers } from '../../../src/search/interface/dialog/answerHits';
import { buildAnswers } from '../../../src/search/records/answers';
import { smallRecords } from '../fixtures/searchRecords';

describe('words of a question', () => {
  it.each([
    ['J5 id', ['j5', 'id']],
    ['joint 5, joint6, axis-3, motor 7', ['j5', 'j6', 'j3', 'j7']],
    ['0X05 0x15', ['0x5', '0x15']],
    ['DM-J4310-2EC V1.1', ['4310']],
    ['dm j4340p 2ec', ['4340p']],
    ['openarm_joint5?', ['openarm_joint5']],
    ['motor ids', ['motor', 'ids']],
    ['can id 5', ['can', 'j5']],
    ['DM 8009 P torque', ['8009p', 'torque']],
    ['C++ code', ['cpp', 'code']],
    // Values of OpenArm 1 answer for it, and not for OpenArm 2; neither number is that of a code.
    ['OpenArm 1 error 8', ['openarm', 'error', '8']],
    ['OpenArm v1.0 J1', ['openarm', 'j1']],
    ['openarm 2 error 8', ['openarm2', 'error', '8']],
    ['OpenArm v2.0 J1', ['openarm2.0', 'j1']],
    ['v2.0 J1', ['v2.0', 'j1']],
    ['openarm 10', ['openarm', '10']],
    ['  ', []],
  ])('of %j have one spelling', (text, words) => expect(answerWords(text)).toEqual(words));
});

const table = (name: string, key: string, columns: Table['definition']['columns'], rows: Table['rows']): [string, Table] => [
  name,
  { name, file: `content/data/${name}.csv`, rows, definition: { title: name, key, columns } },
];

const text = { label: '', type: 'text' } as const;

const tables = new Map([
  table('ids', 'joint', { joint: text, model: text, send: text }, [
    { joint: 'J1', model: 'DM-J8009P-2EC', send: '0x01' },
    { joint: 'J5', model: 'DM-J4310-2EC V1.1', send: '0x05' },
    { joint: 'J6', model: 'DM-J4310-2EC V1.1', send: '0x06' },
  ]),
  table('motors', 'model', { model: text, torque: { label: '', type: 'number', unit: 'N·m' } }, [
    { model: 'DM-J8009P-2EC', torque: 40 },
    { model: 'DM-J4310-2EC V1.1', torque: 7 },
  ]),
  table('faults', 'code', { code: text, meaning: text }, [
    { code: '8', meaning: 'overvoltage' },
    { code: 'A', meaning: 'overcurrent' },
    { code: 'C', meaning: 'coil' },
  ]),
  table('frames', 'frame', { frame: text, hex: text, place: text }, [
    { frame: '0x100 + ID', hex: '101', place: 'wrist, first' },
    { frame: 'receive ID', hex: '011', place: 'wrist, second' },
    { frame: '0x7FF', hex: '7FF', place: 'upper arm' },
  ]),
]);

const path = '/hardware/motor#limits';

const definitions: readonly AnswerDefinition[] = [
  { table: 'ids', subject: 'joint', text: 'send {send} · {model}', topics: ['id', 'motor'], indifferent: ['left'], alone: true, path },
  { table: 'ids', subject: 'send', text: 'send ID of {joint}', topics: ['id'], alone: true, path },
  { table: 'ids', joined: { table: 'motors', by: 'model' }, subject: 'model', text: '{joint} · {torque}', topics: ['torque'], path },
  { table: 'faults', subject: 'code', text: '{meaning}', topics: ['fault', 'error', 'code'], path },
  { table: 'frames', subject: 'frame', names: ['hex', 'place'], text: '{place}', topics: ['frame'], path },
];

const { groups, problems } = buildAnswers(definitions, tables, smallRecords.pages);

const lines = (query: string, among: readonly AnswerGroup[] = groups): string[] =>
  findAnswers(query, among).map((answer) => `${answer.subject} · ${answer.text}`);

describe('lines from tables', () => {
  it('say where their table stands', () => {
    expect(problems).toEqual([]);
    const [first] = groups;
    expect(first).toMatchObject({ path, section: 'Hardware', page: 'Motor specifications', heading: 'Limits', alone: true });
    expect(first?.lines[1]).toEqual(['J5', ['j5'], 'send 0x05 · DM-J4310-2EC V1.1']);
  });

  it('join rows of one subject, print units, and are found without the P of a model', () => {
    expect(groups[2]?.lines).toEqual([
      ['DM-J8009P-2EC', ['8009p', '8009'], 'J1 · 40\u00a0N·m'],
      ['DM-J4310-2EC V1.1', ['4310'], 'J5, J6 · 7\u00a0N·m'],
    ]);
  });

  it('are found by a code or a frame with 0x before it, and by what stands before a comma', () =>
    expect(groups.slice(3).map((group) => group.lines.map(([, names]) => names))).toEqual([
      [
        ['8', '0x8'],
        ['a', '0xa'],
        ['c', '0xc'],
      ],
      [
        ['101', '0x101', 'wrist'],
        ['011', 'wrist'],
        ['7ff', '0x7ff'],
      ],
    ]));

  it('are none of a site without the table', () => {
    expect(buildAnswers(definitions, new Map(), smallRecords.pages)).toEqual({ groups: [], problems: [] });
  });

  it.each([
    [{ text: '{sent}' }, 'names the column "sent". Did you mean "send"?'],
    [{ path: '/hardware/motor#limit' }, 'leads to "/hardware/motor#limit", but no page has that heading.'],
    [{ path: '/hardware/moto' }, 'leads to "/hardware/moto", but no page has that heading.'],
  ])('with a mistake, %j, stop the build', (mistake, message) => {
    const [definition] = definitions;
    const built = buildAnswers(definition ? [{ ...definition, ...mistake }] : [], tables, smallRecords.pages);
    expect(built.groups).toEqual([]);
    expect(built.problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
    expect(built.problems[0]?.file).toBe('src/site/searchAnswers.ts');
  });
});

describe('a question', () => {
  const j5 = 'J5 · send 0x05 · DM-J4310-2EC V1.1';

  it.each(['J5', 'j5 id', 'J5 IDs', 'motor of joint 5', 'what is the id of the left J5?', 'j5 i', 'ID J5'])(
    'such as %j is answered',
    (query) => expect(lines(query)).toEqual([j5]),
  );

  it('about several subjects is answered for each', () =>
    expect(lines('id of J5 and J6')).toEqual([j5, 'J6 · send 0x06 · DM-J4310-2EC V1.1']));

  it('by its number is answered however that is written', () => {
    for (const query of ['0x05', '0x5', '0X05 id']) expect(lines(query)).toEqual(['0x05 · send ID of J5']);
  });

  it('that needs a word besides the subject is not answered without it', () => {
    expect(lines('4310')).toEqual([]);
    expect(lines('4310 torque')).toEqual(['DM-J4310-2EC V1.1 · J5, J6 · 7\u00a0N·m']);
  });

  it('takes a small word for a name at its end only', () => {
    expect(lines('fault A')).toEqual(['A · overcurrent']);
    expect(lines('what is a fault')).toEqual([]);
    expect(lines('fault C')).toEqual(['C · coil']);
    for (const query of ['C code', 'C++ code', 'C error', 'code C++']) expect(lines(query)).toEqual([]);
  });

  it.each(['J5 J6 assembly step 4', 'J5 idx ', 'J9', 'motor', 'id', '', 'J5 torque curve', '0x99'])(
    'such as %j is left to the results',
    (query) => expect(lines(query)).toEqual([]),
  );

  it('has three answers at most', () => expect(lines('id of J1 J5 J6 0x01')).toHaveLength(3));
});

describe('a search with answers', () => {
  const search = withAnswers(
    ({ requests }) => Promise.resolve({ results: requests.map(({ indexName }) => ({ index: indexName, hits: [], nbHits: 0 })) }),
    (query, hits) => ({ lines: findAnswers(query, groups), first: [], rows: [], rest: hits }),
  );
  const ask = async (query: string) => (await search({ requests: [{ indexName: 'docs', query }] })).results[0];

  it('begins with them, counts none of them, and has DocSearch remember their place', async () => {
    const result = await ask('J5 id');
    expect(result?.nbHits).toBe(0);
    expect(result?.hits).toEqual([
      expect.objectContaining({
        url: path,
        type: 'content',
        hierarchy: { lvl0: 'Direct answer', lvl1: 'Motor specifications', lvl2: 'Limits' },
        answer: expect.objectContaining({ subject: 'J5' }) as unknown,
      }),
    ]);
  });

  it('is the same search where there are none', async () => expect((await ask('gripper'))?.hits).toEqual([]));

  it('has rows after the page that stands first, whose hits have a heading of their own, and other hits of its section after them', async () => {
    const hit = (url: string): SearchHit => ({
      ...{ objectID: url, url, type: 'lvl1', content: null, hierarchy: { lvl0: 'Software' } },
      _highlightResult: { hierarchy: { lvl0: { value: 'Software', matchLevel: 'none' } } },
    });
    const hits = [hit('/can#no-reply'), hit('/setup')];
    const [row] = findAnswers('J5 id', groups);
    const arranged = withAnswers(
      ({ requests }) => Promise.resolve({ results: requests.map(({ indexName }) => ({ index: indexName, hits, nbHits: 2 })) }),
      (_query, [first, ...rest], routeOf) => {
        expect(first && routeOf(first)).toBe('/can');
        return { lines: [], first: first ? [first] : [], rows: row ? [row] : [], rest };
      },
    );
    const [result] = (await arranged({ requests: [{ indexName: 'docs', query: 'motor does not answer' }] })).results;
    // DocSearch reads the section from what is marked, where there is something.
    expect(result?.hits.map(({ _highlightResult: marked }) => marked?.hierarchy?.lvl0?.value)).toEqual([
      'Likeliest page',
      undefined,
      'Software',
    ]);
    expect(result?.hits.map(({ url, hierarchy }) => [url, hierarchy.lvl0])).toEqual([
      ['/can#no-reply', 'Likeliest page'],
      [path, 'Direct answer'],
      ['/setup', 'Software'],
    ]);
  });
});
