import { css } from '@emotion/react';
import { media } from '../../../theme/styles/media';
import { visuallyHidden } from '../../../theme/styles/visuallyHidden';
import { field, invalidInputs } from '../../../theme/controls/buttons';

const controls = {
  '& input, & select, & button': { ...field, font: 'inherit', fontSize: 'var(--size-s)', fontWeight: 400 },
  // Inputs and selects are aligned in one line.
  '& input, & select': { height: '2.2rem' },
  ...invalidInputs,
  '& button:hover': { borderColor: 'var(--accent)', color: 'var(--accent)' },
  '& button:disabled': { borderColor: 'var(--line)', color: 'var(--text-faint)' },
} as const;

const quantity = {
  '& fieldset': { display: 'flex', alignItems: 'flex-end', gap: 'var(--space-2)', margin: 0, padding: 0, border: 0, minWidth: 0 },
  '& fieldset input': { width: '4.5rem' },
  '& fieldset select': { width: 'auto', maxWidth: '100%' },
  // The sign between two fields is centred on them.
  '& fieldset > span': { lineHeight: 'max(2.2rem, var(--press))' },
  '& fieldset > span + label': { flex: 1, minWidth: 0 },
} as const;

const tools = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 'var(--space-2) var(--space-3)',
  margin: 'var(--space-5) 0 var(--space-2)',
  fontSize: 'var(--size-xs)',
  color: 'var(--text-soft)',
  '& label > input, & label > select': { display: 'block', maxWidth: '100%' },
  '& label > select': { width: '10rem' },
  ...quantity,
  '& p': {
    flex: '1 0 100%',
    margin: 'var(--space-1) 0 0',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--text)',
    fontSize: 'var(--size-s)',
  },
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :is(fieldset, p)': { gridColumn: '1 / -1' },
    '& label > select': { width: '100%' },
  },
} as const;

/** The row of tools stays in view above the rows of its table. */
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  fontSize: 'var(--size-s)',
  minHeight: 'var(--tools)',
  margin: 'var(--space-4) 0 0',
  background: 'var(--bg)',
  '& .text': { flex: '1 1 8rem', minWidth: 0 },
  '& .text input': { width: '100%' },
  ...quantity,
  // The row has no room for labels; the fields say what they are.
  '& fieldset label > span': visuallyHidden,
  '& fieldset input': { width: '3.75rem' },
  '& fieldset select': { width: '11rem', maxWidth: '100%' },
  '& .narrow': { display: 'none' },
  '& > p[role="status"]': {
    flex: '0 1 auto',
    minWidth: '7.5rem',
    margin: '0 0 0 auto',
    color: 'var(--text-soft)',
    fontSize: 'var(--size-xs)',
    lineHeight: 1.3,
    textAlign: 'right',
  },
  '& > p[role="status"] > strong': { color: 'var(--text)', fontSize: 'var(--size-s)', whiteSpace: 'nowrap' },
  '& .menu': { position: 'relative', flex: 'none', fontSize: 'var(--size-s)' },
  '& .menu > summary': {
    ...field,
    display: 'flex',
    alignItems: 'center',
    height: '2.2rem',
  },
  '& .menu > summary:hover': { borderColor: 'var(--accent)', color: 'var(--accent)' },
  '& .menu > div': {
    position: 'absolute',
    zIndex: 1,
    top: 'calc(100% + var(--space-1))',
    right: 0,
    display: 'grid',
    gap: 'var(--space-2)',
    width: '14rem',
    padding: 'var(--space-3)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg-raised)',
    boxShadow: 'var(--shadow)',
  },
  '& .menu label > select': { display: 'block', width: '100%' },
  '& .menu button': { textAlign: 'left' },
  [media.high]: { position: 'sticky', top: 'var(--bars, var(--header))', zIndex: 3 },
  // Two lines, of which the one with filter and sum stays. Both are at least so high that the heads of the columns follow without a gap.
  [media.phone]: {
    flexWrap: 'wrap',
    alignContent: 'start',
    minHeight: 'calc(var(--tools) + max(2.2rem, var(--press)) + var(--space-1))',
    paddingBottom: 'var(--space-1)',
    '& .narrow': { display: 'block' },
    '& fieldset': { order: -1, flex: '1 0 100%' },
    '& fieldset select': { width: '100%' },
    '& > p[role="status"]': { minWidth: 0 },
    [media.high]: { top: 'calc(var(--bars, var(--header)) - max(2.2rem, var(--press)) - var(--space-1))' },
  },
} as const;

// A fixed layout: column widths come from the first row, so that rows still loading don't shift the layout.
const columns = {
  '& table': { tableLayout: 'fixed' },
  '& th[data-sort="material"]': { width: '18%' },
  '& th[data-sort="supplier"]': { width: '13.5%' },
  '& th[data-sort="pieces"]': { width: '11%' },
  '& :is(th[data-sort="price"], th[data-sort="total"])': { width: '13%' },
  // In a narrow column, the words of the headings need the space.
  '@container (max-width: 44rem)': { '& tr > * + *': { paddingInline: '0.35rem' } },
} as const;

