import { markdownTree, toMarkdown } from '../../../content/markdown/markdownTree';
import { figureNames } from '../../../content/parse/references';
import { checkSymptoms } from '../checkSymptoms';
import { readCsvTable } from '../../../content/tables/csvTable';
import type { Table } from '../../../content/tables/csvTable';
import type { TableDefinition } from '../../../model/tableTypes';
import { softwareReferenceTables, softwareTables } from '../../../site/tables/software';
import { readSymptom } from '../symptomRows';
import { symptomTables } from '../tables';
import { searchTables } from '../../../site/tables/words';
import { dataOf, documentSource, messages, readDocument, readSource } from '../../../../__tests__/unit/fixtures/sources';

const file = 'content/data/symptoms.csv';

const columns = Object.keys(symptomTables.symptoms.columns);

const given: Readonly<Record<string, string>> = {
  area: 'bus',
  causes: 'A cause',
  check: 'Look',
  fix: 'Mend',
  basis: 'source',
  source: 'documentation',
  page: '/software/can',
};

const row = (id: string, values: Readonly<Record<string, string>> = {}): string =>
  columns.map((name) => `"${{ ...given, id, symptom: `Symptom ${id}`, ...values }[name] ?? ''}"`).join();

function table(name: string, definition: TableDefinition, csv: string): Table {
  const { table: read, problems } = readCsvTable(name, `content/data/${name}.csv`, csv, definition);
  expect(messages(problems)).toEqual([]);
  return read;
}

const symptoms = (...rows: string[]): Table => table('symptoms', symptomTables.symptoms, [columns.join(), ...rows].join('\n'));

const tools = table(
  'can-tools',
  softwareTables['can-tools'],
  'job,packages,cli\nSet up a port,openarm-can-configure-socketcan,openarm-can-cli -i can0 can_configure\n',
);
const commands = table(
  'can-cli-commands',
  softwareReferenceTables['can-cli-commands'],
  'command,options,job\ndiscover,-m 16,Finds motors\n',
);

const page = (file: string, body: string) => readDocument(file, documentSource(body, 'tables: [symptoms]\n')).text;

/** The page of all symptoms, which lists titles, and the page of an area, which has its rows. */
const all = page('getting-started/troubleshooting.mdx', '## CAN bus\n\n<SymptomTitles name="symptoms" area="bus" />');
const ofBus = page('getting-started/troubleshooting/can-bus.mdx', '<Symptoms name="symptoms" area="bus" />');

const problemsOf = (...tables: Table[]): string[] =>
  messages(checkSymptoms([all, ofBus], new Map([...tables, tools, commands].map((one) => [one.name, one]))));

const questions = (...lines: string[]): Table =>
  table('path-questions', symptomTables['path-questions'], ['question_id,path,question,look', ...lines].join('\n'));
const answers = (...lines: string[]): Table =>
  table('path-answers', symptomTables['path-answers'], ['answer_id,question_id,answer,next_question,symptoms', ...lines].join('\n'));

