import { css } from '@emotion/react';
import { media } from '../../theme/styles/media';
import { field } from '../../theme/controls/buttons';

const card = {
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  '&:target': { borderColor: 'var(--accent)' },
  '& > h3': { margin: 0, fontSize: '1.0938rem' },
  '& > p': { margin: 0, fontSize: 'var(--size-s)', color: 'var(--text-soft)' },
  '& > .price': { margin: 'var(--space-2) 0 var(--space-1)', minHeight: '1.75rem' },
  '& > .price > span': { whiteSpace: 'nowrap' },
  '& > .price > strong': {
    marginRight: 'var(--space-1)',
    color: 'var(--text)',
    fontSize: 'var(--size-l)',
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > dl': { margin: '0 0 var(--space-4)', fontSize: 'var(--size-s)', lineHeight: 1.45 },
  '& dl > div': { display: 'grid', gridTemplateColumns: '5.25rem 1fr', gap: 'var(--space-2)', padding: '0.2rem 0' },
  '& dt': { color: 'var(--text-soft)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
} as const;

/** Word and shape show the status; the colour only repeats it. The drawing of prices uses the same dots. */
const status = {
  '& .status': {
    order: -1,
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    marginBottom: 'var(--space-1)',
    fontWeight: 'var(--weight-strong)',
  },
  // Made of borders, which survive printing and forced colours.
  '& .status::before': { content: '""', width: '0.75rem', height: '0.75rem', border: '2px solid', borderRadius: '50%' },
  '& [data-status="evaluating"] > .status': { color: 'var(--info)', '&::before': { borderLeftWidth: '0.375rem' } },
  '& [data-status="certified"] > .status': { color: 'var(--tip)', '&::before': { width: 0, height: 0, borderWidth: '0.375rem' } },
} as const;

/** Order button at the bottom of each card, so that all are aligned. None is brighter than the others. */
const order = {
  '& .order': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '2.75rem',
    marginTop: 'auto',
    padding: '0.25rem 0.75rem',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius)',
    fontWeight: 'var(--weight-strong)',
    fontSize: 'var(--size-s)',
    lineHeight: 1.3,
    textDecoration: 'none',
  },
  '& .order:hover': { borderColor: 'var(--accent)' },
} as const;

/** Styles of the maker cards with their filter. */
export const makersStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 'var(--space-3)',
  margin: 'var(--space-4) 0 var(--space-5)',
  '& form': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 'var(--space-3)' },
  '& label': { color: 'var(--text-soft)', fontSize: 'var(--size-xs)' },
  '& :is(select, button)': { ...field, height: '2.2rem' },
  '& select': { display: 'block', width: '10rem' },
  // On its own line: beside the controls it would wrap with each choice and move the cards.
  '& > p': { flex: '1 0 100%', margin: 0, fontSize: 'var(--size-s)' },
  '& > ul': {
    flex: '1 0 100%',
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
    gridAutoRows: '1fr',
    gap: 'var(--space-3)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& > ul > li': card,
  ...status,
  ...order,
  [media.phone]: {
    '& > ul': { gridAutoRows: 'auto' },
    '& form': { width: '100%' },
    '& label': { flex: '1 1 8rem' },
    '& select': { width: '100%' },
  },
  [media.print]: {
    '& form': { display: 'none' },
    '& > ul': { gridTemplateColumns: '1fr 1fr', gridAutoRows: 'auto' },
    '& > ul > li': { breakInside: 'avoid' },
    // Paper has no buttons.
    '&& .order': { display: 'block', minHeight: 0, padding: 0, border: 0, background: 'none', color: 'inherit', overflowWrap: 'anywhere' },
    // Print the URL where the screen shows the arrow of an external link.
    '& .order::after': { content: '": " attr(href)', margin: 0, border: 0, clipPath: 'none' },
  },
});
