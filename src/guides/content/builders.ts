import { buildGuides, isBuildGuide } from '../../site/buildGuides';
import type { BuildGuide } from '../../site/buildGuides';
import type { Robot } from '../../site/choices';
import type { Step } from './buildSteps';

/** How often a guide is built: for each arm, or once for a robot; and for which robot, where it is for one only. */
export interface Builders {
  readonly once: boolean;
  readonly robot: Robot | undefined;
}

/** How often a guide is built, by its steps and its definition. */
export function buildersOf(guide: string, steps: readonly Step[]): Builders {
  const definition: BuildGuide | undefined = isBuildGuide(guide) ? buildGuides[guide] : undefined;
  return { once: steps.every(({ rows }) => rows.every(({ arm }) => arm === 'pedestal')), robot: definition?.robot };
}
