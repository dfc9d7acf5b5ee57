import { markdownTree, toMarkdown } from '../../../src/content/markdown/markdownTree';
import { readCsvTable } from '../../../src/content/tables/csvTable';
import { sourceData } from '../../../src/content/tables/sourceData';
import { gettingStartedTables } from '../../../src/site/tables/gettingStarted';
import { documentSource, readSource } from '../fixtures/sources';

it('shows a warning of the table as a document would write it', () => {
  const rows = 'notice,kind,title,text\nhot,danger,The motor is hot,Wait until `J8` reads 40 °C.';
  const { table } = readCsvTable('notices', 'content/data/notices.csv', rows, gettingStartedTables.notices);
  const { document } = readSource(
    documentSource('<Notice name="notices" rows="hot" />', 'tables: [notices]\n'),
    sourceData([table], [], new Map()),
  );
  const markdown = toMarkdown(markdownTree(document.filled, { figureUrl: (name) => name, absolute: (href) => href }));
  expect(markdown.trim()).toBe('> **Danger: The motor is hot**\n>\n> Wait until `J8` reads 40 °C.');
});
