import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { escapeText } from '../../model/escape';

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
  const known = new Map<string, number>();
  return (text, size, weight) => {
    const key = `${weight} ${text}`;
    let width = known.get(key);
    if (width === undefined) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="200"><text y="100" font-size="100" font-weight="${weight}">${escapeText(text)}</text></svg>`;
      width = (new Resvg(svg, options).getBBox()?.width ?? 0) / 100;
      known.set(key, width);
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
