import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { version as rendererVersion } from '@resvg/resvg-js/package.json';
import { cacheFolder } from '../../files/cacheFolder';
import { writeIfChanged } from '../../files/writeIfChanged';
import type { Photo } from '../../model/photo';
import { socialCardPath } from '../../model/publicFiles';
import { site } from '../../site/site';
import { createMeasure, renderOptions } from './cardText';
import { freePictures } from './freePictures';
import { plainPhoto } from '../photos';
import type { PublicPage } from '../publicPages';
import { socialCard } from './socialCard';

/** Drawing of pages that show none. */
const ownDrawing = 'openarm-overview.svg';

const readFigure = (root: string, name: string): string | undefined => {
  const file = path.join(root, /^(docs|blog)\//.test(name) ? 'content' : 'content/figures', name);
  return name.endsWith('.svg') && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** A photo as a drawing that holds nothing else. */
function photoDrawing(root: string, photo: Photo): string {
  const { width, height } = photo;
  const bytes = plainPhoto(root, photo).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/jpeg;base64,${bytes}"/></svg>`;
}

/** File of a card by what it shows. */
const cardName = (svg: string): string => `${createHash('sha256').update(rendererVersion).update(svg).digest('hex').slice(0, 32)}.png`;

/** Cards that are drawn between two times that memory is given back. */
const batch = 20;

/**
 * Draws the card of every page to public/social. Drawn cards are kept under a hash of what they show, so
 * that only a changed card is drawn again; those that no page shows any more are removed.
 */
export async function drawCards(
  root: string,
  pages: readonly PublicPage[],
  photos: ReadonlyMap<string, Photo>,
): Promise<{ drawn: number; kept: number }> {
  const options = renderOptions(root);
  const measure = createMeasure(options);
  const favicon = readFileSync(path.join(root, 'static', site.favicon), 'utf8');
  const own = readFigure(root, ownDrawing);
  const cache = path.join(cacheFolder(root), 'social-cards');
  mkdirSync(cache, { recursive: true });
  const used = new Set<string>();
  let drawn = 0;
  for (const { route, title, section, text } of pages) {
    const [first] = text?.figures ?? [];
    const shown = [first?.name, first?.beside].filter((name) => name !== undefined);
    const photo = shown.map((name) => photos.get(name)).find((found) => found !== undefined);
    const drawing = photo
      ? photoDrawing(root, photo)
      : (shown.map((name) => readFigure(root, name)).find((found) => found !== undefined) ?? own);
    const svg = socialCard({ title, section, drawing }, favicon, measure);
    const name = cardName(svg);
    used.add(name);
    const card = path.join(cache, name);
    if (!existsSync(card)) {
      writeFileSync(card, new Resvg(svg, options).render().asPng());
      drawn += 1;
      if (drawn % batch === 0) await freePictures();
    }
    const target = socialCardPath(route);
    writeIfChanged(path.join(root, 'public', target), readFileSync(card));
  }
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(path.join(cache, name));
  return { drawn, kept: pages.length - drawn };
}
