import type { BuildUnit, GuideUnits } from '../../site/buildUnits';

/** What is built with the steps, whose ticks are kept. */
export interface BenchBuild extends GuideUnits {
  readonly guide: string;
  readonly unit: BuildUnit;
  /** Numbers of all steps. */
  readonly steps: readonly number[];
  readonly done: ReadonlySet<number>;
}

/** What is told of the steps that are shown one at a time. */
export interface StepFrameProps {
  /** What the address asks for. */
  readonly open: string;
  /** Nothing for a procedure, which keeps no ticks. */
  readonly build?: BenchBuild | undefined;
}
