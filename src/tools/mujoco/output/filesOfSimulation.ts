import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Table } from '../../../content/tables/csvTable';
import type { PublishedFile } from '../../../content/components/definition';
import { simulationMjcf, simulationTables } from '../engine/simulationMjcf';
import { simulationFiles, simulationFolder } from '../publicFiles';
import type { EngineFiles } from '../publicFiles';
import { withoutEval } from './withoutEval';

/** Address of a file of MuJoCo, with a content hash so that browsers can cache it. */
function engineAddress(extension: string, content: string | Buffer): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return `/static${simulationFolder}/mujoco.${digest}.${extension}`;
}

/**
 * Files that the simulation loads: MuJoCo, the scene, and their addresses. `root` is the folder from which packages are resolved. Empty if
 * the site lacks the tables of the scene.
 */
export function filesOfSimulation(root: string, tables: ReadonlyMap<string, Table>): PublishedFile[] {
  if (!simulationTables.every((name) => tables.has(name))) return [];
  const require = createRequire(path.join(root, 'package.json'));
  const program = require.resolve('@mujoco/mujoco/mujoco.wasm');
  const engine = readFileSync(program);
  const glue = withoutEval(readFileSync(path.join(path.dirname(program), 'mujoco.js'), 'utf8'));
  const addresses: EngineFiles = { glue: engineAddress('js', glue), engine: engineAddress('wasm', engine) };
  return [
    { address: addresses.glue, content: glue },
    { address: addresses.engine, content: engine },
    { address: simulationFiles.addresses, content: JSON.stringify(addresses) },
    { address: simulationFiles.mjcf, content: simulationMjcf((name) => tables.get(name)?.rows) },
  ];
}
