import { armModel } from '../../../src/arm/armModel';
import { bodiesTable, readRobotBodies } from '../../../src/content/arm/readRobotBodies';
import { readNamedTables } from '../../../scripts/csv/readNamedTables';

const table = readNamedTables([bodiesTable]).get(bodiesTable);
const bodies = table ? readRobotBodies(table) : [];

/** Both arms of the project's table. */
export const bothArms = { right: armModel(bodies, 'right'), left: armModel(bodies, 'left') } as const;
