import type { BuildPlan } from '../../model/buildPlan';

/** What the page of progress works with. */
export interface TrackerProps {
  readonly plan: BuildPlan;
}
