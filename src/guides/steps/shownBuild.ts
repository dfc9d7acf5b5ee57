import { createContext } from 'react';
import type { TickedBuild } from '../state/buildProgress';

/** What is built with the steps of a page. How far it has come is no part of it: a tick would render all steps again. */
interface ShownBuild extends TickedBuild {
  /** Numbers of all steps of the guide. */
  readonly steps: readonly number[];
}

/** What the steps around a component belong to. */
export const ShownBuildContext = createContext<ShownBuild>({ guide: '', unit: 'right', steps: [] });
