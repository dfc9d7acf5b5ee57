import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Photo } from '../../model/photo';
import type { Problem } from '../../model/problems';
import { cacheFolder } from '../../files/memory';
import { fileStamp } from '../../files/digest';
import { listFolder } from './listFolder';
import { isPhoto } from '../../model/photo';
import { mostPhotoBytes } from './sourceFolders';

/** What is known of the file of a photo: its size and content, or why it can't be shown. */
type PhotoFacts =
  | { readonly stamp: string; readonly width: number; readonly height: number; readonly digest: string }
  | { readonly stamp: string; readonly reason: string };

/** Photos by name, and everything that is wrong with the others. */
export interface PhotosRead {
  readonly photos: ReadonlyMap<string, Photo>;
  readonly problems: readonly Problem[];
}

/** Where facts and files of photos are kept. */
export const photoCache = (root: string): string => path.join(cacheFolder(root), 'photos');

/**
 * Looks at photos in a process of its own, because sources are read without waiting and the library answers later. Reads each one to its
 * end, as small as it can: a file that breaks off is found here, and not by readers.
 */
const look = `
const [library, ...files] = process.argv.slice(1);
const sharp = require(library);
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
sharp.cache(false);
async function factsOf(file) {
  try {
    const bytes = readFileSync(file);
    const { autoOrient } = await sharp(bytes).metadata();
    await sharp(bytes, { failOn: 'truncated' }).resize(32, 32, { fit: 'inside' }).raw().toBuffer();
    return { ...autoOrient, digest: createHash('sha256').update(bytes).digest('hex').slice(0, 12) };
  } catch (error) {
    return { reason: error.message.replace(/\\s+/g, ' ').trim() };
  }
}
(async () => {
  const facts = [];
  const next = async (index) => {
    if (index >= files.length) return;
    facts[index] = await factsOf(files[index]);
    await next(index + 2);
  };
  await Promise.all([next(0), next(1)]);
  process.stdout.write(JSON.stringify(facts));
})();
`;

/** Files that one process looks at: their paths stand in its command. */
const atOnce = 100;

function lookAt(files: readonly string[]): (Omit<PhotoFacts, 'stamp'> & object)[] {
  const found: (Omit<PhotoFacts, 'stamp'> & object)[] = [];
  for (let from = 0; from < files.length; from += atOnce) {
    const some = files.slice(from, from + atOnce);
    const { stdout, status } = spawnSync(
      process.execPath,
      ['-e', look, createRequire(path.join(process.cwd(), 'package.json')).resolve('sharp'), ...some],
      { maxBuffer: 2 ** 26 },
    );
    // Whoever could not look says so of each file.
    const none = some.map(() => ({ reason: 'the library that reads photos has stopped' }));
    found.push(...(status === 0 ? (JSON.parse(stdout.toString()) as typeof none) : none));
  }
  return found;
}

function readKept(file: string): Record<string, PhotoFacts> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, PhotoFacts>;
  } catch {
    // There are none yet.
    return {};
  }
}

/** Facts of files by their paths in the project; those of files that are what they were are looked up. */
function factsOf(root: string, files: readonly string[]): Map<string, PhotoFacts> {
  const place = path.join(photoCache(root), 'facts.json');
  const kept = files.length > 0 ? readKept(place) : {};
  const stamps = new Map(files.map((file) => [file, fileStamp(path.join(root, file))]));
  const unknown = files.filter((file) => kept[file]?.stamp !== stamps.get(file));
  const found = lookAt(unknown.map((file) => path.join(root, file)));
  const facts = new Map(
    files.map((file): [string, PhotoFacts] => {
      const index = unknown.indexOf(file);
      const stamp = stamps.get(file) ?? '';
      return [file, index < 0 ? (kept[file] ?? { stamp, reason: '' }) : ({ stamp, ...found[index] } as PhotoFacts)];
    }),
  );
  if (unknown.length > 0)
    try {
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, JSON.stringify(Object.fromEntries(facts)));
    } catch {
      // Without a place to keep them, they are looked at each time.
    }
  return facts;
}

function reasonOf(file: string, reason: string): string {
  if (/\.hei[cf]$/i.test(file))
    return 'is a photo in a format that this program can’t read. Save it as JPEG: most phones do when a photo is shared.';
  return `is no photo that can be read: ${reason}. Save it again as JPEG, PNG, WebP or AVIF, or remove it.`;
}

/** A name for files, of letters, digits and hyphens. */
const stem = (name: string): string =>
  path
    .parse(name)
    .name.replace(/[^\w-]+/g, '-')
    .slice(0, 40);

/** All photos: those of content/photos, and `beside`, paths below content of those beside documents and posts. */
export function readPhotos(root: string, beside: readonly string[]): PhotosRead {
  const { files, problems: odd } = listFolder(root, 'photos');
  const problems: Problem[] = [...odd];
  const named = [
    ...files.map((name) => ({ name, file: `content/photos/${name}` })),
    ...beside.filter(isPhoto).map((name) => ({ name, file: `content/${name}` })),
  ];
  const small = named.filter(({ file }) => {
    const { size } = lstatSync(path.join(root, file));
    if (size <= mostPhotoBytes) return true;
    problems.push({ file, message: `has ${size} bytes. A photo may have ${mostPhotoBytes}: save it smaller.` });
    return false;
  });
  const facts = factsOf(
    root,
    small.map(({ file }) => file),
  );
  const photos = new Map<string, Photo>();
  for (const { name, file } of small) {
    const found = facts.get(file);
    if (found && 'digest' in found)
      photos.set(name, { name, width: found.width, height: found.height, key: `${stem(name)}-${found.digest}` });
    else problems.push({ file, message: reasonOf(file, found?.reason ?? '') });
  }
  return { photos, problems };
}

/** The file of a photo in the project, by its name. */
export const photoFile = (name: string): string => (/^(docs|blog)\//.test(name) ? `content/${name}` : `content/photos/${name}`);
