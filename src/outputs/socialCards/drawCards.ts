import { Resvg } from '@resvg/resvg-js';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { version as rendererVersion } from '@resvg/resvg-js/package.json';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rootTag, svgSize } from '../../content/sources/checkDrawing';
import { cacheFolder } from '../../files/buildCache';
import { writeIfChanged } from '../../files/writeIfChanged';
import { escapeText } from '../../model/escape';
import type { Content } from '../../content/loadContent';
import type { Photo } from '../../model/photo';
import { socialCardPath, socialCardSize } from '../../model/publicFiles';
import { readColours } from '../../routes/siteColours';
import { site } from '../../site/site';
import { plainPhoto } from '../photos';
import type { PublicPage } from '../publicPages';

const family = 'Inter';

/** Font files for the weights on cards. The font is a package, so that cards don't depend on the machine. */
const fontFiles = (root: string): string[] => {
  const folder = path.dirname(createRequire(path.join(root, 'package.json')).resolve('@expo-google-fonts/inter/package.json'));
  return ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf', '700Bold/Inter_700Bold.ttf'].map((file) =>
    path.join(folder, file),
  );
};

/** Options of the SVG renderer: only our font, no system fonts. */
export const renderOptions = (root: string): ResvgRenderOptions => ({
  font: { fontFiles: fontFiles(root), loadSystemFonts: false, defaultFontFamily: family, sansSerifFamily: family, monospaceFamily: family },
});

/** Measures the width of a text in px. */
export type Measure = (text: string, size: number, weight: number) => number;

/** Measures texts by rendering them. Caches the width of each word. */
export function createMeasure(options: ResvgRenderOptions): Measure {
  const widths = new Map<string, number>();
  return (text, size, weight) => {
    const key = `${weight} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="200"><text y="100" font-size="100" font-weight="${weight}">${escapeText(text)}</text></svg>`;
      width = (new Resvg(svg, options).getBBox()?.width ?? 0) / 100;
      widths.set(key, width);
    }
    return width * size;
  };
}

/** Breaks a text into lines of at most `width` px. A wider word gets its own line. */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const space = widthOf('n n') - widthOf('nn');
  const lines: { words: string[]; used: number }[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    const needed = widthOf(word);
    if (line && line.used + space + needed <= width) {
      line.words.push(word);
      line.used += space + needed;
    } else lines.push({ words: [word], used: needed });
  }
  return lines.map(({ words }) => words.join(' '));
}

interface CardContent {
  readonly title: string;
  readonly section: string;
  /** SVG of a drawing. */
  readonly drawing: string | undefined;
}

const colours = { ground: '#ffffff', text: '#1d252c', soft: '#4d5a66', line: '#dfe4e8' } as const;
const margin = 72;
const textWidth = 590;
const drawingBox = { x: 720, y: 56, width: 424, height: 518 } as const;
const titleSizes = [68, 60, 52, 44, 38] as const;
const maxTitleLines = 5;
/** Height for the title in px, between section and address. */
const titleHeight = 225;

/** The site's logo from static/favicon.svg, without its dark-mode style. */
const sign = (favicon: string, size: number): string =>
  favicon.replace(/<style>.*?<\/style>/s, '').replace('<svg ', `<svg x="${margin}" y="${margin - 10}" width="${size}" height="${size}" `);

/** Title in the largest font size that fits. */
function titleLines(title: string, measure: Measure): { size: number; lines: string[] } {
  const candidates = titleSizes.map((size) => {
    const widthOf = (text: string): number => measure(text, size, 700);
    const lines = breakLines(title, textWidth, widthOf);
    return { size, lines, fits: lines.length <= maxTitleLines && lines.every((line) => widthOf(line) <= textWidth) };
  });
  const [smallest] = candidates.slice(-1);
  const { size, lines } = candidates.find(({ fits, lines: all, size: px }) => fits && all.length * px < titleHeight) ??
    smallest ?? { size: 38, lines: [title] };
  return { size, lines: lines.slice(0, maxTitleLines) };
}

