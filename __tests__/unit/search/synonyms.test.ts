import { synonymFinder } from '../../../src/search/engine/synonyms';
import { tokenise } from '../../../src/search/engine/terms';

const find = synonymFinder(
  [
    ['hand', 'gripper', 'end effector'],
    ['emergency button', 'emergency stop'],
    ['manufacturer', 'maker'],
    ['buy', 'price'],
  ],
  (term) => term === 'manual',
);
const meanings = (query: string) => find(tokenise(query));

describe('synonyms', () => {
  it('stand for words and phrases', () => {
    expect(meanings('hand tool')).toEqual([{ length: 1, means: [['gripper'], ['end', 'effector']] }]);
    expect(meanings('emergency button pressed')).toEqual([{ length: 2, means: [['emergency', 'stop']] }]);
  });

  it('stand for a word that is typed as two', () => {
    expect(meanings('manu-facturer')).toEqual([{ length: 2, means: [['maker']] }]);
    expect(meanings('Manu facturer of the arm')).toEqual([{ length: 2, means: [['maker']] }]);
  });

  it('count at the beginning of the words only, and phrases only as a whole', () => {
    expect(meanings('left hand')).toEqual([]);
    expect(meanings('emergency exit')).toEqual([]);
  });

  it('are found misspelt or unfinished, unless the pages know the word', () => {
    expect(meanings('manufacurer')).toEqual([{ length: 1, means: [['maker']] }]);
    expect(meanings('manufac')).toEqual([{ length: 1, means: [['maker']] }]);
    expect(meanings('manual')).toEqual([]);
  });

  it('are not taken for misspelt where they are too short for that', () => {
    expect(meanings('busy')).toEqual([]);
    expect(meanings('buy')).toEqual([{ length: 1, means: [['price']] }]);
  });
});
