import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { photoCache, photoFile } from '../content/sources/readPhotos';
import { writeIfChanged } from '../files/writeIfChanged';
import { photoAddress, photoFolderAddress, photoFormats, photoWidths, plainWidth } from '../model/photo';
import type { Photo, PhotoFormat } from '../model/photo';

/**
 * How files are made. AVIF with the least effort is made three times as fast as with a little, and of the same size within a tenth; JPEG is
 * for feeds, mail and old browsers.
 */
const options = { avif: { quality: 50, effort: 0 }, jpg: { quality: 76, progressive: true } } as const;

/** Photos that are worked on at a time. */
const atOnce = 2;

/** Name of a file, without the folder. */
const fileName = (photo: Photo, width: number, format: PhotoFormat): string => path.posix.basename(photoAddress(photo, width, format));

const filesOf = (photo: Photo): { readonly width: number; readonly format: PhotoFormat }[] =>
  photoWidths(photo).flatMap((width) => photoFormats.map((format) => ({ width, format })));

/**
 * Makes the files of a photo that are not kept yet: turned upright as its camera says, in sRGB, and without all that the camera wrote into
 * it, such as the place. Each is complete before it has its name.
 */
async function makeFiles(root: string, photo: Photo, folder: string): Promise<number> {
  const missing = filesOf(photo).filter(({ width, format }) => !existsSync(path.join(folder, fileName(photo, width, format))));
  const largest = Math.max(0, ...missing.map(({ width }) => width));
  if (largest === 0) return 0;
  // Decoded once; what is see-through becomes white, as on paper.
  const { data, info } = await sharp(path.join(root, photoFile(photo.name)))
    .autoOrient()
    .resize(largest)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { width, format } of missing) {
    const scaled = sharp(data, { raw: info }).resize(width);
    const bytes = await (format === 'avif' ? scaled.avif(options.avif) : scaled.jpeg(options.jpg)).toBuffer();
    const file = path.join(folder, fileName(photo, width, format));
    writeFileSync(`${file}.part`, bytes);
    renameSync(`${file}.part`, file);
  }
  return missing.length;
}

/** Folder in which the files of photos are kept from build to build. */
function keptFolder(root: string): string {
  const folder = path.join(photoCache(root), 'files');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A file of a photo by its address, for `develop`: it is made when it is asked for. */
export async function photoAt(root: string, photos: ReadonlyMap<string, Photo>, address: string): Promise<Buffer | undefined> {
  if (!address.startsWith(photoFolderAddress)) return undefined;
  const photo = [...photos.values()].find(({ key }) => address.startsWith(`${photoFolderAddress}${key}-`));
  const file = photo && filesOf(photo).find(({ width, format }) => photoAddress(photo, width, format) === address);
  if (!photo || !file) return undefined;
  const folder = keptFolder(root);
  await makeFiles(root, photo, folder);
  return readFileSync(path.join(folder, fileName(photo, file.width, file.format)));
}

/** The file of a photo that everybody can read, as it is kept. */
export const plainPhoto = (root: string, photo: Photo): Buffer =>
  readFileSync(path.join(keptFolder(root), fileName(photo, plainWidth(photo), 'jpg')));

/** Writes the files of all photos to the public folder, and forgets those of photos that are no more. Says how many were made and how many kept. */
export async function writePhotos(
  root: string,
  folder: string,
  photos: ReadonlyMap<string, Photo>,
): Promise<{ readonly made: number; readonly kept: number }> {
  if (photos.size === 0) return { made: 0, kept: 0 };
  const kept = keptFolder(root);
  const waiting = [...photos.values()];
  let made = 0;
  sharp.cache(false);
  const concurrency = sharp.concurrency(1);
  const work = async (): Promise<void> => {
    for (let photo = waiting.shift(); photo; photo = waiting.shift()) {
      const files = await makeFiles(root, photo, kept);
      made += files;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  sharp.concurrency(concurrency);
  const names = [...photos.values()].flatMap((photo) => filesOf(photo).map(({ width, format }) => fileName(photo, width, format)));
  for (const name of names) {
    const target = path.join(folder, photoFolderAddress, name);
    // Its name changes with its content.
    if (!existsSync(target)) writeIfChanged(target, readFileSync(path.join(kept, name)));
  }
  const wanted = new Set(names);
  for (const name of readdirSync(kept)) if (!wanted.has(name)) rmSync(path.join(kept, name));
  return { made, kept: names.length - made };
}
