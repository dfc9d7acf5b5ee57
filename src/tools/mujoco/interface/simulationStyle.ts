import { css } from '@emotion/react';

/** The scene, with what moves it. */
export const stageBox = css({
  // A canvas that is wider than its column for a moment must not widen the column.
  minWidth: 0,
  overflow: 'hidden',
  fontSize: 'var(--size-s)',
  '& canvas': { borderRadius: 'var(--radius)', background: 'var(--bg)' },
  '& button:disabled': { color: 'var(--text-faint)', borderColor: 'var(--line)' },
  '& .numbers': { fontVariantNumeric: 'tabular-nums' },
  '& label.tick': { display: 'flex', alignItems: 'center', gap: 'var(--space-2)', minHeight: '2.75rem' },
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
