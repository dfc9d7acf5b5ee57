import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Peer } from '../layouts/peer';
import { installationFolder } from './places';
import { runMeasured } from './runMeasured';

const root = path.resolve(__dirname, '../../..');

/** How an installation went, and of which tool. */
export interface Installation {
  /** In s. */
  readonly wall: number;
  readonly cpu: number;
  /** Version of the tool. */
  readonly version: string;
}

interface Noted extends Installation {
  readonly digest: string;
}

/** Files that say what to install, by their names. */
function manifest({ packages, installation }: Peer): Readonly<Record<string, string>> {
  if (packages) return { 'package.json': JSON.stringify({ name: `bench-${installation}`, private: true, dependencies: packages }) };
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  return { 'package.json': read('package.json'), 'package-lock.json': read('package-lock.json') };
}

function versionOf({ mainPackage, framework }: Peer, folder: string): string {
  if (mainPackage === null) return '';
  const versionIn = (name: string): string => {
    const file = path.join(folder, 'node_modules', name, 'package.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version; // of every package
  };
  return versionIn(mainPackage) + (framework ? ` with ${framework.label} ${versionIn(framework.package)}` : '');
}

/**
 * Installs the packages of a peer as npm does with what it has fetched before; of this project those that a build needs. An installation that is
 * there is kept, with the time that it took.
 */
export async function install(peer: Peer): Promise<Installation> {
  const folder = installationFolder(peer);
  const files = manifest(peer);
  const digest = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  const note = path.join(folder, 'installed.json');
  if (existsSync(note)) {
    const noted = JSON.parse(readFileSync(note, 'utf8')) as Noted; // written below
    if (noted.digest === digest) return noted;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  const { wall, cpu } = await runMeasured('npm install --omit=dev --no-audit --no-fund --loglevel error', folder, {});
  const installed: Noted = { wall, cpu, version: versionOf(peer, folder), digest };
  writeFileSync(note, JSON.stringify(installed));
  return installed;
}
