import { checkCounts, wrongCounts } from '../../../../src/guides/content/checkCounts';
import { guidePage } from '../../../sites/guideSite';
import { guideDocument, lines, tablesWith } from '../../fixtures/guides';

describe('a number beside the screws of a step', () => {
  const of = (sentence: string, ...counts: number[]): string[] => wrongCounts(sentence, 'screw', { counts });

  test.each([
    ['Put in all five screws by hand.', [6], ['all five screws']],
    ['Five screws come from above.', [6], ['Five screws']],
    ['Drive in 8 screws.', [6], ['8 screws']],
    ['Put in the two long screws.', [4], ['the two long screws']],
    ['Put in all eight screws.', [4, 4], []],
    ['Put in the four screws.', [4, 2], []],
    ['Put in two screws on each side.', [4], []],
    ['Two screws from the front, one from the rear.', [3], []],
    ['The two lower screws stay loose.', [4], []],
    ['Each of the three screw pockets is open.', [4], []],
    ['Use M3×8 screws, or one screw less.', [4], []],
  ] as const)('%s', (sentence, counts, found) => {
    expect(of(sentence, ...counts)).toEqual(found);
  });
});

test('the check names the step, the words and what the table has', () => {
  const page = guidePage
    .replace('The open side', 'Put in all five screws. The open side')
    .replace('alt="Rear of', 'alt="Four screws and the rear of');
  const found = checkCounts(guideDocument(page), tablesWith([['build-steps', 'M4x10 x5', 'M4x8 x6']]));
  const rest = 'but content/data/build-steps.csv takes 6 × M4×8. Leave the number out, which the step\'s line "Take" has, or correct it.';
  expect(lines(found).map((line) => line.replace(/^.*mdx:\d+: /, ''))).toEqual([
    `step 1 says "Four screws", ${rest}`,
    `step 1 says "all five screws", ${rest}`,
  ]);
  expect(found.every(({ warning }) => warning)).toBe(true);
  expect(checkCounts(guideDocument(), tablesWith())).toEqual([]);
});
