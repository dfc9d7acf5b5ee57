import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { convertPage } from '../../../scripts/convert/convertPage';
import { readSource } from '../fixtures/sources';

const file = 'content/docs/wiring.mdx';
const head = '---\ntitle: Wiring\ndescription: How the cables run through the arm.\n---\n\n';

/** A body that is converted, without the frontmatter. */
const converted = (body: string): string => convertPage(file, head + body).text.slice(head.length);

it.each<[string, string, string]>([
  ['an admonition with words behind its name', ':::note Read [this\nText.\n:::', ':::note[Read \\[this]\nText.\n:::'],
  ['an admonition with a space', '::: tip\nText.\n:::', ':::tip\nText.\n:::'],
  ['a caution', ':::caution{title="Hot"}\nText.\n:::', ':::warning[Hot]\nText.\n:::'],
  ['an admonition of GitHub', '> [!CAUTION]\n> Text *of* it.\n>\n> More.', ':::danger\nText *of* it.\n\nMore.\n:::'],
  [
    'one of MkDocs, with another inside',
    '!!! note "Title"\n\n    Text.\n\n    !!! tip\n        More.\n\nAfter.',
    '::::note[Title]\n\nText.\n\n:::tip\nMore.\n:::\n::::\n\nAfter.',
  ],
  ['one that MkDocs collapses', '??? info "Why?"\n    Because.', '<Details summary="Why?">\n\nBecause.\n\n</Details>'],
  ['one of Starlight', '<Aside type="caution" title="Hot">\nText.\n</Aside>', ':::warning[Hot]\nText.\n:::'],
  ['details between colons', '::: details Why?\nBecause.\n:::', '<Details summary="Why?">\nBecause.\n</Details>'],
  [
    'details in details',
    '<details>\n<summary>A <b>"b"</b></summary>\n\n<details><summary>C</summary>\n\nText.\n\n</details>\n\n</details>',
    '<Details summary="A &quot;b&quot;">\n\n\n<Details summary="C">\n\n\nText.\n\n</Details>\n\n</Details>',
  ],
  [
    'tabs of Docusaurus',
    '<Tabs groupId="os">\n<TabItem value="linux" label="Linux" default>\n\nText.\n\n</TabItem>\n</Tabs>',
    '<Tabs group="os">\n<Tab value="linux" label="Linux">\n\nText.\n\n</Tab>\n</Tabs>',
  ],
  [
    'tabs of MkDocs',
    '=== "Linux"\n\n    A.\n\n=== "Mac OS"\n\n    B.\n',
    '<Tabs group="linux-mac-os">\n<Tab value="linux" label="Linux">\n\n\nA.\n\n</Tab>\n<Tab value="mac-os" label="Mac OS">\n\n\nB.\n\n</Tab>\n</Tabs>\n',
  ],
  [
    'code groups of VitePress',
    '::: code-group\n\n```sh [npm]\n$ a\n```\n:::',
    '<Tabs group="npm">\n<Tab value="npm" label="npm">\n\n```sh\n$ a\n```\n\n</Tab>\n</Tabs>',
  ],
  ['the name of a file above code', '```js [a.js]\nx\n```', '```js title="a.js"\nx\n```'],
  ['a table of contents', 'A.\n\n[[toc]]\n\nB.', 'A.\n\n\nB.'],
  ['HTML for words', '<b>A</b>, <i>b</i>, <code>c</code>, <a href="/next">d</a>.', '**A**, *b*, `c`, [d](/next).'],
  ['HTML around words', '<p align="center">\n<img src="a.svg" alt="A" width="300">\n</p>', '![A](a.svg)\n'],
  ['headings in HTML', '<h2 align="center">Parts</h2>\n<hr>', '## Parts\n---'],
  ['a comment of JSX', 'A {/* b */} c.', 'A <!-- b --> c.'],
  ['subscripts and superscripts', 'H~2~O, x^2^ and ~~old~~.', 'H<sub>2</sub>O, x<sup>2</sup> and ~~old~~.'],
  ['marked words and keys', '==New==: ++ctrl+c++.', '<mark>New</mark>: <kbd>ctrl</kbd>+<kbd>c</kbd>.'],
  ['a formula between single dollar signs', '$\\tau_1$ costs $5.', '$$\\tau_1$$ costs $5.'],
  ['attributes of MkDocs', '## Parts { #parts .big }\n\n[a](/b){ .md-button }', '## Parts {#parts}\n\n[a](/b)'],
  ['the byte-order mark and line ends of Windows', 'A.\r\nB.', 'A.\nB.'],
])('%s is converted', (_what, body, expected) => {
  expect(converted(body).trimEnd()).toBe(expected.trimEnd());
  // A second time, nothing changes.
  expect(converted(converted(body))).toBe(converted(body));
});

