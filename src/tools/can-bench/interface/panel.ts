import type { CanTables, KnownBus } from '../reading/bus';
import type { BenchState } from './benchAddress';
import type { GivenFile } from './FrameSource';
import { css } from '@emotion/react';
import { media } from '../../../theme/styles/media';
import { field } from '../../../theme/controls/buttons';
import { labelledFields } from '../../../theme/controls/toolBox';

/** What each part of the bench gets: the tables, what they say of the bus with the chosen limits, what is chosen or opened, and how to choose. */
export interface PanelProps {
  readonly tables: CanTables;
  readonly bus: KnownBus;
  readonly state: BenchState;
  readonly onChange: (change: Partial<BenchState>) => void;
  /** What was opened to be read, which no address can hold. It stays while another part is shown. */
  readonly file: GivenFile | null;
  readonly onFile: (file: GivenFile | null) => void;
}

/** The bench as a whole: a box with three tabs, what holds for all of them, and a panel. */
export const benchBox = css({
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-soft)',
  '& > [role="tablist"] > button': { minHeight: '2.75rem', padding: '0.5rem 1rem', fontSize: 'var(--size-m)' },
  '& > [role="tabpanel"]': { padding: 'var(--space-4)' },
  '& p': { margin: '0 0 var(--space-3)', fontSize: 'var(--size-s)' },
  '& h3': { margin: 'var(--space-5) 0 var(--space-2)', fontSize: 'var(--size-m)' },
  '& .scroll-table': { margin: 'var(--space-2) 0 var(--space-3)' },
  '& ul': { fontSize: 'var(--size-s)' },
  // A name of a motor or a place must not break between letters, however narrow the page is.
  '& .scroll-table :is(th, td)': { whiteSpace: 'nowrap' },
  '& .mono': { fontFamily: 'var(--mono)' },
  '& .soft': { color: 'var(--text-soft)' },
  [media.phone]: { '& > [role="tabpanel"]': { padding: 'var(--space-3)' } },
});

/** Fields that stand side by side where there is room. */
export const fieldRow = css(labelledFields, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  '& input': { ...field, width: '100%', minHeight: '2.75rem' },
});
