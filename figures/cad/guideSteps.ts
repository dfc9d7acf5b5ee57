import { readSteps, stepsTable, type StepRow } from '../../src/guides/content/buildSteps';
import { siteTable } from '../tables/declaredTable';

let steps: readonly StepRow[] | undefined;

/** Steps of the build guides as the pages show them, in the order of content/data/build-steps.csv. */
export const guideSteps = (): readonly StepRow[] => (steps ??= readSteps(new Map([[stepsTable, siteTable(stepsTable)]])));
