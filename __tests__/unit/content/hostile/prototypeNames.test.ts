import { parse, compile } from '../../fixtures/trees';
import { documentSource, messages, noData, readSource, readTable, dataOf } from '../../fixtures/sources';
import { pipeline } from '../../../../src/content/pipeline';
import { checkPage } from '../../../../src/guides/content/checkPages';

const { check, fill, read } = pipeline;

const data = dataOf(new Map([['motors', readTable('joint,torque_nm,note\nJ1,40,\n').table]]));

const problems = (body: string): string[] => {
  const { file } = read({ collection: 'docs', relativePath: 'wiring.mdx', text: documentSource(body) });
  const page = { ...file, tree: pipeline.parse(file).tree };
  return messages([...check({ text: file, tableNames: [], data }), ...checkPage(page, data.tables)]);
};

describe.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString'])('the name "%s" is unknown like any other', (name) => {
  it.each([
    ['a component', `Text <${name} a="b">c</${name}>.`, `unknown component <${name}>.`],
    ['an attribute', `<Details summary="a" ${name}="b">\n\nText.\n\n</Details>`, `<Details> has no attribute "${name}".`],
    ['an attribute of HTML', `<kbd ${name}="b">a</kbd>`, `<kbd> has no attribute "${name}".`],
    ['an admonition', `:::${name}\nText.\n:::`, name === '__proto__' ? '":::" that opens' : 'unknown admonition ":::'],
    ['a table', `<DataTable name="${name}" />`, `the table "${name}" doesn't exist`],
    ['tables of parts', `<PartsTable name="${name}" />`, `the table "${name}" doesn't exist`],
    ['a table in a sentence', `<Value table="${name}" row="J1" column="note" />`, `<Value> names the table "${name}"`],
    ['a row', `<Value table="motors" row="${name}" column="note" />`, `<Value> names the row "${name}"`],
    ['a column', `<Value table="motors" row="J1" column="${name}" />`, `<Value> names the column "${name}"`],
    ['a part', `<Part id="${name}" />`, `<Part> names the part "${name}"`],
    ['a list of parts', `<Part id="a" table="${name}" />`, `<Part> names the table "${name}"`],
    ['a cell of a part', `<Part id="a" show="${name}" />`, `<Part> has show="${name}"`],
    ['a drawing', `<Figure src="${name}" alt="A" />`, `the figure "${name}" is not in content/figures`],
    ['a guide', `<PartsTray guide="${name}" />`, `<PartsTray> names the guide "${name}"`],
    ['a language', `\`\`\`${name}\na\n\`\`\``, `code block in the unknown language "${name}"`],
  ])('%s', (_kind, body, start) => {
    expect(problems(body)).toContainEqual(expect.stringContaining(`content/docs/wiring.mdx:5: ${start}`));
    expect(problems(body).length).toBeLessThanOrEqual(2);
  });
});

it('headings, definitions and footnotes with such names are words like any other', async () => {
  const body = '## constructor\n\n## __proto__\n\n[a][constructor] b[^toString]\n\n[constructor]: /a\n\n[^toString]: Note.\n';
  expect(readSource(documentSource(body)).problems).toEqual([]);
  const tree = JSON.stringify(await compile(body));
  expect(tree).toContain('"id":"constructor"');
  expect(tree).toContain('"href":"/a"');
  expect(fill({ body, file: 'content/docs/wiring.mdx', data: noData }).mistakes).toEqual([]);
  expect(parse(body).children.length).toBeGreaterThan(3);
});
