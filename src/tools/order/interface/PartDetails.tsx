import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../model/formatCell';
import { longDate } from '../../../model/longDate';
import type { Part } from '../../../model/parts';
import { useHydrated } from '../../../theme/state/hydrated';
import { SmartLink } from '../../../theme/controls/SmartLink';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const fileName = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** What else is known about a part, folded up below its row. */
export function PartDetails({ part }: { readonly part: Part }) {
  const hydrated = useHydrated();
  const { name, shape, supplier, manufacturer, material, process, url, files, unitPrice, pricedPieces, notedOn } = part;
  const { oneArm, robot, leader, leaderFollower, arm, only } = part;
  const quantities = [
    ...(oneArm === null ? [] : [`${oneArm} for one${arm ? ` ${arm}` : ''} arm`]),
    only === 'leader' ? `${leader} for the leader robot` : `${robot} for one robot`,
    `${leaderFollower} for leader and follower`,
  ];
  const price =
    pricedPieces === null
      ? `${formatNumber(unitPrice)}\u00a0JPY each`
      : `${formatNumber(unitPrice * pricedPieces)}\u00a0JPY for ${pricedPieces} pieces`;
  const made = [material, process].filter(Boolean).join(', ');
  return (
    <details>
      <summary>
        Details
        {/* Who goes from key to key hears no row. In the page itself the names of all parts would stand twice. */}
        {hydrated && <span className="visually-hidden">{` of ${name}`}</span>}
      </summary>
      <dl>
        <Fact label="Price">{`${price}, noted on ${longDate(notedOn)}`}</Fact>
        <Fact label="Quantity">{quantities.join(', ')}</Fact>
        {made && <Fact label="Made">{made}</Fact>}
        <Fact label="Supplier">{url ? <SmartLink href={url}>{supplier}</SmartLink> : supplier}</Fact>
        {manufacturer && manufacturer !== supplier && <Fact label="Maker">{manufacturer}</Fact>}
        {files.length > 0 && (
          <Fact label="Files">
            {files.map((file, index) => (
              <Fragment key={file}>
                {index > 0 && ', '}
                <SmartLink href={file}>{fileName(file)}</SmartLink>
              </Fragment>
            ))}
          </Fact>
        )}
        {shape && <Fact label="Shape">{shape}</Fact>}
      </dl>
    </details>
  );
}
