import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { wordsFrom } from '../guides/content/labelWords';
import { findFastener, findItem } from '../guides/content/items';
import type { Table } from '../content/tables/csvTable';
import type { RobotSolids } from '../model/robotSolids';
import type { SolidScene } from '../model/solidScene';
import { solidSceneAddress } from '../model/publicFiles';
import { isBuildGuide } from '../guides/content/buildSteps';

interface SolidFile {
  readonly address: string;
  readonly content: string | Buffer;
}

/** Address of a mesh. It contains a content hash, so that browsers may cache it. */
function meshAddress(name: string, bytes: Buffer): string {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return `/static/solids/${name}.${digest}.mesh`;
}

const addressesOf = (scene: string, names: readonly string[], meshes: ReadonlyMap<string, string>): string[] =>
  names.map((name) => {
    const address = meshes.get(name);
    if (!address)
      throw new Error(
        `content/solids/${scene}.json names the mesh "${name}", which is not in content/solids. Make both with "npm run figures solids".`,
      );
    return address;
  });

/** A scene for browsers: with addresses of the meshes, and for a guide with the names of its pieces and links to their rows. */
function published<Scene extends SolidScene | RobotSolids>(
  name: string,
  scene: Scene,
  meshes: ReadonlyMap<string, string>,
  tables: ReadonlyMap<string, Table>,
): Scene {
  const withMeshes = { ...scene, meshes: addressesOf(name, scene.meshes, meshes) };
  if (!isBuildGuide(name) || !('names' in scene)) return withMeshes;
  const write = wordsFrom(tables);
  const names = scene.names.map(({ id, name: label }) => {
    // A piece whose row is gone is called by its id.
    const words = write(label);
    const named = { id, name: 'text' in words ? words.text : id };
    const item = findFastener(named.id, name, tables) ?? findItem(named.id, name, tables);
    return item?.href ? { ...named, href: item.href } : named;
  });
  return { ...withMeshes, names };
}

/** All files of the 3D views: meshes, a scene per guide, and the robot. Empty for a site without them. */
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
    // Written by figures/solids; a test compares them.
    const scene = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SolidScene | RobotSolids;
    found.push({ address: solidSceneAddress(name), content: JSON.stringify(published(name, scene, meshes, tables)) });
  }
  return found;
}
