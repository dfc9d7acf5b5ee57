import { Fragment, memo } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { formatNumber, longDate } from '../../../model/format';
import type { Money } from '../orders';
import type { Part, PartsRow } from '../parts';
import { currency as own } from '../../../site/partsTables';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { useHydrated } from '../../../theme/state/hydrated';
import { breakable } from '../../../theme/text/CodeName';
import { useFigure } from '../../../theme/text/pageData';
import { ScrollTable } from '../../../theme/text/ScrollTable';
import { sortHeadings } from './partsView';
import type { SortColumn } from './partsView';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const fileName = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** Further facts about a part, folded below its row. */
function PartDetails({ part }: { readonly part: Part }) {
  const hydrated = useHydrated();
  const { name, shape, supplier, manufacturer, material, process, url, files, unitPrice, pricedPieces, notedOn } = part;
  const { oneArm, robot, leader, leaderFollower, arm, only } = part;
  const quantities = [
    ...(oneArm === null ? [] : [`${oneArm} for one${arm ? ` ${arm}` : ''} arm`]),
    only === 'leader' ? `${leader} for the leader robot` : `${robot} for one robot`,
    ...(leaderFollower === null ? [] : [`${leaderFollower} for leader and follower`]),
  ];
  const price =
    pricedPieces === null
      ? `${formatNumber(unitPrice)}\u00a0${own.code} each`
      : `${formatNumber(unitPrice * pricedPieces)}\u00a0${own.code} for ${pricedPieces} pieces`;
  const made = [material, process].filter(Boolean).join(', ');
  return (
    <details>
      <summary>
        Details
        {/* Tells the buttons apart for keyboard users of screen readers. Added after hydration, because in the HTML it would repeat the
            names of all parts. */}
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

interface PartRowProps {
  readonly part: Part;
  readonly pieces: number;
  readonly total: number;
  readonly money: Money;
  /** URL of the sheet of shapes. */
  readonly icons: string;
  /** Whether links to the part lead to this row. */
  readonly anchor: boolean;
}

function PartName({ part, icons }: Pick<PartRowProps, 'part' | 'icons'>) {
  const { id, name, model, notes, arm, icon } = part;
  const note = [arm ? `${arm} arm only` : '', notes ?? ''].filter(Boolean).join('. ');
  return (
    <div className="part">
      <svg aria-hidden="true" width="36" height="36">
        <use href={`${icons}#${icon}`} />
      </svg>
      <div>
        {id.includes('_') && id === name ? <code>{breakable(name.split(/(?<=_)/))}</code> : name}
        {model && (
          <small>
            <code>{model}</code>
          </small>
        )}
        {note && <small>{note.charAt(0).toUpperCase() + note.slice(1)}</small>}
      </div>
    </div>
  );
}

/** A part in a parts table. Memoized: sorting and filtering don't change the row itself. */
const PartRow = memo(function PartRow({ part, pieces, total, money, icons, anchor }: PartRowProps) {
  const { id, material, process, supplier, url, unitPrice, pricedPieces } = part;
  return (
    <>
      <tr className="item" id={anchor ? id : undefined}>
        <th scope="row">
          <PartName part={part} icons={icons} />
        </th>
        <td className="wide">
          {material}
          {material && <br />}
          <small>{process}</small>
        </td>
        <td className="wide">{url ? <SmartLink href={url}>{supplier}</SmartLink> : supplier}</td>
        <td className="number">{formatNumber(pieces)}</td>
        <td className="number wide">{pricedPieces === null ? money.format(money.amount(unitPrice)) : '–'}</td>
        <td className="number">{money.format(money.amount(total))}</td>
      </tr>
      {/* A separate row, so that the text spans three columns. */}
      <tr className="more">
        <td colSpan={3}>
          <PartDetails part={part} />
        </td>
        <td className="wide" colSpan={3} />
      </tr>
    </>
  );
});

interface PartsHeadProps {
  readonly currency: string;
  /** Value of the sort control. */
  readonly sort: string;
  /** Handler for a click on a header; without it headers are plain text. */
  readonly onPress: ((column: SortColumn) => void) | undefined;
}

const order = (sort: string, column: SortColumn) => (sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none');

/** Attributes that turn a header's label into a button. No new element, so that hydration causes no layout. */
const pressable = (press: () => void) => ({
  role: 'button',
  tabIndex: 0,
  onClick: press,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  },
});

/** Headers of a parts table. Clicking one sorts the table. */
function PartsHead({ currency, sort, onPress }: PartsHeadProps) {
  return (
    <thead>
      <tr>
        {sortHeadings.map(({ column, label, isPrice, wide }) => (
          <th
            key={column}
            scope="col"
            data-sort={column}
            className={`${isPrice || column === 'pieces' ? 'number' : ''}${wide ? ' wide' : ''}`}
            aria-sort={onPress && order(sort, column)}
          >
            <span {...(onPress && pressable(() => onPress(column)))}>
              {label}
              {isPrice && (
                <>
                  {' '}
                  <span className="unit">({currency})</span>
                </>
              )}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface PartRowsProps {
  readonly rows: readonly PartsRow[];
  readonly money: Money;
  /** URL of the sheet of shapes. */
  readonly icons: string;
  /** Whether links to the parts lead to these rows. */
  readonly anchors: boolean;
}

/** Rows of a parts table. */
export const PartRows = memo(function PartRows({ rows, money, icons, anchors }: PartRowsProps) {
  return (
    <tbody>
      {rows.map(({ part, index, pieces, total }) => (
        <PartRow key={index} part={part} pieces={pieces} total={total} money={money} icons={icons} anchor={anchors} />
      ))}
    </tbody>
  );
});

/** The sheet of shapes that the rows show. */
const iconSheet = 'part-icons.svg';

/** Estimated height of a row in px, for rows that aren't laid out yet. */
const rowHeight = 95;

interface PartsListProps {
  readonly title: string;
  /** What the parts are counted for, if it differs from the title: paper shows no controls. */
  readonly what: string | undefined;
  readonly rows: readonly PartsRow[];
  readonly money: Money;
  /** Whether links to the parts lead to these rows. */
  readonly anchors: boolean;
  readonly sort: string;
  readonly onSort: ((column: SortColumn) => void) | undefined;
  /** Texts of the last row. */
  readonly words: { readonly label: string; readonly pieces: string; readonly total: string };
}

/** Parts table: a row for each part, and a row of totals. */
export function PartsList({ title, what, rows, money, anchors, sort, onSort, words }: PartsListProps) {
  const icons = useFigure(iconSheet).publicURL;
  const caption = what === undefined ? title : `${title}, here counted for ${what}`;
  return (
    <ScrollTable label={caption} room={rows.length * rowHeight}>
      <caption>{caption}</caption>
      <PartsHead currency={money.currency} sort={sort} onPress={onSort} />
      <PartRows rows={rows} money={money} icons={icons} anchors={anchors} />
      <tfoot>
        <tr>
          <th scope="row">{words.label}</th>
          <td className="wide" colSpan={2} />
          <td className="number">{words.pieces}</td>
          <td className="wide" />
          <td className="number">{words.total}</td>
        </tr>
      </tfoot>
    </ScrollTable>
  );
}
