import { eachTerm, packTerms } from '../../../src/search/engine/packedTerms';

/** Packs and unpacks texts. Returns the terms of each with their counts. */
function unpacked(texts: readonly (readonly string[])[]): Map<string, number>[] {
  const found = texts.map(() => new Map<string, number>());
  eachTerm(packTerms(texts), (term, text, count) => found[text]?.set(term, count));
  return found;
}

const motor = new Map([
  ['motor', 2],
  ['id', 1],
]);

it('keeps terms with their texts and counts up to five', () => {
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

it('keeps long distances, and skips reserved characters', () => {
  const texts = Array.from({ length: 60_000 }, (_, text) => (text % 57 === 0 ? ['rare'] : []));
  texts[59_999] = ['last', 'rare'];
  const found = unpacked(texts);
  expect(found.flatMap((terms, text) => (terms.has('rare') ? [text] : []))).toEqual(
    texts.flatMap((terms, text) => (terms.includes('rare') ? [text] : [])),
  );
  expect(found[59_999]?.has('last')).toBe(true);
});
