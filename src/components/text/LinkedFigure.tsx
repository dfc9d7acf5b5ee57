import { css } from '@emotion/react';
import { media } from '../../styles/media';
import { SmartLink } from '../controls/SmartLink';
import { useFigure, useTable } from './pageData';

interface LinkedFigureProps {
  readonly src: string;
  readonly alt: string;
  /** Table with a row for each link: name, route, and where the drawing has left room for it, in percent of its size. */
  readonly name: string;
}

const box = css({
  position: 'relative',
  width: 'fit-content',
  margin: 'var(--space-5) auto',
  '& > img': { display: 'block', maxWidth: '100%', height: 'auto', filter: 'var(--figure-filter)' },
  '& > a': {
    position: 'absolute',
    width: '18.4%',
    minHeight: '1.5rem',
    padding: '0.15em 0',
    border: '1px solid currentColor',
    borderRadius: 'var(--radius)',
    background: 'var(--bg)',
    fontSize: 'var(--size-s)',
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: 'center',
    textDecoration: 'none',
  },
  [media.phone]: { '& > a': { fontSize: '0.6875rem' } },
  [media.print]: { breakInside: 'avoid' },
});

/** A drawing whose labels are links. */
export function LinkedFigure({ src, alt, name }: LinkedFigureProps) {
  const { width, height, file } = useFigure(src);
  const table = useTable(name);
  const cell = (row: (typeof table.rows)[number], column: string) => row[table.columns.findIndex((one) => one.name === column)];
  return (
    <figure css={box}>
      <img src={file.publicURL} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      {table.rows.map((row) => (
        <SmartLink
          key={String(cell(row, 'name'))}
          href={String(cell(row, 'route'))}
          style={{ left: `${String(cell(row, 'left_percent'))}%`, top: `${String(cell(row, 'top_percent'))}%` }}
        >
          {String(cell(row, 'name'))}
        </SmartLink>
      ))}
    </figure>
  );
}
