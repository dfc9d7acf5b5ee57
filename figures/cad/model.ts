import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fastenerSolid } from './fasteners';
import { loadKernel } from './kernel';
import { meshOf, type Mesh } from './mesh';
import type { Cable, FastenerGroup, Part } from './part';
import type { AnyShape } from './solids';
import { sourceDigest } from './sourceDigest';
import type { StepDrawing } from './step';

/** Everything that is modelled: parts and fastener groups by name, and the drawings that use them. */
export interface Model {
  readonly parts: ReadonlyMap<string, Part>;
  readonly groups: ReadonlyMap<string, FastenerGroup>;
  readonly cables: ReadonlyMap<string, Cable>;
  readonly drawings: readonly StepDrawing[];
  /** Solid of a part, less the room of the parts that it clears. */
  readonly solid: (id: string) => AnyShape;
  /** Triangles of a part or of a fastener (by its name in the bill of materials), from the cache where its source is unchanged. */
  readonly mesh: (name: string) => Mesh;
  /** Changes when the source of a part's or fastener's model does. */
  readonly digest: (name: string) => string;
}

const here = __dirname;
const cache = path.resolve(here, '../../node_modules/.cache/figures-cad');

/** Loads all models of figures/cad/parts and all drawings of figures/cad/steps. Two things of one name are an error. */
export async function loadModel(): Promise<Model> {
  // Before the parts are read: their outlines are made by the kernel, too.
  await loadKernel();
  const parts = new Map<string, Part>();
  const groups = new Map<string, FastenerGroup>();
  const cables = new Map<string, Cable>();
  const digests = new Map<string, string>();
  for (const [file, exported] of await modules('parts')) {
    const digest = sourceDigest(path.join(here, 'parts', file));
    for (const part of listed<Part>(exported, 'Parts')) {
      register(parts, part.id, part, file);
      digests.set(part.id, digest);
    }
    for (const group of listed<FastenerGroup>(exported, 'Fasteners')) register(groups, group.id, group, file);
    for (const cable of listed<Cable>(exported, 'Cables')) {
      register(cables, cable.id, cable, file);
      digests.set(cable.id, digest);
    }
  }
  const drawings = (await modules('steps')).flatMap(([, exported]) => listed<StepDrawing>(exported, 'Drawings'));
  const digest = (name: string): string =>
    [digests.get(name) ?? sourceDigest(path.join(here, 'fasteners.ts')), ...(parts.get(name)?.clears ?? []).map(digest)].join('-');
  const solid = (id: string): AnyShape => {
    const part = parts.get(id);
    if (!part) return fastenerSolid(id);
    return (part.clears ?? []).reduce((left, other) => left.cut(solid(other)), part.build());
  };
  const meshes = new Map<string, Mesh>();
  const build = (name: string): (() => Mesh) => cables.get(name)?.mesh ?? (() => meshOf(solid(name)));
  return {
    parts,
    groups,
    cables,
    drawings,
    digest,
    solid,
    mesh: (name) => {
      const known = meshes.get(name) ?? cachedMesh(name, digest(name), build(name));
      meshes.set(name, known);
      return known;
    },
  };
}

type Module = Readonly<Record<string, unknown>>;

async function modules(folder: string): Promise<[string, Module][]> {
  const files = readdirSync(path.join(here, folder)).filter((file) => file.endsWith('.ts'));
  return Promise.all(
    files.map(async (file) => [file, (await import(pathToFileURL(path.join(here, folder, file)).href)) as Module] as [string, Module]),
  );
}

/** Items of all exported lists whose names end with `ending`: what the files of a folder agree on. */
function listed<Item>(exported: Module, ending: string): Item[] {
  return Object.entries(exported).flatMap(([name, value]) => {
    if (!name.endsWith(ending)) return [];
    if (!Array.isArray(value))
      throw new Error(`figures/cad: "${name}" is exported and ends with "${ending}", but is no list. Give it another name.`);
    return value as Item[];
  });
}

function register<Item>(all: Map<string, Item>, id: string, item: Item, file: string): void {
  if (all.has(id)) throw new Error(`figures/cad/parts/${file}: "${id}" is modelled twice. Give one of them another name.`);
  all.set(id, item);
}

function cachedMesh(name: string, digest: string, build: () => Mesh): Mesh {
  const file = path.join(cache, `${name.replace(/[^\w.-]+/g, '_')}-${createHash('sha256').update(digest).digest('hex').slice(0, 16)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Mesh;
  const mesh = build();
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, JSON.stringify(mesh));
  return mesh;
}