describe('the table of symptoms', () => {
  it('has nothing wrong where every row is shown and its commands exist', () => {
    const right = symptoms(
      row('bus-a', { fix: 'Run `sudo openarm-can-cli -i can1 can_configure` or `openarm-can-cli discover -m 8`' }),
      row('bus-b'),
    );
    expect(problemsOf(right)).toEqual([]);
    expect(checkSymptoms([], new Map())).toEqual([]);
  });

  it('has rows that no page shows, and two that nobody can tell apart, named together', () => {
    expect(
      problemsOf(symptoms(row('motor-a', { area: 'motor' }), row('bus-b', { symptom: 'It hums' }), row('bus-c', { symptom: 'It hums' }))),
    ).toEqual([
      `${file}:2: the symptom "motor-a" is not on /getting-started/troubleshooting/motors, but links lead there. Add <Symptoms name="symptoms" area="motor" /> there.`,
      `${file}:2: the symptom "motor-a" is not on /getting-started/troubleshooting, but links lead there. Add <SymptomTitles name="symptoms" area="motor" /> there.`,
      `${file}:4: the symptom "bus-c" has the same words as "bus-b". Say how the two differ.`,
    ]);
  });

  it('has an id to which links can lead, by its first word', () => {
    expect(problemsOf(symptoms(row('bus-LED off'), row('motor-a')))).toEqual([
      `${file}:2: the id "bus-LED off" is not a valid anchor. Write lower-case letters, digits and single hyphens.`,
      `${file}:3: the symptom "motor-a" is in the area "bus", whose ids begin with "bus-". Change one of the two.`,
    ]);
  });

  it('stands below the name of the area, by which search calls it, and has words of readers for its own rows only', () => {
    const text = page('getting-started/troubleshooting.mdx', '## The bus\n\n<SymptomTitles name="symptoms" area="bus" />');
    const words = table(
      'search-words',
      searchTables['search-words'],
      'word,means\nit hums,#bus-a\nit sings,#bus-a; not #bus-b\nbuy,price\nit buzzes,#bus-a #bus-a\nit rings,not#bus-a\nit knocks,bus-a\nit howls,!stp\n',
    );
    const tables = new Map([symptoms(row('bus-a')), words].map((one) => [one.name, one]));
    expect(messages(checkSymptoms([text, ofBus], tables))).toEqual([
      'content/docs/getting-started/troubleshooting.mdx:8: the area "bus" is below the heading "The bus". Change it to "CAN bus", as in src/site/symptoms.ts.',
      'content/data/search-words.csv:3: "bus-b" is not a symptom. Did you mean "bus-a"?',
      'content/data/search-words.csv:5: "#bus-a #bus-a" is neither a failure nor words. Write #failure or not #failure, and "; " between several.',
      'content/data/search-words.csv:6: "not#bus-a" is neither a failure nor words. Write #failure or not #failure, and "; " between several.',
      'content/data/search-words.csv:7: "bus-a" is a failure, but stands for words. Write #failure or not #failure, and "; " between several.',
      'content/data/search-words.csv:8: "!stp" is unknown. Write !stop for an arm that has to be stopped first.',
    ]);
  });

  it('says where messages are from, or has none', () => {
    expect(problemsOf(symptoms(row('bus-a', { messages: 'Error 1' }), row('bus-b', { message_basis: 'seen' })))).toEqual([
      `${file}:2: the symptom "bus-a" needs both "messages" and "message_basis", or neither.`,
      `${file}:3: the symptom "bus-b" needs both "messages" and "message_basis", or neither.`,
    ]);
  });

  it('names only commands that the tools of the row have', () => {
    expect(
      problemsOf(
        symptoms(
          row('bus-a', { fix: 'Run `openarm-can-cli discovr`' }),
          row('bus-b', { check: 'Run `openarm-can-configure-socketcan can0`' }),
          row('bus-c', { check: 'Run `openarm-can-configure-socketcan can0`', tools: 'packages' }),
          row('bus-d', { tools: 'package' }),
        ),
      ),
    ).toEqual([
      `${file}:2: the symptom "bus-a" names \`openarm-can-cli discovr\` in "fix", which no version of the tools has by can-tools.csv. Did you mean "openarm-can-cli discover"?`,
      `${file}:3: the symptom "bus-b" names \`openarm-can-configure-socketcan\` in "check", but the row is for cli, and only packages has it. Name another command, or correct "tools".`,
      `${file}:5: "package" is not a tool version of src/site/choices.ts. Did you mean "packages"?`,
    ]);
  });
});

