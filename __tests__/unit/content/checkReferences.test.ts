import { pipeline } from '../../../src/plugins';
import { dataOf, documentSource, messages, motors, motorsCsv, readTable } from '../fixtures/sources';

const { check, read } = pipeline;
const data = dataOf(new Map([['motors', readTable(motorsCsv).table]]), ['joint-ranges.svg', 'zero-pose.svg']);

function problems(body: string, fields = '', from = data): string[] {
  const { file } = read({ collection: 'docs', relativePath: 'wiring.mdx', text: documentSource(body, fields) });
  const found = check({ text: file, tableNames: file.frontmatter.tables ?? [], data: from });
  return messages([...found].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
}
const named = 'tables: [motors]\n';
const shown = '<DataTable name="motors" />';

describe('references that lead somewhere are right', () => {
  it('tables, columns, rows, figures, values and languages', () => {
    const body = `<DataTable name="motors" columns="joint, torque_nm" rows="J2,J1" />

<KeyFigures name="motors" columns="torque_nm" />

<Figure src="zero-pose.svg" alt="The arm hangs down." />

J1 has <Value table="motors" row="J1" column="torque_nm" />.

\`\`\`cpp
int main() {}
\`\`\`
`;
    expect(problems(body, named)).toEqual([]);
  });
});

it.each<[what: string, body: string, fields: string, ...messages: string[]]>([
  [
    'a table of the frontmatter that does not exist',
    'Text.',
    'tables: [motor]\n',
    '4: frontmatter names the table "motor", which doesn\'t exist.',
  ],
  [
    'a table of the frontmatter that the page does not show',
    'Text.',
    named,
    '4: frontmatter names the table "motors", but the page doesn\'t show it.',
  ],
  [
    'a table that does not exist',
    'Text.\n\n<KeyFigures name="moters" />',
    '',
    '7: <KeyFigures>: the table "moters" doesn\'t exist. Did you mean "motors"?',
  ],
  ['a table that the frontmatter does not name', shown, '', '5: the page shows the table "motors". Add it to "tables" in the frontmatter.'],
  [
    'a column and a row that do not exist',
    '<DataTable name="motors" columns="joint,torque" rows="J1,J9" />',
    named,
    '6: <DataTable>: table "motors" has no column "torque". Did you mean "torque_nm"?',
    '6: <DataTable>: table "motors" has no row "J9". Known: "J1", "J2".',
  ],
  [
    'a value of an unknown table',
    'Text <Value table="motor" row="J1" column="torque_nm" />.',
    '',
    '5: <Value>: the table "motor" doesn\'t exist. Did you mean "motors"?',
  ],
  [
    'a value of an unknown column',
    'Text.\n\n<Value table="motors" row="J1" column="torqe_nm" />',
    '',
    '7: <Value>: table "motors" has no column "torqe_nm". Did you mean "torque_nm"?',
  ],
  [
    'a value of an unknown row',
    'Text <Value table="motors" row="J3" column="torque_nm" />.',
    '',
    '5: <Value>: table "motors" has no row "J3". Known: "J1", "J2".',
  ],
  [
    'an empty value',
    'Text <Value table="motors" row="J1" column="note" />.',
    '',
    '5: <Value> names an empty cell: row "J1", column "note" of table "motors".',
  ],
  [
    'an unknown figure',
    'Text.\n\n<Figure src="zero-poses.svg" alt="The arm hangs down." />',
    '',
    '7: the figure "zero-poses.svg" is not in content/figures. Did you mean "zero-pose.svg"?',
  ],
  [
    'an unknown code language',
    'Text.\n\n```pyton\nprint(1)\n```\n',
    '',
    '7: code block in the unknown language "pyton", which isn\'t highlighted. Did you mean "python"?',
  ],
])('%s is reported with its line', (_what, body, fields, ...messages) => {
  expect(problems(body, fields)).toEqual(
    messages.map((message) => expect.stringContaining(`content/docs/wiring.mdx:${message}`) as string),
  );
});

it('a table that only the search reads is reported where a page shows it: no page would follow its changes', () => {
  const words = dataOf(new Map([['motors', readTable(motorsCsv, { ...motors, searchOnly: true }).table]]));
  expect(problems(shown, named, words)).toEqual([
    'content/docs/wiring.mdx:6: the table "motors" is for search only. Remove it, or remove "searchOnly" from src/site/tables.',
  ]);
});
