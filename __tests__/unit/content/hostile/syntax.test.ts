import { bodyProblems, dataOf, documentSource, messages } from '../../fixtures/sources';
import { pipeline } from '../../../../src/plugins';

const { check, read } = pipeline;

const at = (line: number, message: string): string => `content/docs/wiring.mdx:${line}: ${message}`;

describe('a block that is not closed is reported where it opens, not swallowed with the rest of the page', () => {
  it.each([
    ['an admonition', ':::danger\nText.\n\n## Heading\n', "admonition that isn't closed. Write ::: on a line of its own where it ends."],
    ['one with a title', ':::note[Title]\nText.\n', "admonition that isn't closed. Write ::: on a line of its own where it ends."],
    ['one with nothing in it', ':::note\n', "admonition that isn't closed. Write ::: on a line of its own where it ends."],
    ['one of four colons', '::::note\nText.\n:::\n', "admonition that isn't closed. Write :::: on a line of its own where it ends."],
    ['a formula', '$$\na = b\n\nText.\n', "formula that isn't closed. Write $$ on a line of its own where it ends."],
    ['code', '```text\na\n\nText.\n', "code block that isn't closed. Write ``` on a line of its own where it ends."],
    ['code in a quote', '> ```text\n> a\n\nText.\n', "code block that isn't closed. Write ``` on a line of its own where it ends."],
    ['code of tildes', '~~~~text\na\n~~~\n', "code block that isn't closed. Write ~~~~ on a line of its own where it ends."],
  ])('%s', (_kind, block, message) => {
    expect(bodyProblems(`Text.\n\n${block}`)).toContain(at(7, message));
  });

  it.each([
    ['an admonition', ':::danger[Title]\nText.\n:::'],
    ['an admonition in a list', '- a\n\n  :::note\n  Text.\n  :::'],
    ['an admonition in an admonition', '::::note\n:::tip\nText.\n:::\n::::'],
    ['code in a quote', '> ```text\n> a\n> ```'],
    ['code in a list', '- a\n\n  ```text\n  a\n  ```'],
    ['code of code', '````text\n```\n````'],
    ['a formula', '$$\na = b\n$$'],
    ['colons in code', '```text\n:::\n```\n\n`:::`'],
    ['colons in a sentence', 'a ::: b, openarm::can, 10:30 and `a`::: b'],
    ['colons that are escaped', '\\:::\n\n\\:::note'],
    ['dollars', 'It costs $5 or \\$\\$.'],
  ])('%s that is right is not reported', (_kind, block) => expect(bodyProblems(`Text.\n\n${block}\n`)).toEqual([]));

  it.each([':::', ':::::', ':::\nText.'])('signs that open and close nothing: %j', (line) => {
    expect(bodyProblems(`Text.\n\n${line}\n`)).toEqual([
      at(7, '":::" that opens or closes nothing. Write :::danger[Title], without a space, to open, ::: to close, or remove it.'),
    ]);
  });

  it('dollars without others', () => {
    expect(bodyProblems('Text with $$a = b.\n')).toEqual([
      at(5, '"$$" without a closing "$$". Add it, or write \\$\\$ for two dollar signs.'),
    ]);
  });

  it('words that a formula would lose', () => {
    expect(bodyProblems('$$ a = b\nc\n$$\n')).toEqual([
      at(5, 'formula with "a = b" after its opening $$, which is ignored. Write it on the next line.'),
    ]);
  });
});

describe('a word in a formula', () => {
  it.each(['\\tau_{load}', 'x^{max}', '\\frac{q_{ other }}{2}'])('that is set and read letter by letter is reported: %s', (formula) => {
    expect(bodyProblems(`Text $$${formula}$$.\n`)).toEqual([
      expect.stringMatching(/:5: the formula prints "(load|max|other)" as single variables\. Write \\mathrm\{\1\}\.$/),
    ]);
  });

  it.each(['\\tau_{\\mathrm{load}}', 'x_{ij}', '\\tau_{ff}', 'a^{n-1}'])('that is one, or only indices, is not: %s', (formula) => {
    expect(bodyProblems(`Text $$${formula}$$.\n`)).toEqual([]);
  });
});