describe('a path of questions', () => {
  it('leads from each answer to a question or to symptoms', () => {
    const right = [
      questions('first,motor,Q?,Look', 'second,motor,Q?,Look'),
      answers('a,first,A,second,', 'b,first,B,,bus-x', 'c,second,C,,bus-x'),
    ];
    expect(problemsOf(symptoms(row('bus-x')), ...right)).toEqual([]);
    expect(
      problemsOf(symptoms(row('bus-x')), questions('first,motor,Q?,Look'), answers('a,first,A,secnd,', 'b,frst,B,,bus-y', 'c,first,C,,')),
    ).toEqual([
      'content/data/path-answers.csv:2: the answer "a" leads to the question "secnd", which doesn\'t exist. Known: "first".',
      'content/data/path-answers.csv:3: the answer "b" belongs to the question "frst", which doesn\'t exist. Did you mean "first"?',
      'content/data/path-answers.csv:3: the answer "b" names the symptom "bus-y", which doesn\'t exist. Did you mean "bus-x"?',
      'content/data/path-answers.csv:4: the answer "c" must lead to either a question or symptoms. Fill in one of the two columns.',
    ]);
  });

  it('has four questions at most, no circle, and no question that nobody is asked', () => {
    const chain = (...names: string[]): Table[] => [
      questions(...names.map((id) => `${id},motor,Q?,Look`)),
      answers(...names.map((id, at) => `to-${id},${id},A,${names[at + 1] ?? ''},${names[at + 1] === undefined ? 'bus-x' : ''}`)),
    ];
    expect(problemsOf(symptoms(row('bus-x')), ...chain('a', 'b', 'c', 'd'))).toEqual([]);
    expect(problemsOf(symptoms(row('bus-x')), ...chain('a', 'b', 'c', 'd', 'e'))).toEqual([
      'content/data/path-questions.csv:2: the question "a" leads over more than 4 questions, or in a cycle. Shorten the path.',
    ]);
    const circle = [
      questions('a,motor,Q?,Look', 'b,motor,Q?,Look', 'lost,motor,Q?,Look'),
      answers('1,a,A,b,', '2,b,B,a,', '3,lost,C,,bus-x'),
    ];
    expect(problemsOf(symptoms(row('bus-x')), ...circle)).toEqual([
      'content/data/path-questions.csv:2: the question "a" leads over more than 4 questions, or in a cycle. Shorten the path.',
      'content/data/path-questions.csv:4: the question "lost" is not reached by any answer and is not the first of its path, "a". Make an answer lead to it.',
    ]);
  });
});

it('symptoms are read in Markdown with everything that helps', () => {
  const data = dataOf(
    new Map([['symptoms', symptoms(row('bus-a', { symptom: '`can0` is gone', danger: 'The arm falls.', basis: 'report' }))]]),
  );
  const { filled } = readSource(documentSource('<Symptoms name="symptoms" rows="bus-a" />', 'tables: [symptoms]\n'), data).document;
  const text = toMarkdown(markdownTree(filled, { figureUrl: String, absolute: (href) => `https://example.org${href}` }));
  for (const part of [
    '**`can0` is gone**',
    '**Danger:** The arm falls.',
    '1. A cause',
    '**Fix:** Mend',
    'Reported by a user',
    'https://example.org/software/can',
  ])
    expect(text).toContain(part);
});

describe('the photo of a symptom', () => {
  const photos = new Set(['plug.jpg']);
  const withPhoto = (values: Readonly<Record<string, string>>): Table => symptoms(row('bus-a', values));
  const found = (values: Readonly<Record<string, string>>): string[] =>
    messages(checkSymptoms([all, ofBus], new Map([withPhoto(values), tools, commands].map((one) => [one.name, one])), photos));

  it('exists, and says what it shows', () => {
    expect(found({ photo: 'plug.jpg', photo_alt: 'A loose plug' })).toEqual([]);
    expect(found({ photo: 'plug.jpg' })).toEqual([`${file}:2: the symptom "bus-a" needs both "photo" and "photo_alt", or neither.`]);
    expect(found({ photo: 'plig.jpg', photo_alt: 'A' })).toEqual([
      `${file}:2: the photo "plig.jpg" is not in content/photos. Did you mean "plug.jpg"?`,
    ]);
  });

  it('is on the page and in its Markdown', () => {
    const data = dataOf(new Map([['symptoms', withPhoto({ photo: 'plug.jpg', photo_alt: 'A loose plug' })]]), photos);
    const { text } = readDocument('a.mdx', documentSource('<Symptoms name="symptoms" area="bus" />', 'tables: [symptoms]\n'), data);
    expect(figureNames(text.filled)).toEqual(['plug.jpg']);
    const plain = markdownTree(text.filled, { figureUrl: (name) => `/files/${name}`, absolute: (href) => href });
    expect(toMarkdown(plain)).toContain('![A loose plug](/files/plug.jpg)');
  });
});

it('names the row that a row leads to, and the page that any other leads to', () => {
  const { rows } = symptoms(row('bus-a', { page: '/getting-started/troubleshooting/can-bus#bus-b' }), row('bus-b'));
  const titles = new Map([['/software/can', 'CAN library']]);
  expect(rows.map((one) => readSymptom(one, titles, rows).page)).toEqual([
    { label: 'Symptom bus-b', href: '/getting-started/troubleshooting/can-bus#bus-b' },
    { label: 'CAN library', href: '/software/can' },
  ]);
});
