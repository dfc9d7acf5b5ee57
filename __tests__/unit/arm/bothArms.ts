import { armModel } from '../../../src/arm/armModel';
import { bodiesTable, readRobotBodies } from '../../../src/content/arm/readRobotBodies';
import { exampleTables } from '../fixtures/exampleTables';

const table = exampleTables([bodiesTable]).get(bodiesTable);
const bodies = table ? readRobotBodies(table) : [];

/** Both arms of the example's table. */
export const bothArms = { right: armModel(bodies, 'right'), left: armModel(bodies, 'left') } as const;
