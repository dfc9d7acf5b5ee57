import { parseChanges } from '../../../src/content/sources/readChanges';

const record = (seconds: number, what: string, files: readonly string[], decorations = ''): string =>
  `\u0001${seconds}\t${decorations}\t${what}\n\n${files.join('\n')}\n`;

it('lists changes of texts with their day, and leaves out what changed no text', () => {
  const log =
    record(1_763_942_400, 'Say how to wire', ['content/docs/wiring.mdx', 'content/data/pins.csv']) +
    record(1_763_900_000, 'Add a row', ['content/data/pins.csv']);
  expect(parseChanges(log)).toEqual([{ day: '2025-11-24', what: 'Say how to wire', files: ['content/docs/wiring.mdx'] }]);
});

it('takes no news from the oldest commit of a shallow clone, nor from no history', () => {
  expect(parseChanges(record(1_763_942_400, 'Begin', ['content/docs/wiring.mdx'], ' (grafted, HEAD)'))).toEqual([]);
  expect(parseChanges('')).toEqual([]);
});
