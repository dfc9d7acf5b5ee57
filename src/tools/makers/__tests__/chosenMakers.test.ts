import { anyMaker, countryOptions, generationOptions, keepMakers, makersStatus, priceOptions, shippingOptions } from '../MakerCards';
import type { Maker } from '../maker';

const maker = (name: string, place: string | null, leastPrice: number | null, shipsTo: string | null = 'Worldwide'): Maker => ({
  id: `maker-${name.toLowerCase()}`,
  name,
  status: 'Evaluating',
  place,
  price: leastPrice === null ? null : `${leastPrice} USD`,
  leastPrice,
  model: null,
  shipsTo,
  facts: [],
  href: null,
});

const makers = [
  maker('Ann', 'Shenzhen, China', 5400),
  maker('Ben', 'Tokyo, Japan', null, 'Mainly Japan'),
  maker('Cho', 'Taipei', 5600),
  maker('Dan', null, 4999, null),
  maker('Eve', 'Dongguan, China', 5000, 'Mainland China'),
];

const names = (country: string, price: string, shipping = ''): string[] =>
  keepMakers(makers, { ...anyMaker, country, price, shipping }).map(({ name }) => name);

describe('the filter of makers', () => {
  it('offers each country once, by name, and unknown places last', () => {
    expect(countryOptions(makers)).toEqual(['China', 'Japan', 'Taipei', 'not stated']);
  });

  it('offers limits of price that tell makers apart', () => {
    expect(priceOptions(makers)).toEqual(['5000', '5500']);
    expect(priceOptions([])).toEqual([]);
  });

  it('asks for the generation where makers sell several, without its version', () => {
    const named = makers.map((each, index) => ({ ...each, model: ['Twig 1 (V1.1)', 'Twig 2', 'Twig 1 (V1)', null, null][index] ?? null }));
    expect(generationOptions(named)).toEqual(['Twig 1', 'Twig 2', 'not stated']);
    expect(keepMakers(named, { ...anyMaker, generation: 'Twig 1' }).map(({ name }) => name)).toEqual(['Ann', 'Cho']);
    expect(generationOptions(named.slice(2))).toEqual([]);
  });

  it('keeps all until something is chosen', () => expect(keepMakers(makers, anyMaker)).toEqual(makers));

  it('keeps those of a country, and those of unknown place by that name', () => {
    expect(names('China', '')).toEqual(['Ann', 'Eve']);
    expect(names('not stated', '')).toEqual(['Dan']);
  });

  it('keeps those up to a price, with the limit itself, and none without a price', () => {
    expect(names('', '5000')).toEqual(['Dan', 'Eve']);
    expect(names('', '5500')).toEqual(['Ann', 'Dan', 'Eve']);
  });

  it('offers countries that only some makers ship to, and any other where some ship everywhere', () => {
    expect(shippingOptions(makers)).toEqual(['Japan', 'Mainland China', 'Worldwide']);
    expect(shippingOptions([maker('Ben', null, null, 'Mainly Japan')])).toEqual(['Japan']);
  });

  it('keeps those who ship to a country, which includes those who ship everywhere, and none who has not said it', () => {
    expect(names('', '', 'Japan')).toEqual(['Ann', 'Ben', 'Cho']);
    expect(names('', '', 'Mainland China')).toEqual(['Ann', 'Cho', 'Eve']);
    expect(names('', '', 'Worldwide')).toEqual(['Ann', 'Cho']);
  });

  it('keeps those that fit both', () => {
    expect(names('China', '5000')).toEqual(['Eve']);
    expect(names('Japan', '5000')).toEqual([]);
    expect(names('China', '', 'Japan')).toEqual(['Ann']);
  });

  it('says how many are shown, and as of when', () => {
    expect(makersStatus(10, 10, '15 July 2026')).toBe('10 makers, as noted on 15 July 2026');
    expect(makersStatus(4, 10, '15 July 2026')).toBe('4 of 10 makers, as noted on 15 July 2026');
    expect(makersStatus(0, 10, '15 July 2026')).toBe('None of 10 makers matches. Choose fewer conditions');
    expect(makersStatus(10, 10, undefined)).toBe('10 makers');
  });
});
