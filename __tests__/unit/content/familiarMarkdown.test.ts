import { fillTree } from '../../../src/content/fill/fillTree';
import { markdownTree, toMarkdown } from '../../../src/content/markdown/markdownTree';
import { assignHeadingIds } from '../../../src/content/parse/headings';
import { parseBody } from '../../../src/content/parse/parseBody';
import { bodyProblems, dataOf } from '../fixtures/sources';
import { compile, file } from '../fixtures/trees';
import { pipeline } from '../../../src/plugins';

const { vocabulary } = pipeline;

const addresses = { figureUrl: (name: string) => `/files/${name}`, absolute: (href: string) => href };

/** What a body says, in Markdown that any reader knows. */
function plain(body: string, figures: readonly string[] = []): string {
  const { tree } = parseBody({ body, file }, vocabulary);
  assignHeadingIds(tree);
  return toMarkdown(markdownTree(fillTree(tree, dataOf(new Map(), figures), vocabulary).tree, addresses)).trim();
}

it.each<[string, string, string]>([
  ['a comment', 'Before.\n\n<!-- a\n\nb -->\n\nAfter <!-- c -->it.', 'Before.\n\nAfter it.'],
  ['an address in angle brackets', 'See <https://example.org/a>.', 'See <https://example.org/a>.'],
  ['signs that are no tags', 'At most <5 A, a < b, List<int,5> and 1<2.', 'At most <5 A, a < b, List\\<int,5> and 1<2.'],
  ['underlined words and keys', '<u>Text</u> <kbd>F2</kbd>.', '<u>Text</u> <kbd>F2</kbd>.'],
  ['line breaks', 'a<br>b<BR/>c<br />d', 'a\\\nb\\\nc\\\nd'],
  ['an admonition with a title', ':::note[Read [this]]\nText *of* it.\n:::', '> **Note: Read \\[this]**\n>\n> Text _of_ it.'],
  ['code without a language', '```\na <b> {c} <details>\n```', '```\na <b> {c} <details>\n```'],
  [
    'a link to a file',
    '[a](./next.mdx) [b](software/can.md#x) [c](../blog/news.mdx) [d](./software/index.mdx)',
    '[a](/next) [b](/software/can#x) [c](/blog/news) [d](/software/)',
  ],
])('%s is understood', (_what, body, expected) => {
  expect(plain(body)).toBe(expected);
  expect(bodyProblems(body)).toEqual([]);
});

it.each([
  ['<b>a</b>', '<b> is not a component of this site. Write **words**.'],
  ['See <a href="/next">it</a>.', '<a> is not a component of this site. Write [words](/route)'],
  ['<div align="center">\n\nText.\n\n</div>', '<div> is not a component of this site. Remove the tags and keep the text'],
  ['<hr>', '<hr> is not a component of this site. Write --- on a line of its own.'],
  ['<hfoptions id="a">\n\nText.\n\n</hfoptions>', '<hfoptions> is not a component of this site. Write <Tabs group="…">'],
  ['<td>Text</td>', '<td> is not a component of this site. Write a Markdown table'],
  ['<details>\n\nText.\n\n</details>', '<details> is not a component of this site. Write <Details summary="…">'],
  ['{/* a */}', '"{/*" is printed as text. Write a comment as <!-- words -->.'],
  ['<!-- a', 'the comment is not closed. Write --> where it ends.'],
  ['<!-- a --> Text.', 'text after a comment, on the same line.'],
  ['<!DOCTYPE html>', '"<!DOCTYPE html>" is not Markdown. Remove it, or write \\< for a literal "<".'],
  [
    'A <img src="a.svg" alt="A">.',
    '<img> is not a component of this site. Write ![what it shows](name.jpg "caption"). For a whole page of',
  ],
  ['<details>\n\nBecause.\n\n</details>', '<details> is not a component of this site. Write <Details summary="…">'],
  [
    ':::caution\nText.\n:::',
    'unknown admonition ":::caution". Write :::warning. For a whole page of another tool: npm run convert <file>.',
  ],
  [':::details[Why?]\nBecause.\n:::', 'unknown admonition ":::details". Write <Details summary="…">, its text and </Details>.'],
  ['> [!TIP]\n> Text.', '"[!TIP]" opens no admonition here. Write :::note on a line before the text, and ::: below it.'],
  ['Text:\n\n    $ a', 'text behind four spaces, which is no code block here.'],
  ['The torque $\\tau_1$ is $5.', '"$\\tau_1$" is printed as text. Write a formula between two dollar signs: $$\\tau_1$$.'],
  ['::danger[Hot]', '"::danger[Hot]" is printed as text. Begin a block with three colons, :::danger[Title]'],
  ['::youtube[A film]{id=abc}', '"::youtube[A film]{id=abc}" is printed as text. Show a video with <Video'],
  ['Some :kbd[Ctrl] text.', '":kbd[Ctrl]" is printed as text.'],
  [':::note{color="red"}\nText.\n:::', ':::note has no attribute "color".'],
  ['It works :rocket: well.', '":rocket:" is printed as text.'],
  ['[[toc]]', '"[[toc]]" is printed as text.'],
  ['[TOC]', '"[TOC]" is printed as text.'],
  ['It is ==new== here.', '"==new==" is printed as text.'],
  ['!!! note "Title"', '"!!!" is printed as text.'],
  ['=== "Linux"', '"===" is printed as text.'],
  ['It is H~2~O.', '"~2~" is struck out. Write <sub>2</sub> for a subscript, ~~2~~ to strike it out'],
  ['It is x^2^ m.', '"^2^" is printed as text. Write <sup>2</sup>, or \\^ for a literal "^".'],
  ['It is ++new words++ here.', '"++new words++" is printed as text. Write <ins>new words</ins>'],
  ['Torque\n: What turns a joint.', 'a line that begins with ":" is no definition here. Write a list: - **Word:** what it means.'],
  ['.. note:: Read this.', '".. note::" is printed as text. Write :::note[Title]'],
  ['.. code-block:: python', '".. code-block::" is printed as text. Write the code between lines of ```.'],
  ['.. image:: a.svg', '".. image::" is printed as text. Write ![words](name.svg).'],
  [
    '**注意：**不要',
    '"**注意：**" is not bold: after punctuation, the closing ** needs a space or punctuation behind it. Write **注意：** with a space after it, or **注意**：.',
  ],
  ['The {{ version }} of it.', '"{{ version }}" in a document.'],
])('%j is refused, with what to write', (body, message) => {
  expect(bodyProblems(body)).toEqual([expect.stringContaining(message)]);
});