describe('a formula that cannot be printed is reported', () => {
  it.each(['$$\\frac{$$', '$$\n\\frac{\n$$', '$$\\foo$$', '$$a}$$', `$$${'{'.repeat(3000)}$$`, '$$\\def\\a{\\a\\a}\\a$$'])(
    '%.30s',
    (formula) => {
      const [first, ...others] = bodyProblems(`Text.\n\n${formula}\n`);
      expect(first).toMatch(/^content\/docs\/wiring\.mdx:7: the formula can't be parsed: .*\. Correct its TeX\.$/);
      expect(others).toEqual([]);
    },
  );

  it.each([
    '\\href{javascript:alert(1)}{a}',
    '\\url{https://example.org}',
    '\\includegraphics{a.png}',
    '\\class{a}{b}',
    '\\id{main}{b}',
    '\\style{a}{b}',
  ])('or that asks for what formulas may not: %s', (formula) => {
    expect(bodyProblems(`$$${formula}$$\n`)).toEqual([
      at(5, `the formula has "${/\\\w+/.exec(formula)?.[0]}", which isn't allowed in formulas. Remove it.`),
    ]);
  });

  it('empty', () => {
    expect(bodyProblems('$$\n$$\n')).toEqual([at(5, 'the formula is empty. Write it between the dollar signs, or remove them.')]);
  });
});

describe('a code block is reported', () => {
  const block = (info: string): string => `\`\`\`${info}\na\nb\n\`\`\`\n`;

  it.each([
    ['text {1-300000000}', 'code block of 2 lines that highlights 1-300000000. Correct the number.'],
    ['mermaid', '"mermaid" isn\'t drawn here. Put the drawing into content/figures as SVG, and show it with ![words](name.svg).'],
    ['text {0}', 'code block of 2 lines that highlights 0. Correct the number.'],
    ['text {2-1}', 'code block that highlights the lines 2-1. Write the smaller number first.'],
    ['text {x}', 'code block that highlights the lines {x}. Write line numbers and ranges: {2,4-5}.'],
    ['text {1,}', 'code block that highlights the lines {1,}. Write line numbers and ranges: {2,4-5}.'],
    ['text linenums', '"linenums" after the language of a code block is ignored. Known: title="…" and lines to highlight, {2,4-5}.'],
  ])('with %s', (info, message) => expect(bodyProblems(block(info))).toEqual([at(5, message)]));

  it.each(['constructor', '__proto__', 'toString', 'brainfuck'])('in the unknown language %s', (language) => {
    const { file } = read({ collection: 'docs', relativePath: 'wiring.mdx', text: documentSource(block(language)) });
    expect(messages(check({ text: file, tableNames: [], data: dataOf(new Map()) }))).toEqual([
      expect.stringContaining(`content/docs/wiring.mdx:5: code block in the unknown language "${language}", which isn't highlighted.`),
    ]);
  });
});

describe('what stands too deep is reported before it stops the process', () => {
  const message = (line: number): string =>
    at(line, 'cannot be parsed: more than 40 nested quotes, lists or tags. Use headings instead of nesting.');

  it.each([
    ['quotes', '>'.repeat(3000)],
    ['quotes with spaces', '> '.repeat(3000)],
    ['lists in one line', '- '.repeat(3000)],
    ['numbered lists in one line', '1. '.repeat(3000)],
    ['spaces', ' '.repeat(3000)],
  ])('%s', (_kind, start) => expect(bodyProblems(`Text.\n\n${start}a\n`)).toEqual([message(7)]));

  it.each([
    ['tags', `${'<sub>'.repeat(3000)}a${'</sub>'.repeat(3000)}`, 7],
    ['lists', Array.from({ length: 3000 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n'), 208],
    ['admonitions', Array.from({ length: 3000 }, (_, index) => `${':'.repeat(3003 - index)}note`).join('\n'), 47],
  ])('3,000 levels of %s', (_kind, body, line) => expect(bodyProblems(`Text.\n\n${body}\n`)).toEqual([message(line)]));

  it.each([
    ['lists', Array.from({ length: 300 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n')],
    ['tags', `${'<sub>'.repeat(300)}a${'</sub>'.repeat(300)}`],
    ['components', `${'<Details summary="a">\n'.repeat(300)}\nText.\n\n${'</Details>\n'.repeat(300)}`],
    [
      'admonitions',
      `${Array.from({ length: 60 }, (_, index) => `${':'.repeat(63 - index)}note`).join('\n')}\n${Array.from({ length: 60 }, (_, index) => ':'.repeat(4 + index)).join('\n')}`,
    ],
    ['words', `${'*a **b '.repeat(3000)}${'** *'.repeat(3000)}`],
    ['brackets', '['.repeat(5000)],
  ])('%s don’t crash', (_kind, body) => expect(() => bodyProblems(`Text.\n\n${body}\n`)).not.toThrow());
});
