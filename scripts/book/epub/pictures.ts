import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Files in an EPUB by the addresses that pictures have on the site. */
export type Pictures = Map<string, string>;

/** The file of a picture in an EPUB; it is noted among the others when it is asked for first. */
export function pictureFile(pictures: Pictures, address: string): string {
  const known = pictures.get(address);
  if (known !== undefined) return known;
  const name = path.basename(decodeURI(address)).replace(/[^\w.-]/g, '_');
  // Readers of EPUB need not know the newer formats of photos.
  const file = `pictures/${pictures.size + 1}-${/\.(svg|jpg)$/.test(name) ? name : name.replace(/\.\w+$/, '.png')}`;
  pictures.set(address, file);
  return file;
}

const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.jpg': 'image/jpeg' };

/** What a picture is, by its file in an EPUB. */
export const pictureType = (file: string): string => types[path.extname(file)] ?? 'image/png';

/** Bytes of a picture for an EPUB; `file` is that of the built site. */
export const pictureBytes = async (file: string): Promise<Uint8Array> =>
  /\.(svg|jpg)$/.test(file) ? readFileSync(file) : await sharp(file).png().toBuffer();
