import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOfFiles, fileStamp } from '../files/digest';
import { isPhoto } from '../model/photo';
import { publicVariables } from '../search/push/environment';

/** Sources of the pages' code and data. */
const sources = [
  'content',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
  'src',
  'static',
];

/** Environment variables that affect pages. */
const variables = ['BASE_PATH', 'WITH_BOOKS', ...publicVariables];

/** Replaces file contents in the digest: nothing for documents, size and time for photos, which are large. */
function insteadOf(root: string, file: string): string | undefined {
  if (/\.mdx?$/.test(file)) return '';
  return isPhoto(file) ? fileStamp(path.join(root, file)) : undefined;
}

/**
 * Digest of the sources, with only the paths of documents: Gatsby tracks changed text across builds, but it doesn't notice changed code,
 * and it keeps or mixes up pages, tables and drawings that were moved or deleted.
 */
function digestOfSources(root: string): string {
  const values = variables.map((name) => process.env[name] ?? '');
  const digest = digestOfFiles(root, sources, (file) => insteadOf(root, file));
  // Gatsby caches files by absolute path.
  return createHash('sha256')
    .update(JSON.stringify([root, digest, values]))
    .digest('hex');
}

const placesOf = (root: string) => ({
  /** Gatsby's output. */
  output: path.join(root, 'public'),
  /** The last good site, while a build is running. */
  aside: path.join(root, '.published'),
  /** Digest of the sources of the last published build, from which the next can continue. */
  stamp: path.join(root, '.cache/made-from'),
  /** State of Gatsby's last run. Without it, or without `public`, Gatsby starts from scratch. */
  state: path.join(root, '.cache/redux'),
});

/** Folder of the last good site: `public`, except during a build and after a killed one. */
export function publishedSite(root: string): string {
  const { output, aside } = placesOf(root);
  return existsSync(aside) ? aside : output;
}

/** Removes a folder atomically, by renaming it first. */
function removeFolder(folder: string): void {
  const gone = `${folder}.gone`;
  rmSync(gone, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, gone);
  rmSync(gone, { recursive: true, force: true });
}

/** Who builds in a folder: a file with the process id. Two builds in one folder would publish a mixture of both. */
const lockFile = (root: string): string => path.join(root, '.building');

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Marks the folder as this process's. Throws if another one that is still running builds in it. */
function takeFolder(root: string): void {
  const file = lockFile(root);
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!existsSync(file)) throw error;
    const other = Number(readFileSync(file, 'utf8'));
    if (other !== process.pid && Number.isInteger(other) && other > 0 && isRunning(other))
      throw new Error(
        `Process ${other} builds in this folder already. Wait until it has ended, or end it. If it is no build, delete ${file}.`,
      );
    // Of a build that was killed.
    writeFileSync(file, String(process.pid));
  }
}

/** Lets others build in the folder, if this process was the one. */
function leaveFolder(root: string): void {
  const file = lockFile(root);
  if (existsSync(file) && readFileSync(file, 'utf8') === String(process.pid)) rmSync(file, { force: true });
}

let digest = '';

/**
 * Puts the last good site aside before Gatsby writes: for a build in `onPreInit`, for `develop` before Gatsby starts. If only the text of
 * documents changed, the site is copied, and Gatsby goes on in `public`. Otherwise `public` is moved, and Gatsby starts from scratch.
 */
export function putSiteAside(root: string, command: 'build' | 'develop'): void {
  const { output, aside, stamp, state } = placesOf(root);
  if (command === 'build') takeFolder(root);
  if (command === 'build') digest = digestOfSources(root);
  const goesOn = command === 'build' && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  rmSync(stamp, { force: true });
  if (command === 'develop') rmSync(state, { recursive: true, force: true });
  // A killed build, or `develop`, left half a site in `public`.
  if (existsSync(aside)) removeFolder(output);
  else if (!existsSync(output)) mkdirSync(aside);
  else if (goesOn) {
    const copy = `${aside}.copy`;
    cpSync(output, copy, { recursive: true, preserveTimestamps: true });
    renameSync(copy, aside);
  } else renameSync(output, aside);
}

/** Restores the last good site after a build that ended before `publishSite`. */
export function restoreSite(root: string): void {
  const { output, aside } = placesOf(root);
  if (existsSync(aside)) {
    removeFolder(output);
    renameSync(aside, output);
  }
  leaveFolder(root);
}

/** Publishes the build, after all checks passed. */
export function publishSite(root: string): void {
  const { aside, stamp } = placesOf(root);
  writeFileSync(stamp, digest);
  removeFolder(aside);
  leaveFolder(root);
}
