import type { CanTables } from '../../can/canTables';
import type { KnownBus } from '../../can/reading/bus';
import type { BenchState } from './benchAddress';
import type { GivenFile } from './FrameSource';

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
