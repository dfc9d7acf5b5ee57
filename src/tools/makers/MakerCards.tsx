import { useState } from 'react';
import { formatNumber, withUnit } from '../../model/format';
import type { Maker } from './maker';
import { SmartLink } from '../../theme/controls/SmartLink';
import { useEarlyValues, useHiddenTarget } from '../../theme/controls/filterForm';
import { Cell } from '../../theme/data/Cell';
import { makersStyle } from './makersStyle';

/** The reader's filter, as values of the controls; an empty string means any. */
interface MakerChoice {
  readonly generation: string;
  readonly country: string;
  readonly price: string;
  readonly shipping: string;
}

/** Initial filter. */
export const anyMaker: MakerChoice = { generation: '', country: '', price: '', shipping: '' };

const notStated = 'not stated';

/** Each text once, from A to Z, and what isn't stated last. */
const inOrder = (texts: readonly string[]): string[] =>
  [...new Set(texts)].sort((one, other) => Number(one === notStated) - Number(other === notStated) || one.localeCompare(other, 'en'));

/** Country of a place: the last part of "Shenzhen, China"; a place without a comma is a country. */
const countryOf = ({ place }: Maker): string => place?.split(',').at(-1)?.trim() || notStated;

export const countryOptions = (makers: readonly Maker[]): string[] => inOrder(makers.map(countryOf));

/** Generation of a maker's robot: "OpenArm 1" of "OpenArm 1 (V1.1)". */
const generationOf = ({ model }: Maker): string => model?.replace(/ \(.*\)$/, '') ?? notStated;

/** Generations that makers sell. None if all sell the same. */
export function generationOptions(makers: readonly Maker[]): string[] {
  const names = inOrder(makers.map(generationOf));
  return names.filter((name) => name !== notStated).length < 2 ? [] : names;
}

/** Step of price limits, in USD. */
const step = 500;

/** Useful price limits in USD: each admits more makers than the one before, and none admits all. */
export function priceOptions(makers: readonly Maker[]): string[] {
  const prices = makers.flatMap(({ leastPrice }) => leastPrice ?? []).sort((one, other) => one - other);
  const limits = [...new Set(prices.map((price) => Math.ceil(price / step) * step))];
  return limits.filter((limit) => prices.some((price) => price > limit)).map(String);
}

/** How the table marks a maker that ships to every country. */
const everywhere = 'Worldwide';

/** The country of "Mainly Japan". */
const shippingCountry = ({ shipsTo }: Maker): string | undefined => shipsTo?.replace(/^Mainly /, '');

/** Countries that only some makers ship to; last `everywhere`, if some ship everywhere. */
export function shippingOptions(makers: readonly Maker[]): string[] {
  const countries = new Set(makers.flatMap((maker) => shippingCountry(maker) ?? []));
  const others = countries.delete(everywhere) ? [everywhere] : [];
  return [...inOrder([...countries]), ...others];
}

const shipsThere = (maker: Maker, country: string): boolean => maker.shipsTo === everywhere || shippingCountry(maker) === country;

/** The makers that match a filter. A maker without a price matches no price limit. */
export const keepMakers = (makers: readonly Maker[], { generation, country, price, shipping }: MakerChoice): Maker[] =>
  makers.filter(
    (maker) =>
      (generation === '' || generationOf(maker) === generation) &&
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

interface MakerFilterProps {
  readonly makers: readonly Maker[];
  readonly choice: MakerChoice;
  readonly onChange: (choice: MakerChoice) => void;
}

/** Filter controls in order. The generation comes first: parts and software of the two differ. */
const controls = {
  generation: { label: 'Generation', any: 'any', options: generationOptions, words: String },
  country: { label: 'Place', any: 'anywhere', options: countryOptions, words: String },
  price: {
    label: 'Price',
    any: 'any',
    options: priceOptions,
    words: (limit: string) => `up to ${withUnit(formatNumber(Number(limit)), 'USD')}`,
  },
  // "Any" would read like "ships everywhere".
  shipping: {
    label: 'Ships to',
    any: 'not chosen',
    options: shippingOptions,
    words: (country: string) => (country === everywhere ? 'another country' : country),
  },
} as const;

const names = ['generation', 'country', 'price', 'shipping'] as const;

/** Filter controls of the maker cards. Hidden without JavaScript. */
function MakerFilter({ makers, choice, onChange }: MakerFilterProps) {
  const form = useEarlyValues<keyof MakerChoice>(anyMaker, onChange);
  const showAll = (): void => {
    onChange(anyMaker);
    // The button disappears with the choice, so move the focus.
    form.current?.querySelector('select')?.focus();
  };
  return (
    <form data-maker-filter="" ref={form} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {names.map((name) => {
        const { label, any, options, words } = controls[name];
        const values = options(makers);
        return values.length === 0 ? null : (
          <label key={name}>
            {label}{' '}
            <select name={name} value={choice[name]} onChange={({ target }) => onChange({ ...choice, [name]: target.value })}>
              <option value="">{any}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {words(value)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      {names.some((name) => choice[name] !== '') && (
        <button type="button" onClick={showAll}>
          Show all
        </button>
      )}
    </form>
  );
}

const statusNames = { Certified: 'certified', Evaluating: 'evaluating', 'Not evaluated': 'unchecked' } as const;

/** Price and its model, together: one is useless without the other. */
function Price({ price, model }: Pick<Maker, 'price' | 'model'>) {
  if (price === null) return <p className="price">{model === null ? 'Price and model not stated' : `Price of ${model} not stated`}</p>;
  return (
    <p className="price">
      <strong>{price}</strong> <span>{model === null ? 'model not stated' : `for ${model}`}</span>
    </p>
  );
}

/** One maker's model, price, delivery time, shipping and order link. */
function MakerCard({ maker: { id, name, status, place, price, model, facts, href } }: { readonly maker: Maker }) {
  return (
    <li id={id} data-status={statusNames[status]}>
      <h3>{name}</h3>
      <p className="status">{status}</p>
      <p className="place">{place ?? 'Location not stated'}</p>
      <Price price={price} model={model} />
      <dl>
        {facts.map(
          ({ label, cell }) =>
            cell !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Cell cell={cell} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {href !== null && (
        <SmartLink href={href} className="order">
          Order from {name}
        </SmartLink>
      )}
    </li>
  );
}

interface MakerCardsProps {
  readonly makers: readonly Maker[];
  /** Day on which all of them were noted. */
  readonly notedOn?: string;
}

/** Makers as cards. With JavaScript, readers filter them by country, price and shipping; without it all are shown. */
export function MakerCards({ makers, notedOn }: MakerCardsProps) {
  const [choice, setChoice] = useState(anyMaker);
  const shown = keepMakers(makers, choice);
  const isIn = (list: readonly Maker[], id: string): boolean => list.some((maker) => maker.id === id);
  useHiddenTarget(
    (id) => {
      const isMaker = isIn(makers, id);
      if (isMaker) setChoice(anyMaker);
      return isMaker;
    },
    (id) => isIn(shown, id),
  );
  return (
    <div css={makersStyle}>
      <MakerFilter makers={makers} choice={choice} onChange={setChoice} />
      <p role="status">{makersStatus(shown.length, makers.length, notedOn)}.</p>
      <ul>
        {shown.map((maker) => (
          <MakerCard key={maker.id} maker={maker} />
        ))}
      </ul>
    </div>
  );
}