it.each([
  '```md\n::: tip\n<b>a</b>\nH~2~O\n```',
  'Write `<b>a</b>`, ``::: tip`` and $$x^2_3$$.',
  '~~~\n> [!TIP]\n~~~',
  '- ```\n  !!! note\n  ```',
])('code stays as it is: %j', (body) => expect(converted(body)).toBe(body));

it.each([
  ':::danger[The arm drops]\nHold it.\n:::\n\n<Details summary="Why?">\n\nBecause.\n\n</Details>',
  '<Tabs group="a">\n<Tab value="b" label="B">\n\nText<br />text.\n\n</Tab>\n</Tabs>\n\n## Parts {#parts}\n\n10:30, a == b, ~5 A, 2^10 and C++.',
])('a page of this site stays as it is', (body) => expect(converted(body)).toBe(body));

describe('the frontmatter', () => {
  it('loses what the site has elsewhere, and is told so', () => {
    const source =
      '---\nsidebar_label: B\nslug: /b\nhead:\n  - tag: title\ndescription: How the cables run through the arm.\n---\nimport X from "x";\n\n# How *cables* run: all {#top}\n\nText.\n';
    expect(convertPage(file, source)).toEqual({
      text: "---\ntitle: 'How cables run: all'\nsidebarLabel: B\ndescription: How the cables run through the arm.\n---\n\nText.\n",
      notes: [
        { line: 8, message: '"import X from "x";" is taken out: components need no import.' },
        { line: 3, message: 'the field "slug" is taken out. The path of the file is the address of the page.' },
        { line: 4, message: 'the field "head" is taken out. Pages need no replacement.' },
      ],
    });
  });

  it('keeps its title beside another heading of level 1, which the check names', () => {
    const { text } = convertPage(file, `${head}# Wires\n\nText.\n`);
    expect(readSource(text).problems).toEqual([expect.stringContaining('heading of level 1')]);
    expect(convertPage(file, `${head}# Wiring\n\nText.\n`).text).toBe(`${head}Text.\n`);
  });

  it('of a post keeps its tags', () => {
    const source = '---\ntitle: A\ndate: 2026-01-02\ntags: [b]\n---\n\nText.\n';
    expect(convertPage('content/blog/a.mdx', source)).toEqual({ text: source, notes: [] });
  });
});

it('a whole page passes the check', () => {
  const source =
    '# Wiring\n\n> [!NOTE]\n> Hold <b>it</b>.\n\n<details>\n<summary>Why?</summary>\n\nBecause.\n\n</details>\n\n!!! warning\n    Hot.\n';
  const { text } = convertPage(file, source);
  expect(readSource(text.replace('---\n', '---\ndescription: How the cables run through the arm.\n')).problems).toEqual([]);
});

it('the command writes the files, and says what comes next', () => {
  const page = path.join(mkdtempSync(path.join(tmpdir(), 'convert-')), 'page.md');
  writeFileSync(page, '---\nslug: /a\ntitle: A\n---\n\n::: tip\nText.\n:::\n');
  const root = path.resolve(__dirname, '../../..');
  const run = () =>
    spawnSync(path.join(root, 'node_modules/.bin/tsx'), ['scripts/convert.ts', page], { cwd: root, encoding: 'utf8' }).stdout;
  expect(run()).toMatch(/page\.md:2: the field "slug" is taken out\.[^\n]*\n[^\n]*page\.md: converted\. Run npm run check/);
  expect(readFileSync(page, 'utf8')).toBe('---\ntitle: A\n---\n\n:::tip\nText.\n:::\n');
  expect(run()).toContain('nothing to convert');
});
