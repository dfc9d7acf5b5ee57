import type { CanTables } from '../../can/canTables';
import type { KnownBus } from '../../can/reading/bus';
import type { BenchState } from './benchAddress';

/** What each part of the bench gets: the tables, what they say of the bus with the chosen limits, what is chosen, and how to choose. */
export interface PanelProps {
  readonly tables: CanTables;
  readonly bus: KnownBus;
  readonly state: BenchState;
  readonly onChange: (change: Partial<BenchState>) => void;
}
