import { createContext } from 'react';
import type { TickedBuild } from '../state/buildProgress';

/** The build that the steps of a page belong to. It leaves out the ticks: each tick would rerender all steps. */
interface ShownBuild extends TickedBuild {
  /** Numbers of all steps of the guide. */
  readonly steps: readonly number[];
}

/** The build of the surrounding steps. */
export const ShownBuildContext = createContext<ShownBuild>({ guide: '', unit: 'right', steps: [] });
