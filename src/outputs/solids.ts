import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findFastener, findItem } from '../guides/content/items';
import type { Table } from '../content/tables/csvTable';
import { writeIfChanged } from '../files/writeIfChanged';
import type { RobotSolids } from '../model/robotSolids';
import type { SolidScene } from '../model/solidScene';
import { solidSceneAddress } from '../model/publicFiles';
import { isBuildGuide } from '../site/buildGuides';

/** A file of the site: its address, and what is in it. */
interface SolidFile {
  readonly address: string;
  readonly content: string | Buffer;
}

/** Address of a mesh; its name says what is in it, so that browsers may keep it. */
function meshAddress(name: string, bytes: Buffer): string {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return `/static/solids/${name}.${digest}.mesh`;
}

/** Addresses of the meshes that a scene names. */
const addressesOf = (scene: string, names: readonly string[], meshes: ReadonlyMap<string, string>): string[] =>
  names.map((name) => {
    const address = meshes.get(name);
    if (!address)
      throw new Error(
        `content/solids/${scene}.json names the mesh "${name}", which content/solids lacks. Make both with "npm run figures solids".`,
      );
    return address;
  });

/** A scene as readers' browsers get it: with the addresses of its meshes, and for that of a guide with those of the rows that describe its pieces. */
function published<Scene extends SolidScene | RobotSolids>(
  name: string,
  scene: Scene,
  meshes: ReadonlyMap<string, string>,
  tables: ReadonlyMap<string, Table>,
): Scene {
  const withMeshes = { ...scene, meshes: addressesOf(name, scene.meshes, meshes) };
  if (!isBuildGuide(name) || !('names' in scene)) return withMeshes;
  const names = scene.names.map((named) => {
    const item = findFastener(named.id, name, tables) ?? findItem(named.id, name, tables);
    return item?.href ? { ...named, href: item.href } : named;
  });
  return { ...withMeshes, names };
}

/** Everything that the 3D views load: the meshes, a scene for each guide, and the robot. Nothing where a site has none. */
export function solidFiles(root: string, tables: ReadonlyMap<string, Table>): SolidFile[] {
  const folder = path.join(root, 'content/solids');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).sort();
  const meshes = new Map<string, string>();
  const found: SolidFile[] = [];
  for (const file of files.filter((name) => name.endsWith('.mesh'))) {
    const content = readFileSync(path.join(folder, file));
    const name = file.slice(0, -'.mesh'.length);
    const address = meshAddress(name, content);
    meshes.set(name, address);
    found.push({ address, content });
  }
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const name = file.slice(0, -'.json'.length);
    // Written by figures/solids; a test compares.
    const scene = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SolidScene | RobotSolids;
    found.push({ address: solidSceneAddress(name), content: JSON.stringify(published(name, scene, meshes, tables)) });
  }
  return found;
}

/** Puts what the 3D views load into the public folder. */
export function writeSolids(root: string, folder: string, tables: ReadonlyMap<string, Table>): void {
  for (const { address, content } of solidFiles(root, tables)) writeIfChanged(path.join(folder, address), content);
}
