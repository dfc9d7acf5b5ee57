import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { version as rendererVersion } from '@resvg/resvg-js/package.json';
import { socialCardPath } from '../../model/publicFiles';
import { site } from '../../site/site';
import { createMeasure, renderOptions } from './cardText';
import type { PublicPage } from '../publicPages';
import { socialCard } from './socialCard';

/** Drawing of pages that show none. */
const ownDrawing = 'openarm-overview.svg';

const readFigure = (root: string, name: string): string | undefined => {
  const file = path.join(root, 'content/figures', name);
  return name.endsWith('.svg') && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/**
 * Draws the card of every page to public/social. Drawn cards are kept in .cache under a hash of what they show, so
 * that only a changed card is drawn again; those that no page shows any more are removed.
 */
export function drawCards(root: string, pages: readonly PublicPage[]): { drawn: number; kept: number } {
  const options = renderOptions(root);
  const measure = createMeasure(options);
  const favicon = readFileSync(path.join(root, 'static', site.favicon), 'utf8');
  const cache = path.join(root, '.cache/social-cards');
  mkdirSync(cache, { recursive: true });
  rmSync(path.join(root, 'public/social'), { recursive: true, force: true });
  const used = new Set<string>();
  let drawn = 0;
  for (const { route, title, section, text } of pages) {
    const drawing = readFigure(root, text?.figures[0]?.name ?? ownDrawing) ?? readFigure(root, ownDrawing);
    const svg = socialCard({ title, section, drawing }, favicon, measure);
    const name = `${createHash('sha256').update(rendererVersion).update(svg).digest('hex').slice(0, 32)}.png`;
    used.add(name);
    if (!existsSync(path.join(cache, name))) {
      writeFileSync(path.join(cache, name), new Resvg(svg, options).render().asPng());
      drawn += 1;
    }
    const target = path.join(root, 'public', socialCardPath(route));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(cache, name), target);
  }
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(path.join(cache, name));
  return { drawn, kept: pages.length - drawn };
}
