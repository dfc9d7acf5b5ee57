import { armModel } from '../../../arm/armModel';
import type { ArmModel } from '../../../arm/armModel';
import { readArmTables } from '../../../arm/armTables';
import type { ArmJoint, ArmPose, RowsOf } from '../../../arm/armTables';
import { robotBody } from '../../../arm/robotBody';
import type { BySide } from './robotPieces';

/** What the explorer computes from. */
export interface ExplorerTables {
  readonly models: BySide<ArmModel>;
  readonly joints: readonly ArmJoint[];
  readonly poses: readonly ArmPose[];
}

/** Reads both arms with their motors, and poses to choose. Throws a RangeError that says what the tables lack. */
export function readExplorerTables(rowsOf: RowsOf): ExplorerTables {
  const { bodies, joints, poses } = readArmTables(rowsOf);
  const robot = bodies.map(robotBody);
  return { models: { right: armModel(robot, 'right'), left: armModel(robot, 'left') }, joints, poses };
}
