import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Table } from '../../content/tables/csvTable';
import { simulationFiles, simulationFolder } from '../../model/publicFiles';
import type { EngineFiles } from '../../model/publicFiles';
import { simulationMjcf, simulationTables } from '../../simulation/simulationMjcf';
import { withoutEval } from './withoutEval';

/** Address of a file of MuJoCo; its name says what is in it, so that browsers may keep it. */
function engineAddress(extension: string, content: string | Buffer): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return `/static${simulationFolder}/mujoco.${digest}.${extension}`;
}

/**
 * Puts what the simulation loads into the public folder: MuJoCo itself, the scene, and where both are. `root` is where packages are
 * found from. Nothing where a site lacks the tables that the scene is written from.
 */
export function writeSimulation(root: string, folder: string, tables: ReadonlyMap<string, Table>): void {
  for (const name of Object.values(simulationFiles)) rmSync(path.join(folder, name), { force: true });
  if (!simulationTables.every((name) => tables.has(name))) return;
  const require = createRequire(path.join(root, 'package.json'));
  const engine = readFileSync(require.resolve('@mujoco/mujoco/mujoco.wasm'));
  const glue = withoutEval(readFileSync(path.join(path.dirname(require.resolve('@mujoco/mujoco/mujoco.wasm')), 'mujoco.js'), 'utf8'));
  const addresses: EngineFiles = { glue: engineAddress('js', glue), engine: engineAddress('wasm', engine) };
  const write = (address: string, content: string | Buffer): void => {
    const file = path.join(folder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  write(addresses.glue, glue);
  write(addresses.engine, engine);
  write(simulationFiles.addresses, JSON.stringify(addresses));
  write(
    simulationFiles.mjcf,
    simulationMjcf((name) => tables.get(name)?.rows),
  );
}
