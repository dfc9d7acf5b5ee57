import { readSteps, stepsTable, type StepRow } from '../../src/content/guides/buildSteps';
import { siteTable } from '../tables/declaredTable';

/** Steps of the build guides as the pages show them, in the order of content/data/build-steps.csv. */
export const guideSteps = (): StepRow[] => readSteps(new Map([[stepsTable, siteTable(stepsTable)]]));
