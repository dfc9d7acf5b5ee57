import { Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../model/format';
import { longDate } from '../../../site/words/dates';
import type { Money } from '../orders';
import type { Part, PartsRow } from '../parts';
import { currency as own } from '../../../site/partsTables';
import { SmartLink } from '../../../theme/controls/SmartLink';
import { useHydrated } from '../../../theme/state/hydrated';
import { breakable } from '../../../theme/text/CodeName';
import { useFigure } from '../../../theme/text/pageData';
import { ColumnTable } from '../../../theme/data/DataTable';
import type { TableColumn } from '../../../theme/data/DataTable';
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

function PartName({ part, icons }: { readonly part: Part; readonly icons: string }) {
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

const order = (sort: string, column: SortColumn) => (sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none');

/** Cells of a part, by the column that sorts them. `icons` is the URL of the sheet of shapes. */
const cellsOf = (money: Money, icons: string): Readonly<Record<SortColumn, (row: PartsRow) => ReactNode>> => ({
  part: ({ part }) => <PartName part={part} icons={icons} />,
  material: ({ part: { material, process } }) => (
    <>
      {material}
      {material && <br />}
      <small>{process}</small>
    </>
  ),
  supplier: ({ part: { supplier, url } }) => (url ? <SmartLink href={url}>{supplier}</SmartLink> : supplier),
  pieces: ({ pieces }) => formatNumber(pieces),
  price: ({ part: { unitPrice, pricedPieces } }) => (pricedPieces === null ? money.format(money.amount(unitPrice)) : '–'),
  total: ({ total }) => money.format(money.amount(total)),
});

export function partsColumns(money: Money, icons: string): TableColumn<PartsRow>[] {
  const cells = cellsOf(money, icons);
  return sortHeadings.map(({ column, label, isPrice, wide }) => ({
    name: column,
    head: label,
    unit: isPrice ? money.currency : null,
    attributes: { className: [isPrice || column === 'pieces' ? 'number' : '', wide ? 'wide' : ''].filter(Boolean).join(' ') || undefined },
    cell: cells[column],
  }));
}

/** Further facts about a part, in a separate row, so that the text spans three columns. */
const below = ({ part }: PartsRow): ReactNode => (
  <tr className="more">
    <td colSpan={3}>
      <PartDetails part={part} />
    </td>
    <td className="wide" colSpan={3} />
  </tr>
);

const anchored = ({ part }: PartsRow) => ({ className: 'item', id: part.id });

const plain = () => ({ className: 'item' });

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
  const columns = useMemo(() => partsColumns(money, icons), [money, icons]);
  return (
    <ColumnTable
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={({ index }) => index}
      rowHeight={rowHeight}
      attributes={anchors ? anchored : plain}
      below={below}
      sorts={(name) => {
        const found = sortHeadings.find(({ column }) => column === name);
        return found && onSort && { state: order(sort, found.column), press: () => onSort(found.column) };
      }}
      foot={{ part: words.label, pieces: words.pieces, total: words.total }}
    />
  );
}
