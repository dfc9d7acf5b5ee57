import { bodyProblems } from '../../fixtures/sources';

const at = (line: string | number, start: string) =>
  expect.stringMatching(new RegExp(`^content/docs/wiring\\.mdx:${line}: ${start}`)) as unknown;

const hostile = 'javascript:alert(1)';

describe('an address that is not allowed is reported wherever a document has it', () => {
  it.each([
    ['a link', `[a](${hostile})`, 'the link "javascript:alert\\(1\\)" starts with "javascript:"'],
    ['a link with a reference for the colon', '[a](javascript&colon;alert(1))', 'the link "javascript:alert\\(1\\)" starts with'],
    ['a link with a line break', '[a](<java&#10;script:alert(1)>)', 'the link "java\nscript:alert\\(1\\)" contains a space'],
    ['a link in a heading', `## [a](${hostile})`, 'the link'],
    ['a link in a table', `| a |\n| - |\n| [b](${hostile}) |`.replace('| a', 'x\n\n| a'), 'the link'],
    ['a definition', `[a]\n\n[a]: ${hostile}`, 'the link'],
    ['a picture', '![a](https://example.org/a.png)', 'the picture "https://example\\.org/a\\.png" is a file of another site'],
    ['a picture in data', '![a](data:image/svg+xml,a)', 'the picture'],
    ['a picture of a reference', '![a][b]\n\n[b]: https://example.org/a.png', 'the picture'],
    ['a card', `<Cards>\n<Card title="A" href="${hostile}">B.</Card>\n</Cards>`, 'the link'],
    ['another host', '[a](//example.org)', 'the link "//example\\.org" starts with "//"'],
    ['a backslash', '[a](/\\\\example.org)', 'the link "/\\\\\\\\?example\\.org" contains a backslash'],
    ['no address', '[a]()', 'the link "" is empty'],
  ])('%s', (_kind, body, start) => {
    expect(bodyProblems(body)).toEqual([at('\\d+', start)]);
  });

  it('with the line of the file', () => {
    expect(bodyProblems(`Text.\n\nText with\n[a](${hostile}).`)).toEqual([at(8, 'the link')]);
  });

  it('and what no tag may have is unknown', () => {
    expect(bodyProblems('<abbr onclick="alert(1)">a</abbr>')).toEqual([at(5, '<abbr> has no attribute "onclick"')]);
    expect(bodyProblems('<kbd style="a">a</kbd>')).toEqual([at(5, '<kbd> has no attribute "style"')]);
  });
});

it('addresses that are allowed are not reported', () => {
  expect(
    bodyProblems(
      '[a](https://example.org/?a=1&b=2) [b](/software/can#power) [c](#anchor) [d](mailto:a@example.org) [e](tel:+81) https://example.org ![f](/a.png)\n\n[g]\n\n[g]: /a',
    ),
  ).toEqual([]);
});
