import type { CanTables, KnownBus } from '../../../can/reading/bus';
import type { BenchState } from './benchAddress';
import type { GivenFile } from './FrameSource';
import { css } from '@emotion/react';
import { media } from '../../../theme/styles/media';
import { field } from '../../../theme/controls/buttons';
import { labelledFields } from '../../../theme/controls/toolBox';

/** Props of each panel: the tables, the bus with the chosen limits, the state, and its setters. */
export interface PanelProps {
  readonly tables: CanTables;
  readonly bus: KnownBus;
  readonly state: BenchState;
  readonly onChange: (change: Partial<BenchState>) => void;
  /** The opened file, which doesn't fit into the address. It is kept while another tab is shown. */
  readonly file: GivenFile | null;
  readonly onFile: (file: GivenFile | null) => void;
}

/** Styles of the bench: three tabs, shared settings, and a panel. */
export const benchBox = css({
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-soft)',
  '& > [role="tablist"] > button': { padding: '0.5rem 1rem', fontSize: 'var(--size-m)' },
  '& > [role="tabpanel"]': { padding: 'var(--space-4)' },
  '& button, & .button': { minHeight: '2.75rem' },
  '& button:disabled': { opacity: 0.5 },
  '& p': { margin: '0 0 var(--space-3)', fontSize: 'var(--size-s)' },
  '& h3': { margin: 'var(--space-5) 0 var(--space-2)', fontSize: 'var(--size-m)' },
  '& .scroll-table': { margin: 'var(--space-2) 0 var(--space-3)' },
  '& ul': { fontSize: 'var(--size-s)' },
  // Names of motors and places must not break between letters on a narrow page.
  '& .scroll-table :is(th, td)': { whiteSpace: 'nowrap' },
  '& .mono': { fontFamily: 'var(--mono)' },
  '& .soft': { color: 'var(--text-soft)' },
  [media.phone]: { '& > [role="tabpanel"]': { padding: 'var(--space-3)' } },
});

/** Row of fields that wraps. */
export const fieldRow = css(labelledFields, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  '& input': { ...field, width: '100%', minHeight: '2.75rem' },
});
