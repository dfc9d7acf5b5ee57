import { css } from '@emotion/react';
import { media } from '../../styles/media';
import { filledWhereForced } from '../controls/filledWhereForced';

/** The simulation as a whole. */
export const simulationBox = css({
  // A canvas that is wider than its column for a moment must not widen the column.
  minWidth: 0,
  overflow: 'hidden',
  padding: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-soft)',
  fontSize: 'var(--size-s)',
  '&:focus': { outline: 'none' },
  '& p': { margin: '0 0 var(--space-2)' },
  '& canvas': { borderRadius: 'var(--radius)', background: 'var(--bg)' },
  '& button': { minHeight: '2.75rem' },
  '& button:disabled': { color: 'var(--text-faint)', borderColor: 'var(--line)' },
  '& button[aria-pressed="true"]': { borderColor: 'var(--accent)', background: 'var(--accent-soft)', ...filledWhereForced },
  '& .numbers': { fontVariantNumeric: 'tabular-nums' },
  '& label.tick': { display: 'flex', alignItems: 'center', gap: 'var(--space-2)', minHeight: '2.75rem' },
  [media.phone]: { padding: 'var(--space-3)' },
});

/** Buttons that stand side by side and wrap. */
export const buttonRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2)',
  margin: 'var(--space-2) 0',
});

/** Sliders below each other: name, slider, value. */
export const sliderRows = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 4.5rem',
  alignItems: 'center',
  columnGap: 'var(--space-3)',
  '& label': { display: 'contents' },
  '& input': { width: '100%', minWidth: 0, minHeight: '2.75rem', margin: 0, accentColor: 'var(--accent)' },
  '& output': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
});
