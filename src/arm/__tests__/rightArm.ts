import { armModel } from '../armModel';
import type { ArmModel } from '../armModel';
import { bodiesTable, readRobotBodies } from '../../content/arm/readRobotBodies';
import { exampleTables } from '../../../__tests__/unit/fixtures/exampleTables';

const table = exampleTables([bodiesTable]).get(bodiesTable);

/** The right arm of the example's table. */
export const rightArm: ArmModel = armModel(table ? readRobotBodies(table) : [], 'right');

/** Peak torques of its motors in N·m. */
export const peakTorques: readonly number[] = [40, 40, 27, 27, 7, 7, 7];
