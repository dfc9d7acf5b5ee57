import { parseGitLog } from '../../../src/content/sources/gitHistory';
import type { ChangesMonth } from '../../../src/model/pageTypes';
import { changesPage } from '../../../src/routes/kinds/changes';
import type { PageInput } from '../../../src/routes/pageInput';

const record = (seconds: number, what: string, files: readonly string[], decorations = ''): string =>
  `\u0001${seconds}\t${decorations}\t${what}\n\n${files.join('\n')}\n`;

const document = { file: 'content/docs/wiring.mdx', route: '/wiring', frontmatter: { title: 'Wiring' } };

/** Months of the page that a history makes of a site with one document. */
function monthsOf(log: string): readonly ChangesMonth[] | undefined {
  // What the page is made from, and no more.
  const input = {
    content: { history: parseGitLog(log), documents: [document], posts: [] },
    routes: [],
    navbar: [],
  } as unknown as PageInput;
  return changesPage(input)[0]?.context.months as readonly ChangesMonth[] | undefined;
}

it('lists changes of texts with their day, and leaves out what changed no text', () => {
  const log =
    record(1_763_942_400, 'Say how to wire', ['content/docs/wiring.mdx', 'content/data/pins.csv']) +
    record(1_763_900_000, 'Add a row', ['content/data/pins.csv']);
  expect(monthsOf(log)).toEqual([
    {
      id: '2025-11',
      title: 'November 2025',
      days: [
        {
          id: '2025-11-24',
          title: '24 November 2025',
          changes: [{ what: 'Say how to wire', pages: [{ href: '/wiring', label: 'Wiring' }] }],
        },
      ],
    },
  ]);
});

it('keeps days and months apart, newest first, and two changes of one name', () => {
  const log = [1_763_942_400, 1_763_942_300, 1_763_800_000, 1_760_000_000]
    .map((seconds) => record(seconds, 'Say it', [document.file]))
    .join('');
  const days = monthsOf(log)?.flatMap(({ id, days: all }) => all.map((day) => [id, day.id, day.changes.length]));
  expect(days).toEqual([
    ['2025-11', '2025-11-24', 1],
    ['2025-11', '2025-11-23', 1],
    ['2025-11', '2025-11-22', 1],
    ['2025-10', '2025-10-09', 1],
  ]);
  expect(monthsOf(record(1_763_942_400, 'Say it', [document.file]).repeat(2))?.[0]?.days[0]?.changes).toHaveLength(2);
});

it('takes no news from the oldest commit of a shallow clone, nor from no history: there is no page', () => {
  expect(monthsOf(record(1_763_942_400, 'Begin', ['content/docs/wiring.mdx'], ' (grafted, HEAD)'))).toBeUndefined();
  expect(monthsOf('')).toBeUndefined();
});
