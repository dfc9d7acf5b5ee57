import { bodyProblems } from '../fixtures/sources';

/** Mistakes in a body, with their lines in the body. */
const mistakesIn = (body: string): string[] =>
  bodyProblems(body).map((problem) => problem.replace(/^\S+?:(\d+): /, (_, line) => `${Number(line) - 4}: `));

it.each<[string, string, readonly string[]]>([
  [
    'a heading without a space',
    'Text.\n\n##Wiring\n',
    ['3: "##" without a space behind it is no heading. Write "## ", or \\# for the sign.'],
  ],
  [
    'a link whose address is nowhere',
    'One line.\nRead [the guide][guide].\n',
    ['2: [the guide][guide] is no link: no line defines its name, as [name]: /route does. Write [text](/route).'],
  ],
  ['a link without words', 'Read [](/next).\n', ['1: the link "/next" has no words: write them between the brackets.']],
  [
    'stars that begin nothing',
    'Hold the arm.\nIt ** drops** at once.\n',
    Array.from(
      { length: 2 },
      () => '2: "**" that begins or ends nothing. Write **words**, without a space inside the stars, or \\*\\* for stars.',
    ),
  ],
])('%s is a mistake', (_what, body, expected) => {
  expect(mistakesIn(body)).toEqual(expected);
});

it('what somebody has written on purpose is none', () => {
  const body = 'A [link][a], \\*\\*, \\[a][b], `**` and `[a][b]`, **bold *both***, screw #10, 2 * 3 * 4.\n\n\\## two\n\n[a]: /next\n';
  expect(bodyProblems(body)).toEqual([]);
});
