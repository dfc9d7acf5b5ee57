import { withPrefix } from 'gatsby';
import { armTableNames } from '../../../arm/armTables';
import { readExplorerTables } from '../engine/explorerTables';
import type { ExplorerTables } from '../engine/explorerTables';
import { robotSolidsAddress } from '../../../model/publicFiles';
import type { RobotSolids } from '../../../model/robotSolids';
import type { ShadedMesh } from '../../../solids/engine/creaseNormals';
import { loadMesh, loadRobot } from '../../../solids/engine/loadSolids';
import { loadPiece } from '../../../theme/state/loadPiece';
import { loadTables } from '../../../theme/state/loadTables';
import type { Opened } from '../../../theme/feedback/useLoaded';

/** What the explorer shows and computes from. */
export interface LoadedExplorer extends ExplorerTables {
  readonly robot: RobotSolids;
  readonly meshes: ReadonlyMap<string, ShadedMesh>;
}

async function load(): Promise<Opened<LoadedExplorer>> {
  const [tables, robot] = await Promise.all([loadTables(armTableNames), loadRobot(withPrefix(robotSolidsAddress))]);
  const meshes = await Promise.all(robot.meshes.map(async (address) => [address, await loadMesh(withPrefix(address))] as const));
  return { value: { ...readExplorerTables((name) => tables.get(name)), robot, meshes: new Map(meshes) } };
}

/** Loads the tables and the robot. */
export const openRobot = (): Promise<Opened<LoadedExplorer>> => loadPiece(load);