it.each(['::: tip\nText.\n:::', ':::note Read this\nText.\n:::'])('%j opens no admonition, and is told so', (body) => {
  expect(bodyProblems(body)).toEqual([
    expect.stringContaining(':5: ":::" that opens or closes nothing. Write :::danger[Title], without a space'),
    expect.stringContaining(':7: ":::" that opens or closes nothing.'),
  ]);
});

it.each([
  '10:30:15',
  'openarm:can:x',
  'a[[1]]',
  'x == y == z',
  'a::b',
  'openarm::can',
  'see arr:foo[0]',
  '`:rocket:` and `==x==`',
  '\\:rocket:',
  'C++ and g++ are compilers',
  'a ^ b, 2^10 and a^b, c^d',
  '~~old~~, about ~5 A, ~/a and ~/b',
  'a: b',
  'Wait .. then go',
])('%s is text', (body) => expect(bodyProblems(body)).toEqual([]));

describe('a heading with an id of its own', () => {
  const ids = (body: string) => {
    const { tree } = parseBody({ body, file }, vocabulary);
    return assignHeadingIds(tree).headings.map(({ id, text }) => `${text} #${id}`);
  };

  it('has that id, and not in its words', () =>
    expect(ids('## Set up {#setup}\n\n## Setup\n')).toEqual(['Set up #setup', 'Setup #setup-1']));

  it('has it before a heading of the same words gets it', () =>
    expect(ids('## Setup\n\n## Set up {#setup}\n')).toEqual(['Setup #setup-1', 'Set up #setup']));
});

describe('a picture of Markdown', () => {
  it('is a drawing or a photo of the site, by its name or beside the document', () => {
    expect(plain('![A b](a.svg "C")', ['a.svg'])).toBe('![A b](/files/a.svg)\n\n_C_');
    expect(plain('![A](img/b.jpg)\n![C](./d.svg)', ['docs/img/b.jpg', 'docs/d.svg'])).toBe(
      '![A](/files/docs/img/b.jpg)\n\n![C](/files/docs/d.svg)',
    );
  });

  it('stays in its cell of a table', () => {
    expect(plain('| a |\n| - |\n| ![A](a.svg) |', ['a.svg'])).toBe('| a |\n| - |\n| ![A](/files/a.svg) |');
    expect(bodyProblems('| a |\n| - |\n| ![A](a.svg) |')).toEqual([]);
  });

  it.each([
    ['![](a.jpg)', 'the picture "a.jpg" has no alternative text. Write ![what it shows](a.jpg).'],
    ['[![A](a.svg)](/next)', 'the picture "a.svg" is in a sentence, a link, a heading or emphasis. Write it between empty lines.'],
    ['Text ![A](a.svg) more.', 'the picture "a.svg" is in a sentence'],
    ['![A](https://example.org/a.png)', 'the picture "https://example.org/a.png" is a file of another site. Save it to content/photos'],
  ])('%s is refused', (body, message) => expect(bodyProblems(body)).toEqual([expect.stringContaining(message)]));
});

it('code of any usual language is coloured', async () => {
  const languages = ['js', 'ts', 'jsx', 'py', 'yml', 'shell', 'zsh', 'rust', 'c++', 'md'];
  const html = JSON.stringify(await compile(languages.map((language) => `\`\`\`${language}\nif (x) return "a" // b\n\`\`\``).join('\n\n')));
  expect(html.match(/CodeBlock/g)).toHaveLength(languages.length);
});
