import { eachTerm, packTerms } from '../../../src/search/engine/packedTerms';

/** Texts as they come back: each as its terms in alphabetical order, with how often it holds them. */
function unpacked(texts: readonly (readonly string[])[]): Map<string, number>[] {
  const found = texts.map(() => new Map<string, number>());
  eachTerm(packTerms(texts), (term, text, count) => found[text]?.set(term, count));
  return found;
}

const motor = new Map([
  ['motor', 2],
  ['id', 1],
]);

it('terms come back with the texts that hold them, and how often they do, five times at most', () => {
  expect(
    unpacked([['motor', 'id', 'motor'], [], ['motors', 'motor', 'größe', '电机', 'c++'], Array.from({ length: 9 }, () => 'id')]),
  ).toEqual([
    motor,
    new Map(),
    new Map([
      ['motors', 1],
      ['motor', 1],
      ['größe', 1],
      ['电机', 1],
      ['c++', 1],
    ]),
    new Map([['id', 5]]),
  ]);
});

it('places far apart come back, too, beside characters that JSON or Unicode reserve', () => {
  const texts = Array.from({ length: 60_000 }, (_, text) => (text % 57 === 0 ? ['rare'] : []));
  texts[59_999] = ['last', 'rare'];
  const found = unpacked(texts);
  expect(found.flatMap((terms, text) => (terms.has('rare') ? [text] : []))).toEqual(
    texts.flatMap((terms, text) => (terms.includes('rare') ? [text] : [])),
  );
  expect(found[59_999]?.has('last')).toBe(true);
});
