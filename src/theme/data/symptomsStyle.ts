import { css } from '@emotion/react';
import { media } from '../styles/media';

const content = {
  padding: '0 var(--space-4) var(--space-4) 2.75rem',
  fontSize: 'var(--size-s)',
  '& > p, & > ol, & > dl': { margin: 'var(--space-2) 0' },
  '& .danger': {
    padding: 'var(--space-2) var(--space-3)',
    borderLeft: '4px solid var(--danger)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--danger-bg)',
  },
  '& .danger strong': { color: 'var(--danger)' },
  '& .says': {
    margin: 'var(--space-1) 0',
    padding: 'var(--space-1) var(--space-2)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--code-bg)',
    fontFamily: 'var(--mono)',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '& > dl > div': { display: 'grid', gridTemplateColumns: '6.5rem 1fr', gap: 'var(--space-2)', padding: '0.3rem 0' },
  '& dt': { fontWeight: 'var(--weight-strong)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd > ol': { margin: 0, paddingLeft: '1.25rem' },
  '& .about': { color: 'var(--text-soft)' },
} as const;

/** Styles of a list of symptoms, each of which opens. */
export const symptomsStyle = css({
  '&&': { padding: 0 },
  margin: 'var(--space-4) 0',
  listStyle: 'none',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  '& > li': { margin: 0 },
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& > li > details:target': { boxShadow: 'inset 4px 0 var(--accent)' },
  '& summary': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 'var(--space-3)',
    minHeight: '2.75rem',
    padding: 'var(--space-2) var(--space-4)',
    cursor: 'pointer',
    listStyle: 'none',
    fontWeight: 'var(--weight-medium)',
    overflowWrap: 'anywhere',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { background: 'var(--bg-soft)' },
  // A triangle of borders costs less than a picture in each of many lines.
  '& summary::before': {
    content: '""',
    flex: 'none',
    alignSelf: 'center',
    borderStyle: 'solid',
    borderWidth: '0.3rem 0 0.3rem 0.45rem',
    borderColor: 'transparent transparent transparent var(--text-soft)',
  },
  '& details[open] > summary::before': { transform: 'rotate(90deg)' },
  '& details > div': content,
  [media.phone]: {
    '& details > div': { paddingLeft: 'var(--space-4)' },
    '& details > div > dl > div': { gridTemplateColumns: '1fr', gap: 0 },
  },
  [media.print]: { '& > li': { breakInside: 'avoid' }, '& summary::before': { display: 'none' } },
});
