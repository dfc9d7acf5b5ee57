import { formatNumber, withUnit } from '../../model/format';
import type { Maker } from '../../model/makers';

/** What a reader has chosen, as the controls hold it; empty is everything. */
export interface MakerChoice {
  readonly country: string;
  readonly price: string;
  readonly shipping: string;
}

/** An option of a control. */
export interface MakerOption {
  readonly value: string;
  readonly label: string;
}

/** What the controls hold before anybody has touched them. */
export const anyMaker: MakerChoice = { country: '', price: '', shipping: '' };

const unknownCountry = 'not stated';

/** The last word of "Shenzhen, China"; a place without a comma is its own. */
const countryOf = ({ place }: Maker): string => place?.split(',').at(-1)?.trim() || unknownCountry;

/** Countries that makers are in, by name; those of unknown place last. */
export function countryOptions(makers: readonly Maker[]): MakerOption[] {
  const countries = [...new Set(makers.map(countryOf))].sort((one, other) =>
    one === unknownCountry ? 1 : other === unknownCountry ? -1 : one.localeCompare(other, 'en'),
  );
  return countries.map((value) => ({ value, label: value }));
}

/** Steps between prices, in USD. */
const step = 500;

/** Limits of price that tell makers apart: each lets through more of them than the one before, and none lets through all. */
export function priceOptions(makers: readonly Maker[]): MakerOption[] {
  const prices = makers.flatMap(({ leastPrice }) => leastPrice ?? []).sort((one, other) => one - other);
  const limits = [...new Set(prices.map((price) => Math.ceil(price / step) * step))];
  return limits
    .filter((limit) => prices.some((price) => price > limit))
    .map((limit) => ({ value: String(limit), label: `up to ${withUnit(formatNumber(limit), 'USD')}` }));
}

/** How the table says that a maker ships to every country. */
const everywhere = 'Worldwide';

/** The country of "Mainly Japan". */
const shippingCountry = ({ shipsTo }: Maker): string | undefined => shipsTo?.replace(/^Mainly /, '');

/** Countries that some makers ship to and others do not, by name; last any other, for those who ship everywhere. */
export function shippingOptions(makers: readonly Maker[]): MakerOption[] {
  const countries = new Set(makers.flatMap((maker) => shippingCountry(maker) ?? []));
  const others = countries.delete(everywhere) ? [{ value: everywhere, label: 'another country' }] : [];
  return [...[...countries].sort((one, other) => one.localeCompare(other, 'en')).map((value) => ({ value, label: value })), ...others];
}

const shipsThere = (maker: Maker, country: string): boolean => maker.shipsTo === everywhere || shippingCountry(maker) === country;

/** The makers that a reader asks for. One that states no price is none of those up to a price. */
export const keepMakers = (makers: readonly Maker[], { country, price, shipping }: MakerChoice): Maker[] =>
  makers.filter(
    (maker) =>
      (country === '' || countryOf(maker) === country) &&
      (price === '' || (maker.leastPrice !== null && maker.leastPrice <= Number(price))) &&
      (shipping === '' || shipsThere(maker, shipping)),
  );

/** How many makers are shown of how many, and of which day. */
export function makersStatus(shown: number, all: number, notedOn: string | undefined): string {
  const day = notedOn === undefined ? '' : `, as noted on ${notedOn}`;
  if (shown === all) return `${all} makers${day}`;
  return shown === 0 ? `None of ${all} makers fits. Choose fewer conditions` : `${shown} of ${all} makers${day}`;
}
