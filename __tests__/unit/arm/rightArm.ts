import { armModel } from '../../../src/arm/armModel';
import type { ArmModel } from '../../../src/arm/armModel';
import { bodiesTable, readRobotBodies } from '../../../src/content/arm/readRobotBodies';
import { exampleTables } from '../fixtures/exampleTables';

const table = exampleTables([bodiesTable]).get(bodiesTable);

/** The right arm of the example's table. */
export const rightArm: ArmModel = armModel(table ? readRobotBodies(table) : [], 'right');

/** Peak torques of its motors in N·m. */
export const peakTorques: readonly number[] = [40, 40, 27, 27, 7, 7, 7];
