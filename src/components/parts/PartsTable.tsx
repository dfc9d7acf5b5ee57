import { useEffect, useMemo, useRef, useState } from 'react';
import { definitionErrors } from '../../model/definitionErrors';
import type { PropTable } from '../../model/pageTypes';
import { longDate } from '../../model/longDate';
import { readParts, rowsFor } from '../../model/parts';
import { isLeaderTable } from '../../site/partsTables';
import type { Part } from '../../model/parts';
import { useHydrated } from '../../state/hydrated';
import { LoadFailed } from '../feedback/LoadFailed';
import { useFigure } from '../text/pageData';
import { ScrollTable } from '../text/ScrollTable';
import { SmartLink } from '../controls/SmartLink';
import { partsRowsHtml } from './partsHtml';
import { partsStyle } from './partsStyle';
import { PartsTools } from './PartsTools';
import { partsWords } from './partsWords';
import { sortHeadings } from './sortHeadings';

/** The sheet of shapes that the rows show. */
const iconSheet = 'part-icons.svg';

interface ViewProps {
  readonly title: string;
  readonly prefix: string;
  readonly parts: readonly Part[];
  readonly downloads: readonly { readonly name: string; readonly title: string }[];
}

/**
 * Loads what the tools do once the page stands, so that reading does not wait for it. Where that fails, `failed` says
 * why and how to try again; the table itself needs none of it.
 */
function usePartsTools(props: ViewProps, icons: string) {
  const root = useRef<HTMLElement>(null);
  const [error, setError] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    import('./partsTools').then(
      ({ startPartsTools }) => {
        if (!left && root.current) stop = startPartsTools({ ...props, icons, root: root.current });
      },
      (reason: unknown) => setError(reason instanceof Error ? reason : new Error(String(reason))),
    );
    return () => {
      left = true;
      stop?.();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a table never changes while it is shown: another one gets a key of its own
  }, [attempt]);
  const retry = (): void => {
    setError(null);
    setAttempt(attempt + 1);
  };
  return { root, failed: error && { error, retry } };
}

/** Room that a long table is given until it comes near: the browser need not lay it out before. */
const roomFor = (rows: number) => ({ contentVisibility: 'auto', containIntrinsicHeight: `auto ${rows * 95}px` }) as const;

function PartsView(props: ViewProps) {
  const { title, parts, downloads } = props;
  const icons = useFigure(iconSheet).file.publicURL;
  const { root, failed } = usePartsTools(props, icons);
  const rows = useMemo(() => rowsFor(parts, 'robot', 1), [parts]);
  const hydrated = useHydrated();
  // While the page hydrates, its rows are there already, and React keeps the HTML that it finds.
  const [html] = useState(() => ({
    __html: typeof window === 'undefined' || hydrated ? partsRowsHtml(rows, icons, downloads.length === 1) : '',
  }));
  const words = partsWords(rows, rows.length);
  return (
    <section css={partsStyle} ref={root} data-parts-table="">
      <PartsTools parts={parts} status={words.status} />
      {failed && <LoadFailed {...failed} />}
      <ScrollTable label={title} style={roomFor(rows.length)}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {sortHeadings.map(({ column, label, unit, wide }) => (
              <th
                key={column}
                scope="col"
                data-sort={column}
                className={`${unit || column === 'pieces' ? 'number' : ''}${wide ? ' wide' : ''}`}
              >
                <span>
                  {label}
                  {unit && <span className="unit"> ({unit})</span>}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody dangerouslySetInnerHTML={html} suppressHydrationWarning />
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
      <Downloads {...props} />
    </section>
  );
}

function Downloads({ parts, downloads }: ViewProps) {
  const dates = [...new Set(parts.map(({ notedOn }) => notedOn))].sort();
  return (
    <p className="downloads">
      Prices in Japanese yen, noted on {dates.map(longDate).join(' and ')}. Whole table:{' '}
      {downloads.map(({ name, title }, index) => (
        <span key={name}>
          {index > 0 && '; '}
          {downloads.length > 1 && `${title}: `}
          <SmartLink href={`/data/${name}.csv`}>CSV</SmartLink>, <SmartLink href={`/data/${name}.json`}>JSON</SmartLink>
        </span>
      ))}
      .
    </p>
  );
}

interface PartsTableProps {
  readonly name: string;
  readonly caption?: string;
  /** The tables as the build found them. */
  readonly tables?: readonly PropTable[];
}

/**
 * Tables of the bill of materials, `name` holding one name or several with commas. Complete without JavaScript; with it,
 * readers sort, filter, choose quantities, and take the result along.
 */
export function PartsTable({ name, caption, tables = [] }: PartsTableProps) {
  if (tables.length === 0) throw new Error(definitionErrors.unknownTable(name));
  const several = tables.length > 1;
  const parts = useMemo(
    // Among others, the leader's parts belong to no follower robot.
    () =>
      tables
        .flatMap((table) => readParts(table, isLeaderTable(table.name)))
        .map((part) => (several && part.leaderOnly ? { ...part, robot: 0 } : part)),
    [tables, several],
  );
  const [first] = tables;
  const title = caption ?? first?.title ?? name;
  const prefix = several ? 'parts' : name.replace(/^bom-/, '');
  return <PartsView key={name} title={title} prefix={prefix} parts={parts} downloads={tables} />;
}
