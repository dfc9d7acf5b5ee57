import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { changed, changes } from '../documents/changes';
import type { Change } from '../documents/changes';
import type { Documentation } from '../documents/documentation';
import type { Peer } from '../layouts/peer';
import { changedFiles, digestsOf } from './fileDigests';
import { installationFolder, servedFolder, siteFolder } from './places';
import type { Sample } from '../results/sample';
import { runMeasured } from './runMeasured';
import { writeDocuments, writeSite } from './writeSite';

/** The first build, and those after each change, in their order: each change comes on top of those before it. */
export const builds = ['cold', ...changes] as const;

/** One of them. */
export type Build = (typeof builds)[number];

const environment = (peer: Peer): Record<string, string> => ({
  CI: 'true',
  NO_COLOR: '1',
  NODE_ENV: 'production',
  ...peer.env,
  PATH: `${path.join(installationFolder(peer), 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
});

async function build(peer: Peer, documents: number, name: Build): Promise<Sample[]> {
  const folder = siteFolder(peer, documents);
  const before = digestsOf(path.join(folder, peer.output));
  const { wall, cpu, memory } = await runMeasured(peer.build, folder, environment(peer));
  const after = digestsOf(path.join(folder, peer.output));
  const sample = (measure: string, unit: Sample['unit'], value: number): Sample => ({
    site: peer.name,
    documents,
    measure: `build ${name}: ${measure}`,
    unit,
    value,
  });
  return [
    sample('processor', 's', cpu),
    sample('wall', 's', wall),
    sample('memory', 'MB', memory / 1e6),
    sample('files', 'files', name === 'cold' ? after.size : changedFiles(before, after)),
  ];
}

/** Builds a site that is not there yet, and keeps a copy of it to be served. */
async function buildCold(peer: Peer, documentation: Documentation): Promise<Sample[]> {
  const documents = documentation.documents.length;
  const folder = siteFolder(peer, documents);
  writeSite(peer, folder, documentation);
  for (const memory of [...peer.memories, peer.output]) rmSync(path.join(folder, memory), { recursive: true, force: true });
  const samples = await build(peer, documents, 'cold');
  const served = servedFolder(peer, documents);
  rmSync(served, { recursive: true, force: true });
  cpSync(path.join(folder, peer.output), served, { recursive: true });
  return samples;
}

/** Builds one site in one way. */
export async function measureBuild(peer: Peer, documentation: Documentation, name: Build): Promise<Sample[]> {
  if (name === 'cold') return buildCold(peer, documentation);
  const made: readonly Change[] = changes.slice(0, changes.indexOf(name) + 1);
  const documents = documentation.documents.length;
  writeDocuments(peer, siteFolder(peer, documents), made.reduce(changed, documentation));
  return build(peer, documents, name);
}
