import { bodyProblems } from '../fixtures/sources';

const at = (line: number, message: string): string => `content/docs/wiring.mdx:${line}: ${message}`;

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

describe('a document is data, not a program', () => {
  it('an import', () => {
    expect(bodyProblems("import X from './x';\n\nText.")).toEqual([
      at(5, 'import in a document. Documents are data: components need no import, and <Value> shows numbers of tables. Remove the line.'),
    ]);
  });

  it('an export', () => {
    expect(bodyProblems('Text.\n\nexport const x = 1;\n')).toEqual([
      at(7, 'export in a document. Documents are data: components need no import, and <Value> shows numbers of tables. Remove the line.'),
    ]);
  });

  it.each([
    [
      'in a sentence',
      'Text with\n{ 1 + 1 }.',
      at(6, '"{ 1 + 1 }" in a document. Documents are data: use <Value> for a number, or \\{ for a literal brace.'),
    ],
    [
      'on its own',
      '{props.x}\n',
      at(5, '"{props.x}" in a document. Documents are data: use <Value> for a number, or \\{ for a literal brace.'),
    ],
  ])('an expression %s', (_where, body, message) => expect(bodyProblems(body)).toEqual([message]));

  it('a component in a heading', () => {
    expect(bodyProblems('## Torque of <Value table="motors" row="J1" column="torque_nm" />\n')).toEqual([
      at(5, "<Value> in a heading, whose anchor can't contain it. Move it into the text below."),
    ]);
  });

  it('an attribute that is an expression', () => {
    expect(bodyProblems('<Figure src={name} alt="A" />')).toEqual([
      at(5, 'attribute "src" of <Figure> is an expression. Write it as literal text in quotes: documents are data.'),
    ]);
  });

  it('attributes that are spread', () => {
    expect(bodyProblems('<Steps {...props}>\n<Step title="A">\n\nText.\n\n</Step>\n</Steps>')).toEqual([
      at(5, '<Steps> has an expression {...props}. Documents are data: write attributes as literal text.'),
    ]);
  });

  it('attributes of HTML tags, too', () => {
    expect(bodyProblems('A <sub style={{ color }} {...props}>x</sub> and <kbd onClick="x">K</kbd>.')).toEqual([
      at(5, '<sub> has no attribute "style". There is none.'),
      at(5, '<sub> has an expression {...props}. Documents are data: write attributes as literal text.'),
      at(5, '<kbd> has no attribute "onClick". There is none.'),
    ]);
  });
});

describe('what is not in the vocabulary is reported', () => {
  it('an unknown component with the nearest name', () => {
    expect(bodyProblems('Text.\n\n<Figur src="a.svg" alt="A" />')).toEqual([at(7, 'unknown component <Figur>. Did you mean <Figure>?')]);
  });

  it('an unknown component inside a sentence', () => {
    expect(bodyProblems('Text <Foo /> text.')).toEqual([at(5, 'unknown component <Foo>. No known name is similar.')]);
  });

  it('a word to fill in, between signs of a tag', () => {
    expect(bodyProblems('Set <interface /> up.')).toEqual([
      expect.stringMatching(/:5: unknown component <interface>\. .* Write \\< for a literal "<"\.$/),
    ]);
  });

  it.each([
    ['<iframe src="https://example.org"></iframe>', 'iframe', 'Show a video with <Video'],
    ['<video src="a.mp4" />', 'video', 'Show a video with <Video'],
    ['<script>\n\nalert(1)\n\n</script>', 'script', 'Documents are data. Remove it.'],
    ['<Tip>\n\nText.\n\n</Tip>', 'Tip', 'Write :::tip on a line before the text'],
    ['<Aside>\n\nText.\n\n</Aside>', 'Aside', 'Write :::note, :::tip or another kind'],
  ])('%j with what to write instead', (body, name, advice) => {
    expect(bodyProblems(body)).toEqual([expect.stringContaining(`:5: <${name}> is not a component of this site. ${advice}`)]);
  });

  it('tags without a name', () => {
    expect(bodyProblems('<>Text</>')).toEqual([at(5, 'tags without a name, <> and </>, in a document. Remove them.')]);
  });

  it('an unknown attribute with the nearest name', () => {
    expect(bodyProblems('<Figure src="a.svg" alt="A" captoin="C" />')).toEqual([
      at(5, '<Figure> has no attribute "captoin". Did you mean "caption"?'),
    ]);
  });

  it('an attribute where there is none', () => {
    expect(bodyProblems('<Steps id="a">\n<Step title="A">\n\nText.\n\n</Step>\n</Steps>')).toEqual([
      at(5, '<Steps> has no attribute "id". There is none.'),
    ]);
  });

  it('an unknown admonition', () => {
    expect(bodyProblems(':::warnig\nText.\n:::\n')).toEqual([at(5, 'unknown admonition ":::warnig". Did you mean ":::warning"?')]);
  });
});

