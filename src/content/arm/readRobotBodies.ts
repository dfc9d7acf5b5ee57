import type { RobotBody } from '../../arm/armModel';
import { robotBody } from '../../arm/robotBody';
import type { Table } from '../tables/csvTable';

/** Table of content/data with the rigid bodies of the robot. */
export const bodiesTable = 'arm-bodies';

/** The rigid bodies of the robot from their table, in its order. */
export const readRobotBodies = (table: Table): RobotBody[] => table.rows.map(robotBody);
