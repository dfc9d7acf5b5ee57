import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../../../__tests__/sites/buildSite';
import { writeIfChanged } from '../../../src/files/writeIfChanged';
import type { Documentation } from '../documents/documentation';
import type { Files, Peer } from '../layouts/peer';

const manifest = 'bench-files.json';

function writtenFiles(folder: string): readonly string[] {
  const file = path.join(folder, manifest);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []; // written below
}

/** Lays out the documentation in a site's folder: what was written before and is no longer part of it is taken away. */
export function writeDocuments(peer: Peer, folder: string, documentation: Documentation): void {
  const files: Files = peer.files(documentation);
  for (const old of writtenFiles(folder)) if (!(old in files)) rmSync(path.join(folder, old), { force: true });
  for (const [file, text] of Object.entries(files)) void writeIfChanged(path.join(folder, file), text);
  writeFileSync(path.join(folder, manifest), JSON.stringify(Object.keys(files)));
}

/** Makes the folder of a peer's site anew, with the documentation. */
export function writeSite(peer: Peer, folder: string, documentation: Documentation): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (peer.packages === null) copyProject(folder);
  writeDocuments(peer, folder, documentation);
}
