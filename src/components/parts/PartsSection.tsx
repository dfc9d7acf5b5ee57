import { useDeferredValue, useMemo, useState } from 'react';
import type { PropTable } from '../../model/pageTypes';
import type { Part } from '../../model/parts';
import { LoadFailed } from '../feedback/LoadFailed';
import { useFigure } from '../text/pageData';
import { ScrollTable } from '../text/ScrollTable';
import { PartRows } from './PartRows';
import { PartsDownloads } from './PartsDownloads';
import { PartsHead } from './PartsHead';
import { partsStyle } from './partsStyle';
import { PartsTools } from './PartsTools';
import { partsWords } from './partsWords';
import { wholeList } from './shownParts';
import { areFirst, firstValues, nextSort } from './toolValues';
import type { ToolValues } from './toolValues';
import { usePartsActions } from './usePartsActions';

/** The sheet of shapes that the rows show. */
const iconSheet = 'part-icons.svg';

interface PartsSectionProps {
  readonly title: string;
  /** Name before the table's values in the address, and of the file with the shown rows. */
  readonly prefix: string;
  readonly parts: readonly Part[];
  /** The tables that the parts come from. */
  readonly sources: readonly PropTable[];
}

/** Height in px of a row, about: what is in sight is laid out anyway. */
const rowHeight = 95;

/** A table of parts with its tools: what the controls hold decides on the rows, their totals and the address. */
export function PartsSection({ title, prefix, parts, sources }: PartsSectionProps) {
  const icons = useFigure(iconSheet).file.publicURL;
  const [values, setValues] = useState(firstValues);
  const { actions, failed } = usePartsActions(({ valuesInAddress }) => {
    const given = valuesInAddress(prefix, parts);
    if (!areFirst(given)) setValues(given);
  });
  // A key is shown at once in its control; the rows follow, and let the next key go first.
  const asked = useDeferredValue(values);
  const { rows, all } = useMemo(() => actions?.askFor(asked, parts) ?? wholeList(parts), [actions, asked, parts]);
  const words = partsWords(rows, all);
  const change = (next: Readonly<ToolValues>): void => {
    setValues(next);
    actions?.keepInAddress(next, prefix, parts);
  };
  return (
    <section css={partsStyle} data-parts-table="" data-ready={actions ? '' : undefined}>
      <PartsTools
        parts={parts}
        values={values}
        onChange={change}
        onCopy={() => actions?.copyOrderList(rows)}
        onDownload={() => actions?.downloadRows(prefix, rows)}
        status={words.status}
      />
      {failed && <LoadFailed {...failed} />}
      <ScrollTable label={title} room={rows.length * rowHeight}>
        <caption>{title}</caption>
        <PartsHead
          sort={asked.sort}
          onPress={actions ? (column) => change({ ...values, sort: nextSort(values.sort, column) }) : undefined}
        />
        <PartRows rows={rows} icons={icons} anchors={sources.length === 1} />
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
      <PartsDownloads parts={parts} sources={sources} />
    </section>
  );
}
