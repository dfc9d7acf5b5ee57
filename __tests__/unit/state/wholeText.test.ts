import { pictureHeight } from '../../../src/guides/bench-mode/useWholeText';

describe('the picture above the words of a step', () => {
  it('gets what the words leave, and never less or more than its share of the screen', () => {
    expect(pictureHeight(1000, 500)).toBe(500);
    expect(pictureHeight(1000, 900)).toBe(380);
    expect(pictureHeight(1000, 100)).toBe(610);
  });
});
