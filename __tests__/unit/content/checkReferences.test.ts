import { check, read } from '../../../src/content/pipeline';
import { dataOf, documentSource, messages, motors, motorsCsv, readTable } from '../fixtures/sources';

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

describe('a table that a document names or shows is reported', () => {
  it('if the frontmatter names one that does not exist', () => {
    expect(problems('Text.', 'tables: [motor]\n')).toEqual([
      'content/docs/wiring.mdx:4: frontmatter names the table "motor", which doesn\'t exist. Did you mean "motors"?',
    ]);
  });

  it('if the frontmatter names one that the page does not show', () => {
    expect(problems('Text.', named)).toEqual([
      'content/docs/wiring.mdx:4: frontmatter names the table "motors", but the page doesn\'t show it. Remove it from "tables".',
    ]);
  });

  it('if the page shows one that does not exist', () => {
    expect(problems('Text.\n\n<KeyFigures name="moters" />')).toEqual([
      'content/docs/wiring.mdx:7: the table "moters" doesn\'t exist. Did you mean "motors"?',
    ]);
  });

  it('if the page shows one that the frontmatter does not name', () => {
    expect(problems(shown)).toEqual([
      'content/docs/wiring.mdx:5: the page shows the table "motors". Add it to "tables" in the frontmatter.',
    ]);
  });

  it('if only the search reads it: no page would follow its changes', () => {
    const words = dataOf(new Map([['motors', readTable(motorsCsv, { ...motors, searchOnly: true }).table]]));
    expect(problems(shown, named, words)).toEqual([
      'content/docs/wiring.mdx:6: the table "motors" is for search only. Remove it, or remove "searchOnly" from src/site/tables.',
    ]);
  });

  it('if a column or row does not exist', () => {
    expect(problems('<DataTable name="motors" columns="joint,torque" rows="J1,J9" />', named)).toEqual([
      'content/docs/wiring.mdx:6: table "motors" has no column "torque". Did you mean "torque_nm"?',
      'content/docs/wiring.mdx:6: table "motors" has no row "J9". Did you mean "J1"?',
    ]);
  });
});

describe('a value that is not in the tables is reported', () => {
  it('an unknown table', () => {
    expect(problems('Text <Value table="motor" row="J1" column="torque_nm" />.')).toEqual([
      'content/docs/wiring.mdx:5: <Value> names the table "motor", which doesn\'t exist. Did you mean "motors"?',
    ]);
  });

  it('an unknown column', () => {
    expect(problems('Text.\n\n<Value table="motors" row="J1" column="torqe_nm" />')).toEqual([
      'content/docs/wiring.mdx:7: <Value> names the column "torqe_nm", which table "motors" doesn\'t have. Did you mean "torque_nm"?',
    ]);
  });

  it('an unknown row', () => {
    expect(problems('Text <Value table="motors" row="J3" column="torque_nm" />.')).toEqual([
      'content/docs/wiring.mdx:5: <Value> names the row "J3", which table "motors" doesn\'t have in column "joint". Did you mean "J1"?',
    ]);
  });

  it('an empty cell', () => {
    expect(problems('Text <Value table="motors" row="J1" column="note" />.')).toEqual([
      'content/docs/wiring.mdx:5: <Value> names an empty cell: row "J1", column "note" of table "motors". Fill it in, or name another.',
    ]);
  });
});

describe('what else a document names is reported', () => {
  it('an unknown figure', () => {
    expect(problems('Text.\n\n<Figure src="zero-poses.svg" alt="The arm hangs down." />')).toEqual([
      'content/docs/wiring.mdx:7: the figure "zero-poses.svg" is not in content/figures. Did you mean "zero-pose.svg"?',
    ]);
  });

  it('an unknown code language', () => {
    expect(problems('Text.\n\n```pyton\nprint(1)\n```\n')).toEqual([
      'content/docs/wiring.mdx:7: code block in the unknown language "pyton", which isn\'t highlighted. Did you mean "python"?',
    ]);
  });
});
