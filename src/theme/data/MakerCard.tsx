import type { Maker } from '../../model/makers';
import { SmartLink } from '../controls/SmartLink';
import { Cell } from './Cell';

const statusNames = { Certified: 'certified', Evaluating: 'evaluating', 'Not evaluated': 'unchecked' } as const;

/** Price and what it is for: they are said together, as one is no use without the other. */
function Price({ price, model }: Pick<Maker, 'price' | 'model'>) {
  if (price === null) return <p className="price">{model === null ? 'Price and model not stated' : `Price of ${model} not stated`}</p>;
  return (
    <p className="price">
      <strong>{price}</strong> <span>{model === null ? 'model not stated' : `for ${model}`}</span>
    </p>
  );
}

/** What one maker sells, for how much, how soon and where to, with the way to an order. */
export function MakerCard({ maker: { id, name, status, place, price, model, facts, href } }: { readonly maker: Maker }) {
  return (
    <li id={id} data-status={statusNames[status]}>
      <h3>{name}</h3>
      <p className="status">{status}</p>
      <p className="place">{place ?? 'Place not stated'}</p>
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
