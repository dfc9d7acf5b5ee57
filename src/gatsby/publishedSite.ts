import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOfFiles, fileStamp } from '../files/digest';
import { isPhoto } from '../model/photo';
import { publicVariables } from '../search/environment';

/** Files and folders that pages are made of. */
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

/** Environment variables that pages are made with. */
const variables = ['BASE_PATH', 'WITH_BOOKS', ...publicVariables];

/** What stands for the content of a file: nothing for documents, size and time for photos, which are large. */
function insteadOf(root: string, file: string): string | undefined {
  if (/\.mdx?$/.test(file)) return '';
  return isPhoto(file) ? fileStamp(path.join(root, file)) : undefined;
}

/**
 * Digest of the sources, of documents only their paths: Gatsby follows changed words from build to build. It can't see that the code has changed,
 * and it mixes up or keeps the files of pages, tables and drawings that have moved or gone.
 */
function digestOfSources(root: string): string {
  const values = variables.map((name) => process.env[name] ?? '');
  const digest = digestOfFiles(root, sources, (file) => insteadOf(root, file));
  // Gatsby remembers files by their absolute paths.
  return createHash('sha256')
    .update(JSON.stringify([root, digest, values]))
    .digest('hex');
}

const placesOf = (root: string) => ({
  /** Where Gatsby writes. */
  output: path.join(root, 'public'),
  /** Holds the last good site while a build writes another. */
  aside: path.join(root, '.published'),
  /** Digest of the sources of the last build that was published. The next one can go on from it. */
  stamp: path.join(root, '.cache/made-from'),
});

/** Folder of the last good site: `public`, except during a build and after one that was killed. */
export function publishedSite(root: string): string {
  const { output, aside } = placesOf(root);
  return existsSync(aside) ? aside : output;
}

/** Removes a folder at once for all who look. */
function removeFolder(folder: string): void {
  const gone = `${folder}.gone`;
  rmSync(gone, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, gone);
  rmSync(gone, { recursive: true, force: true });
}

let digest = '';

/**
 * Puts the last good site aside before Gatsby writes. If only words of documents have changed, Gatsby goes on from a copy; without `public`, it
 * starts from scratch.
 */
export function putSiteAside(root: string, command: 'build' | 'develop'): void {
  const { output, aside, stamp } = placesOf(root);
  digest = digestOfSources(root);
  const goesOn = command === 'build' && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  rmSync(stamp, { force: true });
  // A killed build has left it, and half a site in `public`; so has `develop`.
  if (existsSync(aside)) removeFolder(output);
  else if (!existsSync(output)) mkdirSync(aside);
  else if (goesOn) {
    const copy = `${aside}.copy`;
    cpSync(output, copy, { recursive: true, preserveTimestamps: true });
    renameSync(copy, aside);
  } else renameSync(output, aside);
}

/** Takes the last good site back from a build that ends before `publishSite`: it was refused. */
export function takeSiteBack(root: string): void {
  const { output, aside } = placesOf(root);
  if (!existsSync(aside)) return;
  removeFolder(output);
  renameSync(aside, output);
}

/** Publishes what a build has written: every check has passed. */
export function publishSite(root: string): void {
  const { aside, stamp } = placesOf(root);
  writeFileSync(stamp, digest);
  removeFolder(aside);
}
