import { useEffect, useEffectEvent, useRef } from 'react';
import type { Maker } from '../../model/makers';
import { anyMaker, countryOptions, priceOptions, shippingOptions } from './chosenMakers';
import type { MakerChoice, MakerOption } from './chosenMakers';

interface MakerFilterProps {
  readonly makers: readonly Maker[];
  readonly choice: MakerChoice;
  readonly onChange: (choice: MakerChoice) => void;
}

const names = ['country', 'price', 'shipping'] as const;

const controls = {
  country: { label: 'Place', any: 'anywhere' },
  price: { label: 'Price', any: 'any' },
  // "Any" would read like a maker who ships everywhere.
  shipping: { label: 'Ships to', any: 'not chosen' },
} as const;

/** Controls of the makers' cards. Without JavaScript they are not shown. */
export function MakerFilter({ makers, choice, onChange }: MakerFilterProps) {
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
    // The button goes with the choice, and would take the focus with it.
    form.current?.querySelector('select')?.focus();
  };
  // A choice that was made before React was there counts, too.
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
