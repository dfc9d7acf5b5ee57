import { Resvg } from '@resvg/resvg-js';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from '../../files/writeIfChanged';
import { offlineFiles } from '../../model/offlineManifest';
import { site } from '../../site/site';
import { basePath } from '../../site/siteAddress';

/** A picture in an ICO file: side length in px, at most 256, and PNG data. */
interface IcoPicture {
  readonly size: number;
  readonly png: Uint8Array;
}

const headerBytes = 6;
const entryBytes = 16;

/** Makes an ICO file of square PNG pictures: a header, an entry per picture, and the pictures. */
export function icoFile(pictures: readonly IcoPicture[]): Uint8Array {
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = headerBytes + entryBytes * index;
    // 256 is written as 0, because the fields have one byte.
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** Icon sizes in px that Android requires. */
const sizes = [192, 512] as const;

const iconPath = (size: number): string => `/icon-${size}.png`;

/** Background of the icon, like `--bg` in light mode (src/theme/styles/tokens.css). */
const ground = '#ffffff';

/** Share of the icon's side for the logo. Launchers may crop to a circle, in which 80 % are safe. */
const launcherShare = 0.56;

/** Sizes and logo share of `/favicon.ico`, for browsers without SVG icons and for files that aren't pages. */
const icoSizes = [16, 32, 48] as const;
const icoShare = 0.9;

/** The site's logo on a solid background. `share` is the logo's share of the side. */
export function iconSvg(favicon: string, share = launcherShare): string {
  // The dark-mode style is for tabs only.
  const sign = favicon.replace(/<style>.*?<\/style>/s, '');
  const side = 100 * share;
  const inset = (100 - side) / 2;
  const placed = sign.replace('<svg ', `<svg x="${inset}" y="${inset}" width="${side}" height="${side}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/>${placed}</svg>`;
}

/** The web app manifest. With `minimal-ui`, the installed app keeps back and reload buttons where the system has them. */
export const webAppManifest = (): string =>
  JSON.stringify({
    name: `${site.title} documentation`,
    short_name: site.title,
    description: site.description,
    lang: site.language,
    dir: site.direction,
    id: `${basePath}/`,
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    display: 'minimal-ui',
    theme_color: ground,
    background_color: ground,
    icons: sizes.map((size) => ({
      src: basePath + iconPath(size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });

const drawn = (svg: string, size: number): Uint8Array => new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** Writes the web app manifest, its icons, and `/favicon.ico`. */
export function writeWebApp(root: string, folder: string): void {
  const favicon = readFileSync(path.join(root, 'static', site.favicon), 'utf8');
  for (const size of sizes) writeIfChanged(path.join(folder, iconPath(size)), drawn(iconSvg(favicon), size));
  const small = iconSvg(favicon, icoShare);
  writeIfChanged(path.join(folder, 'favicon.ico'), icoFile(icoSizes.map((size) => ({ size, png: drawn(small, size) }))));
  writeIfChanged(path.join(folder, offlineFiles.webApp), webAppManifest());
}
