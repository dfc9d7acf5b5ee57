import { createContext } from 'react';
import type { BuildUnit } from '../../site/buildUnits';

/** What is built with the steps of a page, and how far it has come. */
interface ShownBuild {
  readonly guide: string;
  readonly unit: BuildUnit;
  readonly done: ReadonlySet<number>;
  /** Where the reader goes on. */
  readonly next: number | null;
}

/** What the steps around a component belong to. */
export const ShownBuildContext = createContext<ShownBuild>({ guide: '', unit: 'right', done: new Set(), next: null });
