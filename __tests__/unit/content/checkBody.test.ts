import { bodyProblems } from '../fixtures/sources';

describe('a document of the known vocabulary is right', () => {
  it('with every component, in one go', () => {
    const body = `
Text with <kbd>Ctrl</kbd>, <abbr title="controller area network">CAN</abbr>, H<sub>2</sub>O and a line<br />break.
It is 10:30, ratio 1:n, openarm::can.

:::danger[The arm drops]
Hold it.
:::

<Tabs group="tool">
<Tab value="a" label="A">

Text.

</Tab>
</Tabs>

<Steps>
<Step title="One">

Do.

</Step>
</Steps>

<Details summary="Why?">

Because.

</Details>

<Cards><Card title="Next" href="/next">Sentence.</Card></Cards>

<Figure src="a.svg" alt="A" caption="A." />

<DataTable name="motors" transpose />

<KeyFigures name="motors" />

<Value table="motors" row="J1" column="torque_nm" bare />

<Video youtube="6ZLM6f8kF4Q" poster="a.svg" title="Moving" />

## Heading

\`\`\`text
<Foo bar={1} /> # no heading
\`\`\`

$$x_{1} < 2$$ costs $5.
`;
    expect(bodyProblems(body)).toEqual([]);
  });
});

/** Texts with a mistake, and what is said of each, from its line on. */
const mistakes: readonly (readonly [what: string, body: string, ...messages: readonly string[]])[] = [
  // Documents are data.
  [
    'an import',
    "import X from './x';\n\nText.",
    '5: import in a document. Documents are data: components need no import, and <Value> shows',
  ],
  [
    'an export',
    'Text.\n\nexport const x = 1;\n',
    '7: export in a document. Documents are data: components need no import, and <Value> shows',
  ],
  ['an expression in a sentence', 'Text with\n{ 1 + 1 }.', '6: "{ 1 + 1 }" in a document. Documents are data: use <Value> for a number'],
  ['an expression on its own', '{props.x}\n', '5: "{props.x}" in a document. Documents are data: use <Value> for a number'],
  ['a brace that is not closed', 'Text.\n\n{ text\n', '7: "{ text" in a document. Documents are data'],
  [
    'a component in a heading',
    '## Torque of <Value table="motors" row="J1" column="torque_nm" />\n',
    "5: <Value> in a heading, whose anchor can't contain it. Move it into the text below.",
  ],
  [
    'an attribute that is an expression',
    '<Figure src={name} alt="A" />',
    '5: attribute "src" of <Figure> is an expression. Write it as literal',
  ],
  [
    'attributes that are spread',
    '<Steps {...props}>\n<Step title="A">\n\nText.\n\n</Step>\n</Steps>',
    '5: <Steps> has an expression {...props}.',
  ],
  [
    'attributes of HTML tags',
    'A <sub style={{ color }} {...props}>x</sub> and <kbd onClick="x">K</kbd>.',
    '5: <sub> has no attribute "style". There is none.',
    '5: <sub> has an expression {...props}. Documents are data',
    '5: <kbd> has no attribute "onClick". There is none.',
  ],
  // Names.
  ['an unknown component', 'Text.\n\n<Figur src="a.svg" alt="A" />', '7: unknown component <Figur>. Did you mean <Figure>?'],
  ['an unknown component inside a sentence', 'Text <Foo /> text.', '5: unknown component <Foo>. No known name is similar.'],
  ['a word to fill in, between signs of a tag', 'Set <interface /> up.', '5: unknown component <interface>.'],
  ['a frame', '<iframe src="https://example.org"></iframe>', '5: <iframe> is not a component of this site. Show a video with <Video'],
  ['a script', '<script>\n\nalert(1)\n\n</script>', '5: <script> is not a component of this site. Documents are data. Remove it.'],
  ['a component of another tool', '<Tip>\n\nText.\n\n</Tip>', '5: <Tip> is not a component of this site. Write :::tip on a line before'],
  ['tags without a name', '<>Text</>', '5: tags without a name, <> and </>, in a document. Remove them.'],
  ['an unknown attribute', '<Figure src="a.svg" alt="A" captoin="C" />', '5: <Figure> has no attribute "captoin". Did you mean "caption"?'],
  [
    'an attribute where there is none',
    '<Steps id="a">\n<Step title="A">\n\nText.\n\n</Step>\n</Steps>',
    '5: <Steps> has no attribute "id". There is none.',
  ],
  ['an unknown admonition', ':::warnig\nText.\n:::\n', '5: unknown admonition ":::warnig". Did you mean ":::warning"?'],
  // What is missing or too much.
  ['a missing attribute', '<Figure src="a.svg" />', '5: <Figure> needs the attribute "alt".'],
  ['an empty attribute', '<Figure src="a.svg" alt="" />', '5: attribute "alt" of <Figure> is empty: write a text in quotes.'],
  ['an attribute without a value', '<Figure src="a.svg" alt />', '5: attribute "alt" of <Figure> is empty: write a text in quotes.'],
  [
    'a flag with a value',
    '<DataTable name="motors" transpose="yes" />',
    '5: attribute "transpose" of <DataTable> is a flag: write it without',
  ],
  ['a component without its content', '<Steps />', '5: <Steps> is empty. Write its content between <Steps> and </Steps>.'],
  [
    'content of a component that takes none',
    '<Figure src="a.svg" alt="A">Text</Figure>',
    '5: <Figure> takes no content. Write <Figure … />.',
  ],
  ['a heading of level 1', 'Text.\n\n# Title\n', '7: heading of level 1: the title in the frontmatter is the only one. Start with "##".'],
  [
    'a heading that skips a level, whose own parts do not',
    '## One\n\n#### Two\n\n##### Three\n\n## Four\n\n### Five\n',
    '7: heading of level 4 below one of level 2. Write "###".',
  ],
  ['a first heading of level 3', '### First\n', '5: heading of level 3 below one of level 1. Write "##".'],
  // What cannot be parsed.
  ['a tag that is not closed', 'Text.\n\n<Tabs group="a">\n\nText.\n', '7: <Tabs> is not closed. Write </Tabs> where it ends'],
  [
    'a tag that is closed by another one',
    '<Tabs group="a">\n\nText.\n\n</Tab>\n',
    '5: <Tabs> is not closed. Write </Tabs> where it ends',
    '9: </Tab> has no opening <Tab> before it, in its paragraph or on a line of its own.',
  ],
  ['a value without quotes', 'Text.\n\n<Figure src=a.svg />\n', "7: the tag can't be parsed: "],
];

it.each(mistakes.map(([what, ...rest]) => [what, rest] as const))('%s is reported with its line', (_what, [body = '', ...messages]) => {
  expect(bodyProblems(body)).toEqual(
    messages.map((message) => expect.stringMatching(startingWith(`content/docs/wiring.mdx:${message}`)) as string),
  );
});

/** Matches texts that start with these words. */
const startingWith = (words: string): RegExp => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

it('a sign that starts no tag is text', () => expect(bodyProblems('Text.\n\nAt most <5 A, a < b, <= c.\n')).toEqual([]));

it('all mistakes of a document are reported at once', () => {
  const body = ['# Title', 'Use <b>it.', '<td width=50>', '{ a', '</i>', '<Figur />', ':::warnig\nText.\n:::', '{x}'].join('\n\n');
  const lines = bodyProblems(body).map((message) => Number(message.split(':')[1]));
  expect(lines.sort((a, b) => a - b)).toEqual([5, 7, 9, 11, 13, 15, 17, 21]);
});
