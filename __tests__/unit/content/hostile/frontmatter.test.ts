import { readDocumentFile } from '../../../../src/content/sources/documentFile';
import { messages } from '../../fixtures/sources';

declare global {
  var wasRun: boolean | undefined;
}

const at = (line: number, message: string): string => `content/docs/wiring.mdx:${line}: ${message}`;
const problems = (source: string): string[] => messages(readDocumentFile('wiring.mdx', 'content/docs/wiring.mdx', source).problems);
const description = 'description: How the cables run through the arm.';

describe('frontmatter is YAML and no program', () => {
  const program = '{ title: "Wiring", description: (globalThis.wasRun = true, "How the cables run through the arm.") }';

  it.each([
    ['js', `---js\n${program}\n---\nText.\n`],
    ['javascript', `--- javascript\n${program}\n---\nText.\n`],
    ['JS', `---JS\n${program}\n---\nText.\n`],
    ['js', `---\rjs\n${program}\n---\nText.\n`],
    ['js', `\uFEFF---js\n${program}\n---\nText.\n`],
    ['json', '---json\n{ "title": "Wiring" }\n---\nText.\n'],
    ['yaml', `---yaml\ntitle: Wiring\n${description}\n---\nText.\n`],
    ['toml', '---toml\ntitle = 1\n---\nText.\n'],
    ['constructor', '---constructor\ntitle: Wiring\n---\nText.\n'],
  ])('and nothing is parsed behind ---%s', (language, source) => {
    globalThis.wasRun = undefined;
    expect(problems(source)).toEqual([
      at(1, `frontmatter begins with "---${language}", but must be YAML. Write --- alone on the line, and each field as "name: value".`),
    ]);
    expect(globalThis.wasRun).toBeUndefined();
  });

  it('with spaces behind the dashes it is read', () => {
    expect(problems(`---  \ntitle: Wiring\n${description}\n--- \t\nText.\n`)).toEqual([]);
  });
});

describe('odd YAML is reported', () => {
  it('that is not closed', () => {
    expect(problems(`---\ntitle: Wiring\n${description}\n\nText.\n`)).toEqual([
      at(1, 'frontmatter is not closed. Write --- alone on a line after the last field.'),
    ]);
    expect(problems('---')).toEqual([at(1, 'frontmatter is not closed. Write --- alone on a line after the last field.')]);
  });

  it('that is closed by a line with more than dashes', () => {
    expect(problems(`---\ntitle: Wiring\n${description}\n---- Text.\n`)).toEqual([
      at(4, 'the line that closes the frontmatter has other text. Write --- alone on the line.'),
    ]);
  });

  it('with a field twice', () => {
    expect(problems(`---\ntitle: Wiring\ntitle: Cables\n${description}\n---\nText.\n`)).toEqual([
      at(3, 'frontmatter has a field twice. Keep one of them.'),
    ]);
  });

  it.each([
    ['of a text', 'title: &a Wiring\n'],
    ['of a list', 'title: Wiring\ntables: &a [b]\n'],
    ['that stands for itself', 'title: Wiring\ntables: &a [*a]\n'],
    [
      'for more values than memory holds',
      `title: Wiring\nlol0: &a [x]\n${Array.from({ length: 30 }, (_, index) => `l${index}: &${'b'.repeat(index + 1)} [${'*a, '.repeat(9)}*a]`).join('\n')}\n`,
    ],
  ])('with an anchor %s', (_kind, fields) => {
    expect(problems(`---\n${fields}---\nText.\n`)).toEqual([expect.stringMatching(/:\d+: .*anchors such as "&a" are not allowed/)]);
  });

  it('with tags of programs', () => {
    expect(problems(`---\ntitle: !!js/function "function () {}"\n${description}\n---\nText.\n`)).toEqual([
      expect.stringContaining(':2: frontmatter is not valid YAML: unknown tag'),
    ]);
  });

  it('with fields of the prototype of objects', () => {
    expect(problems(`---\ntitle: Wiring\n${description}\nconstructor: a\ntoString: b\n---\nText.\n`)).toEqual([
      expect.stringContaining(':4: unknown frontmatter field "constructor"'),
      expect.stringContaining(':5: unknown frontmatter field "toString"'),
    ]);
  });

  it('with a title of several lines', () => {
    expect(problems(`---\ntitle: "Wiring\\nand more"\n${description}\n---\nText.\n`)).toEqual([
      at(2, 'frontmatter field "title" is wrong: expected a text.'),
    ]);
  });
});
