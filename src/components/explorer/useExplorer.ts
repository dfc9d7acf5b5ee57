import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { armTableNames } from '../../arm/armTables';
import { readExplorerTables } from '../../explorer/explorerTables';
import type { ExplorerTables } from '../../explorer/explorerTables';
import { robotSolidsAddress } from '../../model/publicFiles';
import type { RobotSolids } from '../../model/robotSolids';
import type { ShadedMesh } from '../../solids/creaseNormals';
import { loadMesh, loadRobot } from '../../solids/loadSolids';
import { loadPiece } from '../../state/loadPiece';
import { loadTables } from '../../state/loadTables';

/** What the explorer shows and computes from. */
export interface LoadedExplorer extends ExplorerTables {
  readonly robot: RobotSolids;
  readonly meshes: ReadonlyMap<string, ShadedMesh>;
}

/** What has become of it: it loads, it is there, or it could not be loaded. */
type ExplorerStatus = { readonly is: 'loading' | 'failed' } | { readonly is: 'ready'; readonly loaded: LoadedExplorer };

async function load(): Promise<LoadedExplorer> {
  const [tables, robot] = await Promise.all([loadTables(armTableNames), loadRobot(withPrefix(robotSolidsAddress))]);
  const meshes = await Promise.all(robot.meshes.map(async (address) => [address, await loadMesh(withPrefix(address))] as const));
  return { ...readExplorerTables((name) => tables.get(name)), robot, meshes: new Map(meshes) };
}

/** Loads the tables and the robot. `retry` begins anew. */
export function useExplorer(): readonly [ExplorerStatus, retry: () => void] {
  const [status, setStatus] = useState<ExplorerStatus>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    loadPiece(load).then(
      (loaded) => left || setStatus({ is: 'ready', loaded }),
      () => left || setStatus({ is: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [attempt]);
  const retry = (): void => {
    setStatus({ is: 'loading' });
    setAttempt(attempt + 1);
  };
  return [status, retry];
}
