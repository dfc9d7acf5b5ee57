import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Maker } from '../../model/makers';
import { SmartLink } from '../controls/SmartLink';
import { useTarget } from '../controls/useTarget';
import { Cell } from './Cell';
import { anyMaker, countryOptions, keepMakers, makersStatus, priceOptions, shippingOptions } from './chosenMakers';
import type { MakerChoice, MakerOption } from './chosenMakers';
import { makersStyle } from './makersStyle';

interface MakerFilterProps {
  readonly makers: readonly Maker[];
  readonly choice: MakerChoice;
  readonly onChange: (choice: MakerChoice) => void;
}

const names = ['country', 'price', 'shipping'] as const;

const controls = {
  country: { label: 'Place', any: 'anywhere' },
  price: { label: 'Price', any: 'any' },
  // "Any" would read like "ships everywhere".
  shipping: { label: 'Ships to', any: 'not chosen' },
} as const;

/** Filter controls of the maker cards. Hidden without JavaScript. */
function MakerFilter({ makers, choice, onChange }: MakerFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  const options: Readonly<Record<(typeof names)[number], readonly MakerOption[]>> = {
    country: countryOptions(makers),
    price: priceOptions(makers),
    shipping: shippingOptions(makers),
  };
  const takeOver = useEffectEvent(() => {
    const values = new FormData(form.current ?? undefined);
    const [country = '', price = '', shipping = ''] = names.map((name) => values.get(name)).filter((value) => typeof value === 'string');
    if (country !== '' || price !== '' || shipping !== '') onChange({ country, price, shipping });
  });
  const showAll = (): void => {
    onChange(anyMaker);
    // The button disappears with the choice, so move the focus.
    form.current?.querySelector('select')?.focus();
  };
  // Apply choices that were made before hydration.
  useEffect(() => takeOver(), []);
  return (
    <form data-maker-filter="" ref={form} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {names.map((name) => (
        <label key={name}>
          {controls[name].label}{' '}
          <select name={name} value={choice[name]} onChange={({ target }) => onChange({ ...choice, [name]: target.value })}>
            <option value="">{controls[name].any}</option>
            {options[name].map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
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
  /** A maker that a link leads to, though the filter hides it. */
  const [wanted, setWanted] = useState<{ readonly id: string }>();
  useTarget((id) => {
    const isMaker = (maker: Maker): boolean => maker.id === id;
    if (!makers.some(isMaker) || keepMakers(makers, choice).some(isMaker)) return;
    setChoice(anyMaker);
    setWanted({ id });
  });
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.scrollIntoView();
  }, [wanted]);
  const shown = keepMakers(makers, choice);
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