/** Scales a drawing to fit its box. What stands before its root element, such as an XML declaration, has no place inside another drawing. */
function placedDrawing(svg: string): string {
  const { width, height } = svgSize(svg);
  const { x, y, width: boxWidth, height: boxHeight } = drawingBox;
  const scale = Math.min(boxWidth / width, boxHeight / height);
  const [w, h] = [width * scale, height * scale];
  const place = `x="${x + (boxWidth - w) / 2}" y="${y + (boxHeight - h) / 2}" width="${w}" height="${h}" viewBox="0 0 ${width} ${height}"`;
  const bare = svg.replace(/<!--[\s\S]*?-->/g, '');
  return bare
    .slice(bare.search(rootTag))
    .replace(rootTag, (tag) =>
      tag.replace(/\s(?:x|y|width|height|viewBox)\s*=\s*(?:"[^"]*"|'[^']*')/g, '').replace('<svg', `<svg ${place}`),
    );
}

/** Draws a card. An error names the page and its drawing. */
function drawCard(svg: string, options: ResvgRenderOptions, of: string): Buffer {
  try {
    return new Resvg(svg, options).render().asPng();
  } catch (error) {
    throw new Error(`the social card of ${of} can't be drawn: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** What all cards of a site share: its mark as SVG, and its accent. */
interface Brand {
  readonly mark: string;
  readonly accent: string;
}

/** SVG of a page's card: logo and name, section, title, address, and a drawing. */
export function socialCard({ title, section, drawing }: CardContent, { mark, accent }: Brand, measure: Measure): string {
  const { width, height } = socialCardSize;
  const { size, lines } = titleLines(title, measure);
  const lineHeight = size * 1.14;
  const top = height / 2 + 20 - ((lines.length - 1) * lineHeight) / 2 + size * 0.35;
  const titleText = lines
    .map(
      (line, index) =>
        `<text x="${margin}" y="${top + index * lineHeight}" font-size="${size}" font-weight="700">${escapeText(line)}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="${colours.text}">
<rect width="${width}" height="${height}" fill="${colours.ground}"/><rect width="${width}" height="10" fill="${accent}"/>
${sign(mark, 52)}<text x="${margin + 66}" y="${margin + 29}" font-size="34" font-weight="700">${escapeText(site.title)}</text>
${section === title ? '' : `<text x="${margin}" y="${top - size - 20}" font-size="28" font-weight="600" fill="${accent}">${escapeText(section)}</text>`}
${titleText}
<text x="${margin}" y="${height - 56}" font-size="26" font-weight="400" fill="${colours.soft}">${escapeText(new URL(site.url).host)}</text>
<path d="M684 56V574" stroke="${colours.line}" stroke-width="2"/>
${drawing ? placedDrawing(drawing) : ''}
</svg>`;
}

/** SVG that contains only a photo. */
function photoDrawing(root: string, photo: Photo): string {
  const { width, height } = photo;
  const bytes = plainPhoto(root, photo).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/jpeg;base64,${bytes}"/></svg>`;
}

/** File name of a card: a hash of its content. */
const cardName = (svg: string): string => `${createHash('sha256').update(rendererVersion).update(svg).digest('hex').slice(0, 32)}.png`;

/** Draws the cards of all pages to public/social. Caches them under a hash of their content, and removes unused ones. */
export function drawCards(
  root: string,
  pages: readonly PublicPage[],
  { drawings, photos }: Pick<Content, 'drawings' | 'photos'>,
): { drawn: number; kept: number } {
  const options = renderOptions(root);
  const measure = createMeasure(options);
  const brand = {
    mark: readFileSync(path.join(root, 'static', site.favicon), 'utf8'),
    accent: readColours(root).light.accent ?? colours.text,
  };
  const own = drawings.get(site.cardDrawing)?.svg;
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
      : (shown.map((name) => drawings.get(name)?.svg).find((found) => found !== undefined) ?? own);
    const svg = socialCard({ title, section, drawing }, brand, measure);
    const name = cardName(svg);
    used.add(name);
    const card = path.join(cache, name);
    if (!existsSync(card)) {
      writeFileSync(card, drawCard(svg, options, `"${route}" with ${shown.join(' or ') || site.cardDrawing}`));
      drawn += 1;
    }
    const target = socialCardPath(route);
    writeIfChanged(path.join(root, 'public', target), readFileSync(card));
  }
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(path.join(cache, name));
  return { drawn, kept: pages.length - drawn };
}
