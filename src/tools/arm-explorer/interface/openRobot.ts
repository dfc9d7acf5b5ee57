import { withPrefix } from 'gatsby';
import { armTableNames, mirrorAngles } from '../../../arm/armTables';
import { robotSolidsAddress } from '../../../model/publicFiles';
import type { RobotSide, RobotSolids } from '../../../model/robotSolids';
import type { Mesh } from '../../../solids/engine/bounds';
import { loadMesh, loadRobot } from '../../../solids/engine/loadSolids';
import { loadTables } from '../../../theme/state/loadTables';
import { readBothArms } from '../../../arm/poses';
import type { BothArms } from '../../../arm/poses';
import type { Explored } from './explorerAddress';

/** State change that moves one arm to angles in rad, and the other one if it is mirrored. */
export function moveArm({ mirrored }: Pick<Explored, 'mirrored'>, side: RobotSide, angles: readonly number[]): Partial<Explored> {
  const other: RobotSide = side === 'right' ? 'left' : 'right';
  return { [side]: angles, ...(mirrored && { [other]: mirrorAngles(angles) }) };
}

/** Data of the explorer. */
export interface LoadedExplorer extends BothArms {
  readonly robot: RobotSolids;
  readonly meshes: ReadonlyMap<string, Mesh>;
}

export async function openRobot(): Promise<LoadedExplorer> {
  const [tables, robot] = await Promise.all([loadTables(armTableNames), loadRobot(withPrefix(robotSolidsAddress))]);
  const meshes = await Promise.all(robot.meshes.map(async (address) => [address, await loadMesh(withPrefix(address))] as const));
  return { ...readBothArms((name) => tables.get(name)), robot, meshes: new Map(meshes) };
}
