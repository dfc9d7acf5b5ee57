import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { photoCache, photoFile } from '../content/sources/readPhotos';
import { writeIfChanged } from '../files/writeIfChanged';
import { photoAddress, photoFolderAddress, photoFormats, photoWidths, plainWidth } from '../model/photo';
import type { Photo, PhotoFormat } from '../model/photo';

/**
 * Encoder options. AVIF at the lowest effort is three times faster and at most a tenth larger. JPEG is for feeds, mail and old browsers.
 */
const options = { avif: { quality: 50, effort: 0 }, jpg: { quality: 76, progressive: true } } as const;

/** Photos to process in parallel. */
const atOnce = 2;

/** File name without the folder. */
const fileName = (photo: Photo, width: number, format: PhotoFormat): string => path.posix.basename(photoAddress(photo, width, format));

const filesOf = (photo: Photo): { readonly width: number; readonly format: PhotoFormat }[] =>
  photoWidths(photo).flatMap((width) => photoFormats.map((format) => ({ width, format })));

/**
 * Makes the missing files of a photo: upright, in sRGB, and without metadata such as the location. Writes each under a temporary name
 * first. Returns how many it made.
 */
async function makeFiles(root: string, photo: Photo, folder: string): Promise<number> {
  const missing = filesOf(photo).filter(({ width, format }) => !existsSync(path.join(folder, fileName(photo, width, format))));
  const largest = Math.max(0, ...missing.map(({ width }) => width));
  if (largest === 0) return 0;
  // Decodes once. Transparency becomes white, like paper.
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

/** Cache folder of the files. */
function keptFolder(root: string): string {
  const folder = path.join(photoCache(root), 'files');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A photo's file by its address, made on request, for `develop`. */
export async function photoAt(root: string, photos: ReadonlyMap<string, Photo>, address: string): Promise<Buffer | undefined> {
  if (!address.startsWith(photoFolderAddress)) return undefined;
  const photo = [...photos.values()].find(({ key }) => address.startsWith(`${photoFolderAddress}${key}-`));
  const file = photo && filesOf(photo).find(({ width, format }) => photoAddress(photo, width, format) === address);
  if (!photo || !file) return undefined;
  const folder = keptFolder(root);
  await makeFiles(root, photo, folder);
  return readFileSync(path.join(folder, fileName(photo, file.width, file.format)));
}

/** The cached file for readers that can't choose a format. */
export const plainPhoto = (root: string, photo: Photo): Buffer =>
  readFileSync(path.join(keptFolder(root), fileName(photo, plainWidth(photo), 'jpg')));

/** Writes the files of all photos to the public folder, and drops those of removed photos from the cache. Returns counts. */
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
    // File names are content hashes.
    if (!existsSync(target)) writeIfChanged(target, readFileSync(path.join(kept, name)));
  }
  const wanted = new Set(names);
  for (const name of readdirSync(kept)) if (!wanted.has(name)) rmSync(path.join(kept, name));
  return { made, kept: names.length - made };
}
