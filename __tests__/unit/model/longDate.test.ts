import { longDate } from '../../../src/model/format';

describe('a date in a sentence', () => {
  it('is the same for a day and for a moment of that day', () => {
    expect(longDate('2025-11-04')).toBe('4 November 2025');
    expect(longDate('2025-11-04T23:30:00.000Z')).toBe('4 November 2025');
  });
});