describe('what is missing or too much is reported', () => {
  it('a missing attribute', () => {
    expect(bodyProblems('<Figure src="a.svg" />')).toEqual([at(5, '<Figure> needs the attribute "alt".')]);
  });

  it.each(['<Figure src="a.svg" alt="" />', '<Figure src="a.svg" alt />'])('an empty attribute: %s', (body) => {
    expect(bodyProblems(body)).toEqual([at(5, 'attribute "alt" of <Figure> is empty: write a text in quotes.')]);
  });

  it('a flag with a value', () => {
    expect(bodyProblems('<DataTable name="motors" transpose="yes" />')).toEqual([
      at(5, 'attribute "transpose" of <DataTable> is a flag: write it without a value.'),
    ]);
  });

  it('a component that holds content, without', () => {
    expect(bodyProblems('<Steps />')).toEqual([at(5, '<Steps> is empty. Write its content between <Steps> and </Steps>.')]);
  });

  it('a component that holds none, with', () => {
    expect(bodyProblems('<Figure src="a.svg" alt="A">Text</Figure>')).toEqual([at(5, '<Figure> takes no content. Write <Figure … />.')]);
  });

  it('a heading of level 1', () => {
    expect(bodyProblems('Text.\n\n# Title\n')).toEqual([
      at(7, 'heading of level 1: the title in the frontmatter is the only one. Start with "##".'),
    ]);
  });

  it('a heading that skips a level, whose own parts do not', () => {
    expect(bodyProblems('## One\n\n#### Two\n\n##### Three\n\n## Four\n\n### Five\n')).toEqual([
      at(7, 'heading of level 4 below one of level 2. Write "###".'),
    ]);
    expect(bodyProblems('### First\n')).toEqual([at(5, 'heading of level 3 below one of level 1. Write "##".')]);
  });

  it('all mistakes of a document at once', () => {
    expect(
      bodyProblems('# Title\n\n{x}\n\n<Foo />\n')
        .map((message) => message.split(':')[1])
        .sort(),
    ).toEqual(['5', '7', '9']);
  });
});

describe('a document that cannot be parsed is reported with lines of the file', () => {
  it('a tag that is not closed', () => {
    expect(bodyProblems('Text.\n\n<Tabs group="a">\n\nText.\n')).toEqual([
      at(
        7,
        '<Tabs> is not closed. Write </Tabs> where it ends, both in one paragraph or each on a line of its own, or \\< for a literal "<".',
      ),
    ]);
  });

  it('a tag that is closed by another one', () => {
    expect(bodyProblems('<Tabs group="a">\n\nText.\n\n</Tab>\n')).toEqual([
      at(
        5,
        '<Tabs> is not closed. Write </Tabs> where it ends, both in one paragraph or each on a line of its own, or \\< for a literal "<".',
      ),
      at(9, '</Tab> has no opening <Tab> before it, in its paragraph or on a line of its own. Remove it, or \\< for a literal "<".'),
    ]);
  });

  it('a brace that is not closed', () => {
    expect(bodyProblems('Text.\n\n{ text\n')).toEqual([
      at(7, '"{ text" in a document. Documents are data: use <Value> for a number, or \\{ for a literal brace.'),
    ]);
  });

  it('a tag whose values have no quotes', () => {
    expect(bodyProblems('Text.\n\n<Figure src=a.svg />\n')).toEqual([
      expect.stringMatching(/:7: the tag can't be parsed: .* Write values in quotes, or \\< for a literal "<"\.$/),
    ]);
  });

  it('but no sign that starts no tag', () => expect(bodyProblems('Text.\n\nAt most <5 A, a < b, <= c.\n')).toEqual([]));

  it('all of them at once, with what follows them', () => {
    const body = ['<Foo>', 'Use <b>it.', '<td width=50>', '{ a', '</i>', '<Figur />', ':::warnig\nText.\n:::', '{x}'].join('\n\n');
    const lines = bodyProblems(body).map((message) => Number(message.split(':')[1]));
    expect(lines.sort((a, b) => a - b)).toEqual([5, 7, 9, 11, 13, 15, 17, 21]);
  });
});
