import { armModel } from '../../../arm/armModel';
import type { ArmModel } from '../../../arm/armModel';
import { readArmTables } from '../../../arm/armTables';
import type { ArmJoint, ArmPose, RowsOf } from '../../../arm/armTables';
import { robotBody } from '../../../arm/robotBody';
import type { BySide } from './robotPieces';

/** Data of the explorer. */
export interface ExplorerTables {
  readonly models: BySide<ArmModel>;
  readonly joints: readonly ArmJoint[];
  readonly poses: readonly ArmPose[];
}

/** Reads both arms with their motors, and the poses. Throws a RangeError that names what the tables lack. */
export function readExplorerTables(rowsOf: RowsOf): ExplorerTables {
  const { bodies, joints, poses } = readArmTables(rowsOf);
  const robot = bodies.map(robotBody);
  return { models: { right: armModel(robot, 'right'), left: armModel(robot, 'left') }, joints, poses };
}
