import { formatNumber, withUnit } from '../../model/format';
import type { Maker } from '../../model/makers';

/** The reader's filter, as values of the controls; an empty string means any. */
export interface MakerChoice {
  readonly country: string;
  readonly price: string;
  readonly shipping: string;
}

/** Option of a filter control. */
export interface MakerOption {
  readonly value: string;
  readonly label: string;
}

/** Initial filter. */
export const anyMaker: MakerChoice = { country: '', price: '', shipping: '' };

const unknownCountry = 'not stated';

/** Country of a place: the last part of "Shenzhen, China"; a place without a comma is a country. */
const countryOf = ({ place }: Maker): string => place?.split(',').at(-1)?.trim() || unknownCountry;

/** Countries of the makers, sorted by name; the unknown country last. */
export function countryOptions(makers: readonly Maker[]): MakerOption[] {
  const countries = [...new Set(makers.map(countryOf))].sort((one, other) =>
    one === unknownCountry ? 1 : other === unknownCountry ? -1 : one.localeCompare(other, 'en'),
  );
  return countries.map((value) => ({ value, label: value }));
}

/** Step of price limits, in USD. */
const step = 500;

/** Useful price limits: each admits more makers than the one before, and none admits all. */
export function priceOptions(makers: readonly Maker[]): MakerOption[] {
  const prices = makers.flatMap(({ leastPrice }) => leastPrice ?? []).sort((one, other) => one - other);
  const limits = [...new Set(prices.map((price) => Math.ceil(price / step) * step))];
  return limits
    .filter((limit) => prices.some((price) => price > limit))
    .map((limit) => ({ value: String(limit), label: `up to ${withUnit(formatNumber(limit), 'USD')}` }));
}

/** How the table marks a maker that ships to every country. */
const everywhere = 'Worldwide';

/** The country of "Mainly Japan". */
const shippingCountry = ({ shipsTo }: Maker): string | undefined => shipsTo?.replace(/^Mainly /, '');

/** Countries that only some makers ship to, sorted by name; last "another country", for makers that ship everywhere. */
export function shippingOptions(makers: readonly Maker[]): MakerOption[] {
  const countries = new Set(makers.flatMap((maker) => shippingCountry(maker) ?? []));
  const others = countries.delete(everywhere) ? [{ value: everywhere, label: 'another country' }] : [];
  return [...[...countries].sort((one, other) => one.localeCompare(other, 'en')).map((value) => ({ value, label: value })), ...others];
}

const shipsThere = (maker: Maker, country: string): boolean => maker.shipsTo === everywhere || shippingCountry(maker) === country;

/** The makers that match a filter. A maker without a price matches no price limit. */
export const keepMakers = (makers: readonly Maker[], { country, price, shipping }: MakerChoice): Maker[] =>
  makers.filter(
    (maker) =>
      (country === '' || countryOf(maker) === country) &&
      (price === '' || (maker.leastPrice !== null && maker.leastPrice <= Number(price))) &&
      (shipping === '' || shipsThere(maker, shipping)),
  );

/** How many of all makers are shown, and on which date they were noted. */
export function makersStatus(shown: number, all: number, notedOn: string | undefined): string {
  const day = notedOn === undefined ? '' : `, as noted on ${notedOn}`;
  if (shown === all) return `${all} makers${day}`;
  return shown === 0 ? `None of ${all} makers matches. Choose fewer conditions` : `${shown} of ${all} makers${day}`;
}
