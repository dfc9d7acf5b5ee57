import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { writeIfChanged } from '../../files/writeIfChanged';
import { offlineFiles } from '../../model/offlineManifest';
import { site } from '../../site/site';
import { basePath } from '../../site/siteAddress';
import { icoFile } from './icoFile';

/** Sizes of the icons in px, which Android asks for. */
const sizes = [192, 512] as const;

const iconPath = (size: number): string => `/icon-${size}.png`;

/** The ground of the icon, which is that of a light page (`--bg` in src/theme/styles/tokens.css). */
const ground = '#ffffff';

/** Share of the side that the sign takes: a launcher may cut the icon to a circle, of which 80 % are safe. */
const launcherShare = 0.56;

/** Sizes and share of the icon that browsers ask for at a fixed address: those that read no SVG, and all where a file of the site is not a page. */
const icoSizes = [16, 32, 48] as const;
const icoShare = 0.9;

/** The site's sign on a ground of its own: a launcher shows it on any colour. `share` is the part of the side that the sign takes. */
export function iconSvg(favicon: string, share = launcherShare): string {
  // Its look in dark mode is for tabs.
  const sign = favicon.replace(/<style>.*?<\/style>/s, '');
  const side = 100 * share;
  const inset = (100 - side) / 2;
  const placed = sign.replace('<svg ', `<svg x="${inset}" y="${inset}" width="${side}" height="${side}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/>${placed}</svg>`;
}

/** The web app manifest: how browsers install the site. Its window keeps the buttons to go back and to load anew, where the system has them. */
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
