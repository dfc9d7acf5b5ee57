import { css } from '@emotion/react';
import { formatCell } from '../../model/formatCell';
import { media } from '../../styles/media';
import { useTable } from '../text/pageData';
import { tableView } from '../../model/tableView';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  margin: 'var(--space-5) 0',
  padding: 0,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  overflow: 'hidden',
  [media.phone]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: 'var(--space-4)',
    boxShadow: '0 0 0 0.5px var(--line)',
  },
  '& dt': { color: 'var(--text-soft)', fontSize: 'var(--size-xs)', lineHeight: 1.4 },
  '& dd': {
    margin: '0 0 var(--space-1)',
    fontSize: 'var(--size-xl)',
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
  },
  '& dd small': { fontSize: 'var(--size-s)', fontWeight: 500, letterSpacing: 0, color: 'var(--text-soft)' },
});

/** The cells of a table's first row as large numbers with their labels. The key column is left out. */
export function KeyFigures({ name, columns }: { readonly name: string; readonly columns?: string }) {
  const table = useTable(name);
  const view = tableView(table, columns);
  const row = view.rows[0] ?? [];
  return (
    <dl css={list}>
      {view.columns.map((column, index) => {
        const cell = row[index] ?? null;
        if (column.name === table.key || cell === null) return null;
        return (
          <div key={column.name}>
            <dt>{column.label}</dt>
            <dd>
              {formatCell(cell, undefined, column.digits ?? undefined)}
              {column.unit && <small>{column.unit === '°' ? '°' : ` ${column.unit}`}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
