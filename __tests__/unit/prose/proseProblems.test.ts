import { longSentences } from '../../../scripts/prose/longSentences';
import { proseProblems } from '../../../scripts/prose/proseProblems';
import type { Prose } from '../../../scripts/prose/proseOf';

const terms = [
  { term: 'ROS 2', spellings: [], avoid: ['ROS2'], proper: true },
  { term: 'CAN FD', spellings: [], avoid: ['CAN-FD'], proper: true },
];
const phrases = [
  { phrase: 'stands in', instead: 'is in' },
  { phrase: 'simply', instead: '' },
];
const messages = (text: string, kind: Prose['kind'] = 'text'): string[] =>
  proseProblems([{ file: 'content/docs/a.mdx', line: 4, text, kind }], terms, phrases).map(({ message }) => message);

it('names another spelling with the right one, wherever it stands by itself', () => {
  expect(messages('Start ROS2 now.')).toEqual(['"ROS2" is called "ROS 2" here (content/data/terms.csv).']);
  expect(messages('Press the CAN-FD key.', 'title')[0]).toContain('"CAN FD"');
  expect(messages('Open ros2_control or ROS2CLI.')).toEqual([]);
});

it('names a phrase with what to write instead, in small and large letters', () => {
  expect(messages('The number stands in the table.')).toEqual([
    '"stands in" is not how this site says it: write is in (scripts/prose/phrases.ts).',
  ]);
  expect(messages('Simply press it.')).toEqual([
    '"simply" is not how this site says it, say it in other words (scripts/prose/phrases.ts).',
  ]);
});

it('finds words written twice and wrong articles, but not before code', () => {
  expect(messages('Turn the the screw.')).toEqual([expect.stringContaining('the')]);
  expect(messages('Take a hour.')).toEqual([expect.stringContaining('an')]);
  expect(messages('Make an xcodex file.')).toEqual([]);
});

it('finds a hyphen that stands for a dash, but no minus and no hyphen of a word', () => {
  expect(messages('Drive the motors - with programs for joints.')).toEqual([expect.stringContaining('used as a dash')]);
  expect(messages('A two-arm robot, 5 - 3 of it.')).toEqual([]);
});

it('finds a space between thousands, but none between numbers that stand beside each other', () => {
  const found = [expect.stringContaining('10,000')];
  for (const space of [' ', '\u00a0', '\u202f']) expect(messages(`It lasts for 10${space}000 writes.`)).toEqual(found);
  expect(messages('Lines 3 to 12, 130 mm, from U3 130 mm to U4, in 2025 300 of 10,000.')).toEqual([]);
});

it('reports every mistake of every piece with its place', () => {
  const found = proseProblems(
    [
      { file: 'a', line: 1, text: 'ROS2 and CAN-FD.', kind: 'text' },
      { file: 'b', line: 2, text: 'The Motor', kind: 'title' },
    ],
    terms,
    phrases,
  );
  expect(found.map(({ file, line }) => [file, line])).toEqual([
    ['a', 1],
    ['a', 1],
    ['b', 2],
  ]);
});

it('finds sentences that are too long, and only those', () => {
  const text = 'One two three. One two three four five.';
  expect(longSentences([{ file: 'a', line: 3, text, kind: 'text' }], 4)).toEqual([
    { file: 'a', line: 3, words: 5, sentence: 'One two three four five.' },
  ]);
  expect(longSentences([{ file: 'a', line: 3, text, kind: 'title' }], 4)).toEqual([]);
});
