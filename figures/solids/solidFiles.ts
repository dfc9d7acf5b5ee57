import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isBuildGuide } from '../../src/guides/content/buildSteps';
import type { Model } from '../cad/model';
import { sourceDigest } from '../cad/sourceDigest';
import type { Picture } from '../picture';
import { encodeMesh } from './encodeMesh';
import { meshName } from './meshName';
import { robotSolidsOf } from './robotSolids';
import { solidSceneOf } from './solidScene';
import { simplify } from './simplify';

/** Where the models for the browser stand, from the root of the project. */
export const solidsFolder = 'content/solids';

const root = path.resolve(__dirname, '../..');

/** Names of everything that a mesh is made of: parts, cables and kinds of fasteners. */
export const solidNames = (model: Model): string[] => [
  ...new Set([...model.parts.keys(), ...model.cables.keys(), ...[...model.groups.values()].map(({ fastener }) => fastener)]),
];

/** What the mesh of a name is made from; it changes when the mesh would. */
export function meshDigest(name: string, model: Model): string {
  const programs = ['encodeMesh', 'simplify'].map((program) => sourceDigest(path.join(__dirname, `${program}.ts`)));
  return createHash('sha256')
    .update([model.digest(name), ...programs].join())
    .digest('hex')
    .slice(0, 16);
}

/** The mesh of a part, a cable or a kind of fastener, as the browser gets it. */
export async function meshFile(name: string, model: Model): Promise<Buffer> {
  const { points, triangles } = model.mesh(name);
  return encodeMesh(await simplify({ points, triangles }));
}

/** Scenes of all guides by their names, and the robot whose joints move, as texts. */
export function sceneTexts(model: Model): Map<string, string> {
  const guides = [...new Set(model.drawings.map(({ guide }) => guide))].filter(isBuildGuide);
  const drawingsOf = (guide: string) => model.drawings.filter((drawing) => drawing.guide === guide);
  const scenes = [
    ...guides.map((guide) => [guide, solidSceneOf(drawingsOf(guide), model)] as const),
    ['robot', robotSolidsOf(model)] as const,
  ];
  return new Map(scenes.map(([name, scene]) => [name, `${JSON.stringify(scene)}\n`]));
}

/** All meshes and scenes, with the digests of the meshes; files that nothing makes any more are deleted. */
export async function solidFiles(model: Model): Promise<Picture[]> {
  const files: Picture[] = [];
  const names = solidNames(model);
  for (const name of names) files.push({ file: `${solidsFolder}/${meshName(name)}.mesh`, bytes: await meshFile(name, model) });
  for (const [guide, text] of sceneTexts(model)) files.push({ file: `${solidsFolder}/${guide}.json`, bytes: Buffer.from(text) });
  const digests = Object.fromEntries([...names].sort().map((name) => [name, meshDigest(name, model)] as const));
  files.push({ file: 'figures/solids/data/made.json', bytes: Buffer.from(`${JSON.stringify(digests, null, 2)}\n`) });
  const folder = path.join(root, solidsFolder);
  const wanted = new Set(files.map(({ file }) => path.basename(file)));
  if (existsSync(folder)) for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(path.join(folder, file));
  return files;
}
