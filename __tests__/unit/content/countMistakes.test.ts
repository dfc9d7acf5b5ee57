import { countMistakes } from '../../../src/content/stage';

const counts = { texts: 3, textNodes: 3, tables: 2, tableNodes: 2 };
const once = { read: 3, parse: 3, fill: 3, check: 3, compile: 3, type: 2 };

describe('how often sources are read', () => {
  it('is once for each', () => expect(countMistakes(once, counts)).toEqual([]));

  it('is less where an earlier build remembers a text', () => expect(countMistakes({ read: 3, parse: 1, type: 2 }, counts)).toEqual([]));

  it('is told where a table is typed twice, or a text filled twice', () => {
    expect(countMistakes({ ...once, type: 3, fill: 6 }, counts)).toEqual([
      'tables typed: 3, expected 2.',
      'stage "fill": 6 runs for 3 texts.',
    ]);
  });

  it('is told where Gatsby has other sources than the pipeline', () => {
    expect(countMistakes(once, { ...counts, textNodes: 2, tableNodes: 3 })).toEqual([
      'nodes of texts: 2, expected 3.',
      'nodes of tables: 3, expected 2.',
    ]);
  });
});
