import type { RobotBody } from '../../arm/armModel';
import { robotBody } from '../../arm/robotBody';
import type { Table } from '../tables/csvTable';

/** Table of `content/data` with the rigid bodies of the robot. */
export const bodiesTable = 'arm-bodies';

/** Reads the rigid bodies of the robot, in table order. */
export const readRobotBodies = (table: Table): RobotBody[] => table.rows.map(robotBody);
