import { fillTree } from '../../../src/content/fill/fillTree';
import { markdownTree, toMarkdown } from '../../../src/content/markdown/markdownTree';
import { assignHeadingIds } from '../../../src/content/parse/headings';
import { parseBody } from '../../../src/content/parse/parseBody';
import { bodyProblems, dataOf } from '../fixtures/sources';
import { compile, file } from '../fixtures/trees';

const addresses = { figureUrl: (name: string) => `/files/${name}`, absolute: (href: string) => href };

/** What a body says, in Markdown that any reader knows. */
function plain(body: string, figures: readonly string[] = []): string {
  const { tree } = parseBody({ body, file });
  assignHeadingIds(tree);
  return toMarkdown(markdownTree(fillTree(tree, dataOf(new Map(), figures)).tree, addresses)).trim();
}

it.each<[string, string, string]>([
  ['a comment of HTML', 'Before.\n\n<!-- a\n\nb -->\n\nAfter <!-- c -->it.', 'Before.\n\nAfter it.'],
  ['a comment of MDX', 'Before.\n\n{/* a\n\nb */}\n\nAfter {/* c */}it.', 'Before.\n\nAfter it.'],
  ['an address in angle brackets', 'See <https://example.org/a>.', 'See <https://example.org/a>.'],
  ['signs that are no tags', 'At most <5 A, a < b, List<int,5> and 1<2.', 'At most <5 A, a < b, List\\<int,5> and 1<2.'],
  ['a link', 'See <a href="/next" target="_blank">the *next*</a>.', 'See [the _next_](/next).'],
  ['marks', '<b>a</b> <strong>b</strong> <i>c</i> <em>d</em> <s>e</s>', '**a** **b** _c_ _d_ ~~e~~'],
  ['elements that say nothing', '<div align="center">\n\nText <span>of</span> it.\n\n</div>', 'Text of it.'],
  ['a paragraph', '<p>Text.</p>', 'Text.'],
  ['underlined words', '<u>Text</u>.', '<u>Text</u>.'],
  ['line breaks', 'a<br>b<BR/>c', 'a\\\nb\\\nc'],
  ['details in one line', '<details><summary>Why <b>two</b>?</summary>\n\nBecause.\n\n</details>', '**Why two?**\n\nBecause.'],
  ['details with indented lines', '<details>\n  <summary>Why?</summary>\n\n  Because.\n</details>', '**Why?**\n\nBecause.'],
  ['a list', '<ul>\n  <li>One</li>\n  <li><b>Two</b></li>\n</ul>', '- One\n- **Two**'],
  ['a heading', '<h2 id="x">Words</h2>', '## Words'],
  [
    'a table',
    '<table>\n<thead><tr><th>a</th><th>b</th></tr></thead>\n<tbody>\n<tr>\n  <td>1</td>\n  <td>\n\n  *two*\n\n  lines\n\n  </td>\n</tr>\n</tbody>\n</table>',
    '| a | b |\n| - | - |\n| 1 | _two_ lines |',
  ],
  [
    'a table with cells that span others',
    '<table><tr><td rowspan="2">1</td><td>2</td></tr>\n<tr><td>3</td></tr>\n<tr><td colspan="2">4</td></tr></table>',
    '| | |\n| - | - |\n| 1 | 2 |\n| 1 | 3 |\n| 4 | 4 |',
  ],
  ['an admonition with words behind its name', ':::note Read this\nText.\n:::', '> **Note: Read this**\n>\n> Text.'],
  ['an admonition with a space', '::: tip\nText.\n:::', '> **Tip**\n>\n> Text.'],
  ['a caution', ':::caution\nText.\n:::', '> **Warning**\n>\n> Text.'],
  ['an important one', ':::important[Now [so]]\nText.\n:::', '> **Info: Now \\[so]**\n>\n> Text.'],
  ['an admonition of GitHub', '> [!TIP]\n> Text *of* it.\n>\n> More.', '> **Tip**\n>\n> Text _of_ it.\n>\n> More.'],
  ['details between colons', '::: details Why?\nBecause.\n:::', '**Why?**\n\nBecause.'],
  ['code without a language', '```\na <b> {c}\n```', '```text\na <b> {c}\n```'],
  ['code in a drawing language', '```mermaid\ngraph TD\n```', '```text\ngraph TD\n```'],
  ['code with marked lines at its language', '```js{1}\na\n```', '```js\na\n```'],
  [
    'a group of code',
    '::: code-group\n\n```sh [npm]\nnpm i\n```\n\n```sh [pnpm]\npnpm i\n```\n\n:::',
    '**npm**\n\n```sh\nnpm i\n```\n\n**pnpm**\n\n```sh\npnpm i\n```',
  ],
  [
    'what Docusaurus hides from others',
    '```mdx-code-block\n<details><summary>Why?</summary>\n```\n\nBecause.\n\n```mdx-code-block\n</details>\n```',
    '**Why?**\n\nBecause.',
  ],
  ['a soft hyphen', 'Projekt&shy;stamm', 'Projektstamm'],
  ['a title of code', '```js [a.js]\na\n```', '_a.js_\n\n```js\na\n```'],
  ['steps that are a list', '<Steps>\n\n1. One.\n2. Two.\n\n</Steps>', '1. One.\n2. Two.'],
  ['code of HTML', 'A <code>b [c](/next) d</code>.', 'A `b `[`c`](/next)` d`.'],
  ['indented code', 'Text:\n\n    $ a <b> {c}\n\nMore.', 'Text:\n\n```text\n$ a <b> {c}\n```\n\nMore.'],
  ['indented code behind an address', 'See <https://example.org>.\n\n    code', 'See <https://example.org>.\n\n```text\ncode\n```'],
  ['texts in braces', 'a{\' \'}b {"{c}"} {500}', 'a b {c} 500'],
  [
    'tabs without a group, as others have them',
    '<Tabs>\n  <TabItem value="npm" label="npm" default>\n\n    One.\n\n  </TabItem>\n  <TabItem label="Visual C++">\n\n  Two.\n\n  </TabItem>\n</Tabs>',
    '**npm**\n\nOne.\n\n**Visual C++**\n\nTwo.',
  ],
  [
    'a link to a file',
    '[a](./next.mdx) [b](software/can.md#x) [c](../blog/news.mdx) [d](./software/index.mdx)',
    '[a](/next) [b](/software/can#x) [c](/blog/news) [d](/software/)',
  ],
])('%s is understood', (_what, body, expected) => {
  expect(plain(body)).toBe(expected);
  expect(bodyProblems(body).filter((problem) => !problem.includes('is ignored'))).toEqual([]);
});

