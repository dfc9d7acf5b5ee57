import type { Maker } from '../../model/makers';
import { SmartLink } from '../controls/SmartLink';
import { Cell } from './Cell';

const statusNames = { Certified: 'certified', Evaluating: 'evaluating', 'Not evaluated': 'unchecked' } as const;

/** What one maker sells, for how much, how soon and where to, with the way to an order. */
export function MakerCard({ maker: { id, name, status, place, price, model, facts, orderAddress } }: { readonly maker: Maker }) {
  return (
    <li id={id} data-status={statusNames[status]}>
      <h3>{name}</h3>
      <p className="status">{status}</p>
      <p className="place">{place ?? 'Place not stated'}</p>
      <p className="price">
        {price === null ? 'Price not stated' : <strong>{price}</strong>} <span>{model === null ? 'model not stated' : `for ${model}`}</span>
      </p>
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
      {orderAddress !== null && (
        <SmartLink href={orderAddress} className="order">
          Order from {name}
        </SmartLink>
      )}
    </li>
  );
}
