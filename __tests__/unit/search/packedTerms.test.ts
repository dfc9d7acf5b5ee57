import { packIndex, textsOf } from '../../../src/search/engine/packIndex';
import { eachPlace, packTerms, unpackNames } from '../../../src/search/engine/packedTerms';
import type { PackedTerms } from '../../../src/search/contract/searchRecords';
import { smallRecords } from '../fixtures/searchRecords';

const often = 9;

/** The terms of `length` texts, in alphabetical order, each as often as it was counted. */
function unpackTerms(packed: PackedTerms, length: number): string[][] {
  const texts = Array.from({ length }, (): string[] => []);
  const terms = unpackNames(packed.terms);
  eachPlace(packed, (term, text, count) => texts[text]?.push(...Array.from({ length: count }, () => terms[term] ?? '')));
  return texts;
}

const roundTrip = (texts: readonly (readonly string[])[], most = often): string[][] => unpackTerms(packTerms(texts, most), texts.length);

describe('terms are packed and unpacked', () => {
  it('without loss but their order', () => {
    const texts = [['motor', 'can', 'motor', 'canfd'], [], ['0x11', 'can', 'ångström', 'motor']];
    expect(roundTrip(texts)).toEqual([['can', 'canfd', 'motor', 'motor'], [], ['0x11', 'can', 'motor', 'ångström']]);
  });

  it('as often as they count, and no more', () => {
    expect(roundTrip([['can', 'arm', 'arm', 'arm']], 2)).toEqual([['arm', 'arm', 'can']]);
  });

  it('over distances that would be quotes, backslashes or halves of signs', () => {
    const distances = [0, 56, 57, 58, 91, 92, 93, 2_000, 0xd800 - 36, 0xd800 - 35, 0xe000, 0x10000];
    let place = 0;
    const places = distances.map((distance) => (place += distance + 1));
    const texts = Array.from({ length: place + 1 }, (): string[] => []);
    for (const at of places) texts[at] = ['arm'];
    const packed = packTerms(texts, often);
    expect(unpackTerms(JSON.parse(JSON.stringify(packed)) as typeof packed, texts.length)).toEqual(texts);
    expect(JSON.stringify(packed)).not.toContain('\\');
    // Encoded as UTF-8 and back, a half of a sign would be lost.
    expect(Buffer.from(packed.places, 'utf8').toString('utf8')).toBe(packed.places);
  });

  it('that share more letters than a capital can tell', () => {
    const long = 'openarmcanzeropositioncalibration';
    expect(roundTrip([[long, `${long}tool`]])).toEqual([[long, `${long}tool`]]);
  });

  it('when there are none', () => {
    expect(roundTrip([])).toEqual([]);
    expect(roundTrip([[], []])).toEqual([[], []]);
  });
});

describe('an index', () => {
  it('has the headings of the records, and their texts only as terms', () => {
    const index = packIndex(smallRecords);
    expect(index.pages.map(({ sections }) => sections.map(([level, heading, anchor]) => [level, heading, anchor]))).toEqual(
      smallRecords.pages.map(({ sections }) => sections.map(([level, heading, anchor]) => [level, heading, anchor])),
    );
    expect(JSON.stringify(index)).not.toContain('opens 88 mm');
    expect(index.synonyms).toEqual(smallRecords.synonyms);
  });

  it('goes with the texts of its sections, in their order', () => {
    const texts = textsOf(smallRecords);
    expect(texts).toHaveLength(7);
    expect(texts[5]).toEqual(['The gripper opens 88 mm.']);
  });
});
