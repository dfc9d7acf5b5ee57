import { checkMovedFiles } from '../../../src/content/check/checkMovedFiles';
import { plainTables } from '../fixtures/plainTables';
import { messages } from '../fixtures/sources';

const moved = [{ repository: 'maker/cad', lastCommit: '4a1ea8b', now: "the project's Drive" }];

/** Mistakes of a page with this text, beside a table with this cell. */
const mistakes = (body: string, cell = ''): string[] =>
  messages(
    checkMovedFiles([{ file: 'content/docs/page.mdx', body, bodyLine: 5 }], plainTables({ parts: ['part|file', `A|${cell}`] }), moved),
  );

it.each(['blob', 'tree', 'raw', 'edit', 'blame'])('refuses a link to %s of a branch, with its line and the fix', (kind) => {
  expect(mistakes(`Words.\n\n[file](https://github.com/maker/cad/${kind}/main/STL/jaw.STL)`)).toEqual([
    `content/docs/page.mdx:7: the link "https://github.com/maker/cad/${kind}/main/STL/jaw.STL" leads to a branch of maker/cad, whose files moved to the project's Drive. Link the last commit that has them, https://github.com/maker/cad/${kind}/4a1ea8b/STL/jaw.STL, or name the file in the project's Drive.`,
  ]);
});

it('refuses raw files of a branch, and a branch named by its reference', () => {
  expect(
    mistakes(
      'https://raw.githubusercontent.com/maker/cad/main/a.csv and https://raw.githubusercontent.com/Maker/CAD/refs/heads/main/b.csv',
    ),
  ).toEqual([
    expect.stringContaining('https://raw.githubusercontent.com/maker/cad/4a1ea8b/a.csv'),
    expect.stringContaining('https://raw.githubusercontent.com/Maker/CAD/4a1ea8b/b.csv'),
  ]);
});

it('names every link of a table cell, with its row', () => {
  expect(mistakes('', 'https://github.com/maker/cad/blob/main/x.pdf; https://github.com/maker/cad/blob/master/y.pdf')).toEqual([
    expect.stringMatching(/^content\/data\/parts\.csv:2: the link "https:\/\/github\.com\/maker\/cad\/blob\/main\/x\.pdf"/),
    expect.stringMatching(/^content\/data\/parts\.csv:2: .*blob\/4a1ea8b\/y\.pdf/),
  ]);
});

it.each([
  'https://github.com/maker/cad',
  'https://github.com/maker/cad/issues/3',
  'https://github.com/maker/cad/blob/4a1ea8b/STL/jaw.STL',
  'https://github.com/maker/cad/tree/0f3c2f64b2a6dd1c2e1d9a6f0a9b1c2d3e4f5a6b',
  'https://github.com/maker/cad/releases/tag/1.0.0',
  'https://github.com/maker/cad/blob/1.0.0/README.md',
  'https://github.com/maker/cad/commits/main',
  'https://github.com/maker/cad-viewer/blob/main/a.ts',
  'https://github.com/other/cad/blob/main/a.ts',
])('allows %s', (link) => {
  expect(mistakes(`[words](${link})`, link)).toEqual([]);
});
