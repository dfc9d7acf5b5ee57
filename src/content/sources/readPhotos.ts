import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cacheFolder } from '../../files/buildCache';
import { fileStamp } from '../../files/digest';
import { isPhoto } from '../../model/photo';
import type { Photo } from '../../model/photo';
import type { Problem } from '../../model/problems';
import { listFolder, maxPhotoBytes } from './sourceFolders';

/** Size and content hash of a photo, or why it can't be shown. */
type PhotoFacts =
  | { readonly stamp: string; readonly width: number; readonly height: number; readonly digest: string }
  | { readonly stamp: string; readonly reason: string };

/** Photos by name, and problems with the others. */
interface PhotosRead {
  readonly photos: ReadonlyMap<string, Photo>;
  readonly problems: readonly Problem[];
}

/** Folder for cached facts and converted photos. */
export const photoCache = (root: string): string => path.join(cacheFolder(root), 'photos');

/**
 * Reads photos in a child process, because content is read synchronously and sharp is asynchronous. Decodes each photo completely, at a
 * small size, to find truncated files.
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

/** Most files per child process: their paths are arguments. */
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
    // The process failed, so report each file.
    const none = some.map(() => ({ reason: 'the process that reads photos failed' }));
    found.push(...(status === 0 ? (JSON.parse(stdout.toString()) as typeof none) : none));
  }
  return found;
}

function readKept(file: string): Record<string, PhotoFacts> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, PhotoFacts>;
  } catch {
    // No cache yet.
    return {};
  }
}

/** Facts by project path. Unchanged files come from the cache. */
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
      // The cache is optional.
    }
  return facts;
}

function reasonOf(file: string, reason: string): string {
  if (/\.hei[cf]$/i.test(file)) return 'is a photo in an unsupported format. Save it as JPEG, which most phones do when you share a photo.';
  return `is not a readable photo: ${reason}. Save it again as JPEG, PNG, WebP or AVIF, or remove it.`;
}

/** File name of letters, digits and hyphens. */
const stem = (name: string): string =>
  path
    .parse(name)
    .name.replace(/[^\w-]+/g, '-')
    .slice(0, 40);

/** Reads all photos: those of content/photos, and `beside`, which are paths below content. */
export function readPhotos(root: string, beside: readonly string[]): PhotosRead {
  const { files, problems: odd } = listFolder(root, 'photos');
  const problems: Problem[] = [...odd];
  const named = [
    ...files.map((name) => ({ name, file: `content/photos/${name}` })),
    ...beside.filter(isPhoto).map((name) => ({ name, file: `content/${name}` })),
  ];
  const small = named.filter(({ file }) => {
    const { size } = lstatSync(path.join(root, file));
    if (size <= maxPhotoBytes) return true;
    problems.push({ file, message: `has ${size} bytes. Photos may have ${maxPhotoBytes}. Save a smaller version.` });
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

/** Project path of a photo. */
export const photoFile = (name: string): string => (/^(docs|blog)\//.test(name) ? `content/${name}` : `content/photos/${name}`);
