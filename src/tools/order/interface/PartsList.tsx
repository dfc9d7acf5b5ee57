import type { PartsRow } from '../../../model/parts';
import { useFigure } from '../../../theme/text/pageData';
import { ScrollTable } from '../../../theme/text/ScrollTable';
import { PartRows } from './PartRows';
import { PartsHead } from './PartsHead';
import type { SortColumn } from './sortHeadings';

/** The sheet of shapes that the rows show. */
const iconSheet = 'part-icons.svg';

/** Height in px of a row, about: what is in sight is laid out anyway. */
const rowHeight = 95;

interface PartsListProps {
  readonly title: string;
  /** What the parts are counted for, where that is not what the title says: paper shows no controls. */
  readonly what: string | undefined;
  readonly rows: readonly PartsRow[];
  /** Whether links to the parts lead to these rows. */
  readonly anchors: boolean;
  readonly sort: string;
  readonly onSort: ((column: SortColumn) => void) | undefined;
  /** The last row, in words. */
  readonly words: { readonly label: string; readonly pieces: string; readonly total: string };
}

/** The table itself: a row for each part, and their totals. */
export function PartsList({ title, what, rows, anchors, sort, onSort, words }: PartsListProps) {
  const icons = useFigure(iconSheet).publicURL;
  const caption = what === undefined ? title : `${title}, here counted for ${what}`;
  return (
    <ScrollTable label={caption} room={rows.length * rowHeight}>
      <caption>{caption}</caption>
      <PartsHead sort={sort} onPress={onSort} />
      <PartRows rows={rows} icons={icons} anchors={anchors} />
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