const table = {
  ...columns,
  // As high as a button before hydration, so that the layout doesn't shift.
  '& th[data-sort] > span': {
    position: 'relative',
    display: 'inline-block',
    minWidth: 'var(--press)',
    minHeight: 'var(--press)',
    alignContent: 'center',
  },
  '& th[data-sort] > [role="button"]': { cursor: 'pointer' },
  '& th[data-sort] > [role="button"]:hover': { color: 'var(--accent)' },
  '& th[aria-sort="ascending"] > span::after': { content: '"\\2191" / ""', position: 'absolute', marginLeft: '0.15em' },
  '& th[aria-sort="descending"] > span::after': { content: '"\\2193" / ""', position: 'absolute', marginLeft: '0.15em' },
  // Number headers are aligned right, so the arrow comes before the label.
  '& th.number > span::after': { right: '100%', marginRight: '0.15em' },
  // Columns that are as wide as the table can have their headings follow the page: nothing scrolls sideways in it.
  '&[data-room]': { overflow: 'visible' },
  [media.high]: {
    '&[data-room] thead th': {
      position: 'sticky',
      top: 'calc(var(--bars, var(--header)) + var(--tools))',
      left: 'auto',
      zIndex: 2,
      boxShadow: '0 1px var(--line)',
    },
  },
  '& tbody th': { fontWeight: 'var(--weight-medium)' },
  '& .part': { display: 'flex', gap: 'var(--space-3)' },
  '& .part > div': { minWidth: 0 },
  '& tbody svg': {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    color: 'var(--text-soft)',
  },
  '& tbody small': { fontSize: 'var(--size-xs)', fontWeight: 400, color: 'var(--text-soft)' },
  '& tbody th small': { display: 'block' },
  '& tbody small code': { padding: 0, background: 'none', outline: 0 },
  '& details': { fontSize: 'var(--size-xs)', fontWeight: 400 },
  '& summary': { color: 'var(--accent)', width: 'fit-content' },
  '& dl': { margin: 'var(--space-1) 0', display: 'grid', gap: 'var(--space-1)' },
  '& dl > div': { display: 'grid', gridTemplateColumns: '4.5rem 1fr' },
  '& dt': { color: 'var(--text-faint)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& tr.more': { borderTop: 0 },
  '& tr.more > td': { padding: '0 var(--space-3) 0.5rem calc(2 * var(--space-3) + 36px)' },
  '& tr.item > :is(th, td)': { paddingBottom: 0 },
  // Cells too, because the first one has its own background on a narrow screen. The details belong to the part above.
  '& :is(tr:target, tr:target + tr.more) > :is(th, td)': { backgroundColor: 'var(--accent-soft)' },
  '& tfoot': { borderTop: '2px solid var(--line-strong)', background: 'var(--bg-soft)', fontWeight: 'var(--weight-strong)' },
} as const;

// A phone shows names, costs and files; the list of all parts has the rest.
const order = {
  '& table': { tableLayout: 'auto' },
  '& td[data-parts-tools]': { whiteSpace: 'nowrap', paddingBlock: 'var(--space-1)' },
  '& [name="order"]': { marginRight: 'var(--space-2)' },
} as const;

/** Styles of a parts table with its tools. On a phone the table keeps three columns, and the details have the rest. */
export const partsStyle = css({
  // Height of the row of tools. The heads of the columns follow below it, and what links and the Tab key reach appears below both.
  '--tools': '3.25rem',
  '& [data-parts-tools]': controls,
  '& div[data-parts-tools]': tools,
  '& form[data-parts-tools]': row,
  '& .privacy': { margin: 'var(--space-1) 0 var(--space-3)', color: 'var(--text-soft)', fontSize: 'var(--size-xs)' },
  '& .privacy > strong': { marginRight: 'var(--space-2)', color: 'var(--text)' },
  '&& .scroll-table': { ...table, margin: 0 },
  '&& .order': order,
  '& .downloads': { margin: 'var(--space-2) 0 var(--space-5)', fontSize: 'var(--size-xs)', color: 'var(--text-soft)' },
  // Details span all columns, so column borders would stop above them.
  [media.belowWide]: { '&& .scroll-table:not(.order > *) tr > :is(th, td)': { borderRight: 0 } },
  [media.phone]: {
    '--tools': 'calc(max(2.2rem, var(--press)) + 2.25rem)',
    '&& .wide': { display: 'none' },
    '&& .order td[data-parts-tools] > button': { display: 'block', width: '100%', margin: 'var(--space-1) 0' },
    // Wide enough for the numbers of many robots; names get the rest, and would otherwise break between letters.
    '&& .scroll-table th[data-sort="pieces"]': { width: '3.6rem' },
    '&& .scroll-table th[data-sort="total"]': { width: '5.5rem' },
    '&& .scroll-table :is(th, td)': { padding: '0.5rem' },
    '&& .scroll-table:not(.order > *) .number': { paddingLeft: 0 },
    '&& .scroll-table .part': { gap: 'var(--space-1)' },
    '&& .scroll-table tbody svg': { width: 24, height: 24 },
    '&& .scroll-table tr.item > :is(th, td)': { paddingBottom: 0 },
    '&& .scroll-table tr.more > td': { padding: '0 0.5rem 0.5rem calc(0.75rem + 24px)' },
    '&& .scroll-table code': { overflowWrap: 'anywhere' },
  },
  // Names would break between all letters: the table scrolls instead.
  [media.largeText]: {
    '&& .scroll-table[data-room]': { overflowX: 'auto', '& table': { minWidth: '17rem' }, '& thead th': { position: 'static' } },
  },
  [media.print]: {
    '& [data-parts-tools], & tr.more details': { display: 'none' },
    // A folded list of all parts would fill a dozen sheets, of which nobody knows on the screen.
    '& > :has(> details:not([open]))': { display: 'none' },
  },
});
