import { smallRecords } from '../../../__tests__/unit/fixtures/searchRecords';
import type { Table } from '../../content/tables/csvTable';
import type { AnswerDefinition } from '../../model/siteTypes';
import { createEngine } from '../engine/engine';
import { makeIndex, textsOf } from '../engine/makeIndex';
import { buildAnswers } from '../records/answers';

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

const records = { ...smallRecords, answers: groups };
const engine = createEngine(makeIndex(records));
engine.showTexts(textsOf(records));

const lines = (query: string): string[] =>
  engine
    .search({ indexName: 'docs', query })
    .hits.flatMap(({ kind, answer }) => (kind === 'answer' && answer ? [`${answer.subject} · ${answer.text}`] : []));

describe('lines from tables', () => {
  it('have the position of their table', () => {
    expect(problems).toEqual([]);
    const [first] = groups;
    expect(first).toMatchObject({ path, section: 'Hardware', page: 'Motor specifications', heading: 'Limits', alone: true });
    expect(first?.lines[1]).toEqual(['J5', 'J5 5', 'send 0x05 · DM-J4310-2EC V1.1']);
  });

  it('join the rows of a subject, with units and spellings', () => {
    expect(groups[2]?.lines).toEqual([
      ['DM-J8009P-2EC', 'DM-J8009P-2EC 8009', 'J1 · 40\u00a0N·m'],
      ['DM-J4310-2EC V1.1', 'DM-J4310-2EC V1.1', 'J5, J6 · 7\u00a0N·m'],
    ]);
  });

  it('need their table', () => {
    expect(buildAnswers(definitions, new Map(), smallRecords.pages)).toEqual({ groups: [], problems: [] });
  });

  it.each([
    [{ text: '{sent}' }, 'names the column "sent". Did you mean "send"?'],
    [{ path: '/hardware/motor#limit' }, 'leads to "/hardware/motor#limit", but no page has that heading.'],
    [{ path: '/hardware/moto' }, 'leads to "/hardware/moto", but no page has that heading.'],
  ])('report the mistake %j', (mistake, message) => {
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

  it('by a number is answered in every spelling', () => {
    for (const query of ['0x05', '0x5', '0X05 id']) expect(lines(query)).toEqual(['0x05 · send ID of J5']);
  });

  it('needs a topic unless the subject is enough', () => {
    expect(lines('4310')).toEqual([]);
    expect(lines('4310 torque')).toEqual(['DM-J4310-2EC V1.1 · J5, J6 · 7\u00a0N·m']);
  });

  it('takes a letter for a name only at its end', () => {
    expect(lines('fault A')).toEqual(['A · overcurrent']);
    expect(lines('what is a fault')).toEqual([]);
    expect(lines('fault C')).toEqual(['C · coil']);
    for (const query of ['fault 0x8', 'error 8', 'code: 8']) expect(lines(query)).toEqual(['8 · overvoltage']);
    for (const query of ['C++ code', 'code C++']) expect(lines(query)).toEqual([]);
    expect(lines('frame 0x101')).toEqual(['0x100 + ID · wrist, first']);
  });

  it.each(['J5 J6 assembly step 4', 'J5 idx ', 'J9', 'motor', 'id', '', 'J5 torque curve', '0x99'])(
    'such as %j is left to the results',
    (query) => expect(lines(query)).toEqual([]),
  );

  it('that names two subjects of one line is answered by this line alone', () => {
    const [group] = groups;
    const cables = {
      ...group,
      topics: ['cable'],
      alone: false,
      lines: [
        ['hub to J1', 'hub/J1', '450 mm'],
        ['hub to J4', 'hub/J4', '650 mm'],
      ] as const,
    };
    const among = createEngine(makeIndex({ ...records, answers: [cables] as typeof groups }));
    among.showTexts(textsOf({ ...records, answers: [cables] as typeof groups }));
    const answered = (query: string) => among.search({ indexName: 'docs', query }).hits.flatMap(({ answer }) => answer?.subject ?? []);
    expect(answered('cable from hub to J4')).toEqual(['hub to J4']);
    expect(answered('cable of the hub')).toEqual(['hub to J1', 'hub to J4']);
    expect(answered('hub J4')).toEqual([]);
  });

  it('has its place before the texts have loaded', () => {
    const early = createEngine(makeIndex(records)).search({ indexName: 'docs', query: 'J5 id' }).hits;
    expect(early[0]?.answer).toMatchObject({ subject: 'J5', text: '…', path });
  });

  it('has three answers at most', () => expect(lines('id of J1 J5 J6 0x01')).toHaveLength(3));
});
