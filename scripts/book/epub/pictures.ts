import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Files in an EPUB, by the pictures' addresses on the site. */
export type Pictures = Map<string, string>;

/** File of a picture in an EPUB. Adds it on the first call. */
export function pictureFile(pictures: Pictures, address: string): string {
  const known = pictures.get(address);
  if (known !== undefined) return known;
  const name = path.basename(decodeURI(address)).replace(/[^\w.-]/g, '_');
  // EPUB readers may not support newer photo formats.
  const file = `pictures/${pictures.size + 1}-${/\.(svg|jpg)$/.test(name) ? name : name.replace(/\.\w+$/, '.png')}`;
  pictures.set(address, file);
  return file;
}

const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.jpg': 'image/jpeg' };

/** Media type of a picture, by its file. */
export const pictureType = (file: string): string => types[path.extname(file)] ?? 'image/png';

/** Bytes of a picture for an EPUB. `file` is that of the built site. */
export const pictureBytes = async (file: string): Promise<Uint8Array> =>
  /\.(svg|jpg)$/.test(file) ? readFileSync(file) : await sharp(file).png().toBuffer();
