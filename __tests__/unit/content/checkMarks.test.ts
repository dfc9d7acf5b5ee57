import { bodyProblems } from '../fixtures/sources';

/** Mistakes in a body, with their lines in the body. */
const mistakesIn = (body: string): string[] =>
  bodyProblems(body).map((problem) => problem.replace(/^\S+?:(\d+): /, (_, line) => `${Number(line) - 4}: `));

it.each<[string, string, readonly string[]]>([
  [
    'a heading without a space',
    'Text.\n\n##Wiring\n',
    ['3: "##" without a space after it is not a heading. Write "## ", or \\# for a literal "#".'],
  ],
  [
    'a link whose address is nowhere',
    'One line.\nRead [the guide][guide].\n',
    ['2: [the guide][guide] is not a link: no line such as "[name]: /route" defines it. Write [text](/route).'],
  ],
  [
    'an address with a space',
    'Read [the guide](/the guide).\n',
    ['1: "](" without a link. Write [text](/route), %20 for a space in an address, or \\]( for literal text.'],
  ],
  [
    'words and address in the wrong order',
    'Read (the guide)[/guide#top].\n',
    ['1: "(the guide)[/guide#top]" is printed as text. Write [the guide](/guide#top).'],
  ],
  [
    'the name of no character',
    'Ten&nbps;kilograms &amp; more, \\&so; on.\n',
    ['1: "&nbps;" is printed as text. Write the character itself, or \\&nbps; for literal text.'],
  ],
  ['the name of a character without its end', 'Ten&nbsp kilograms.\n', ['1: "&nbsp" is printed as text. Write &nbsp; with its semicolon.']],
  [
    'a dash in place of the hyphens of an option',
    'Run `tool –v`, not a `J1–J7` range.\n\n```console\n$ tool —help\n```\n',
    [
      '1: code with "–v", which no program reads as an option. Write hyphens: "-v".',
      '4: code with "—help", which no program reads as an option. Write hyphens: "--help".',
    ],
  ],
  ['a space before an address', 'Read [it] (/next).\n', ['1: "] (" without a link. Remove the space, or write \\] ( for literal text.']],
  ['a footnote that is nowhere', 'Text.[^1]\n', ['1: [^1] is not a footnote: no line "[^1]: words" defines it. Add that line.']],
  [
    'an admonition of no kind',
    '> [!QUESTION]\n> Text.\n',
    [
      '1: "[!QUESTION]" opens no admonition here. Write :::note on a line before the text, and ::: below it. For a whole page of another tool: npm run convert <file>.',
    ],
  ],
  [
    'a table whose head is shorter',
    'Text.\n\n| a |\n|---|---|\n| 1 | 2 |\n',
    ["4: a table's delimiter row has a different number of cells than its header. Make them equal."],
  ],
  ['code that does not end', 'Run `ls.\n', ['1: "`" without a second one. Write `code`, or \\` for a literal backtick.']],
  [
    'a row with more cells than the head',
    '| a | b |\n|---|---|\n| 1 | 2 | 3 |\n| 1 |\n',
    ['3: row of 3 cells in a table of 2. Write \\| for a literal "|", or correct the header.'],
  ],
  ['an empty admonition', ':::note\n:::\n', ['1: :::note is empty. Write its text, or remove it.']],
  ['a comment that does not end', 'Text.\n\n<!-- later\n\nMore.\n', ['3: the comment is not closed. Write --> where it ends.']],
  [
    'words behind a comment',
    '<!-- a --> words\n',
    ['1: text after a comment, on the same line. Write it on a line of its own, with an empty line before it.'],
  ],
  ['a table without rows', '| a |\n|---|\n', ['1: table with a header and no rows. Add a row, or remove the table.']],
  ['a link of spaces', 'Read [ ](/next).\n', ['1: the link "/next" has no text. Write it between the brackets.']],
  ['an empty title', ':::note[]\nText.\n:::\n', ['1: :::note has an empty title. Write it between the brackets, or remove them.']],
  [
    'an empty title of code',
    '```text title=""\na\n```\n',
    ['1: code block with an empty title. Write it between the quotes, or remove it.'],
  ],
  [
    'a link that is defined twice',
    '[a] and [b].\n\n[a]: /a\n[b]: /b\n[A]: /c\n',
    ['5: [A] is already defined above. Give this one another name, or remove it.'],
  ],
  [
    'a footnote to which nothing leads',
    'Text.[^1]\n\n[^1]: One.\n[^2]: Two.\n',
    ["4: nothing refers to the footnote [^2], so the page doesn't show it. Write [^2] where it belongs, or remove it."],
  ],
  [
    'a no-break space in code',
    'Run `ls\u00a0-l`.\n',
    ['1: code with a no-break space, U+00A0, which a terminal reads as part of a word. Write a normal space.'],
  ],
  ['a character by its number', 'A&#xFFFE;b.\n', ['1: a text contains the invisible character U+FFFD. Remove it.']],
  [
    'one in an attribute',
    '<Details summary="a&#x200B;b">\n\nText.\n\n</Details>\n',
    ['1: a text contains the invisible character U+200B. Remove it.'],
  ],
  ['a link without words', 'Read [](/next).\n', ['1: the link "/next" has no text. Write it between the brackets.']],
  [
    'stars that begin nothing',
    'Hold the arm.\nIt ** drops** at once.\n',
    Array.from(
      { length: 2 },
      () => '2: "**" that begins or ends nothing. Write **words**, without a space inside, or \\*\\* for literal asterisks.',
    ),
  ],
])('%s is a mistake', (_what, body, expected) => {
  expect(mistakesIn(body)).toEqual(expected);
});

it('what somebody has written on purpose is none', () => {
  const body =
    'A [link][a], \\*\\*, \\[a][b], `**` and `[a][b]`, **bold *both***, screw #10, 2 * 3 * 4, [0, 1] (0 too), \\](a, \\` and a footnote[^1].\n\n[^1]: Here `](`.\n\n| a | b |\n|---|:-:|\n| 1 \\| 2 | 3 |\n\n\\## two\n\n[a]: /next\n';
  expect(bodyProblems(body)).toEqual([]);
});
