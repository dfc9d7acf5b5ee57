import { armModel } from '../armModel';
import { bodiesTable, readRobotBodies } from '../../content/arm/readRobotBodies';
import { exampleTables } from '../../../__tests__/unit/fixtures/exampleTables';

const table = exampleTables([bodiesTable]).get(bodiesTable);
const bodies = table ? readRobotBodies(table) : [];

/** Both arms of the example's table. */
export const bothArms = { right: armModel(bodies, 'right'), left: armModel(bodies, 'left') } as const;

/** Peak torques of the motors of an arm in N·m. */
export const peakTorques: readonly number[] = [40, 40, 27, 27, 7, 7, 7];