it('an attribute that only affects looks is ignored, with a warning', () => {
  expect(bodyProblems('<div class="a">\n\nText.\n\n</div>')).toEqual([
    'content/docs/wiring.mdx:5: the attribute "class" of <div> is ignored: the site has its own styles.',
  ]);
});

it.each([
  ['<div onclick="a()">Text</div>', 'the attribute "onclick" of <div> would run a script.'],
  ['<span style={{ color }}>Text</span>', 'the attribute "style" of <span> is an expression.'],
  ['<a href="javascript:a()">Text</a>', 'the link "javascript:a()" starts with "javascript:", which isn\'t allowed.'],
  ['<td>Text</td>', '<td> is outside its parent element.'],
  ['<details>\n\nText.\n\n</details>', '<details> has no <summary>.'],
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
  ['The {{ version }} of it.', 'expression {{ version }} in a document.'],
])('%j is refused', (body, message) => {
  expect(bodyProblems(body)).toEqual([expect.stringContaining(`wiring.mdx:5: ${message}`)]);
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
])('%s is text', (body) => expect(bodyProblems(body)).toEqual([]));

describe('a heading with an id of its own', () => {
  const ids = (body: string) => {
    const { tree } = parseBody({ body, file });
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
    expect(plain('Text ![A](img/b.jpg) more.', ['docs/img/b.jpg'])).toBe('Text\n\n![A](/files/docs/img/b.jpg)\n\nmore.');
    expect(plain('<img src="./b.jpg" alt="A" width="300" />', ['docs/b.jpg'])).toBe('![A](/files/docs/b.jpg)');
    expect(plain('<figure>\n  <img src="a.svg" alt="A" />\n  <figcaption>C</figcaption>\n</figure>', ['a.svg'])).toBe(
      '![A](/files/a.svg)\n\n_C_',
    );
  });

  it('stays in its cell of a table', () => {
    expect(plain('| a |\n| - |\n| ![A](a.svg) |', ['a.svg'])).toBe('| a |\n| - |\n| ![A](/files/a.svg) |');
    expect(bodyProblems('| a |\n| - |\n| ![A](a.svg) |')).toEqual([]);
  });

  it.each([
    ['![](a.jpg)', 'the picture "a.jpg" has no alternative text. Write ![what it shows](a.jpg).'],
    ['[![A](a.svg)](/next)', 'the picture "a.svg" is in a link, a heading or emphasis.'],
    ['![A](https://example.org/a.png)', 'the picture "https://example.org/a.png" is not a file of this site.'],
  ])('%s is refused', (body, message) => expect(bodyProblems(body)).toEqual([expect.stringContaining(message)]));
});

it('code of any usual language is coloured', async () => {
  const languages = ['js', 'ts', 'jsx', 'py', 'yml', 'shell', 'zsh', 'rust', 'c++', 'md'];
  const html = JSON.stringify(await compile(languages.map((language) => `\`\`\`${language}\nif (x) return "a" // b\n\`\`\``).join('\n\n')));
  expect(html.match(/CodeBlock/g)).toHaveLength(languages.length);
});
