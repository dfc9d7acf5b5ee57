import { css } from '@emotion/react';
import type { KeyFigure } from '../../model/tableGrid';
import { media } from '../styles/media';

const list = css({
  display: 'grid',
  // A strip of six if there is space.
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  margin: 'var(--space-5) 0',
  padding: 0,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  overflow: 'hidden',
  // Two columns; one if letters are large.
  [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))' },
  [media.print]: { breakInside: 'avoid' },
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: 'var(--space-3)',
    boxShadow: '0 0 0 0.5px var(--line)',
  },
  '& dt': { color: 'var(--text-soft)', fontSize: 'var(--size-xs)', lineHeight: 1.4 },
  '& dd': {
    margin: '0 0 var(--space-1)',
    fontSize: 'var(--size-l)',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
  },
  '& dd small': { fontSize: 'var(--size-s)', fontWeight: 'var(--weight-medium)', letterSpacing: 0, color: 'var(--text-soft)' },
});

interface KeyFiguresProps {
  /** Cells of the table's first row. */
  readonly figures: readonly KeyFigure[];
}

/** The cells of a table's first row as large numbers with their labels. */
export function KeyFigures({ figures }: KeyFiguresProps) {
  return (
    <dl css={list}>
      {figures.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {unit && <small>{unit === '°' ? '°' : ` ${unit}`}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
