import type { SolidTone } from '../../model/solidScene';

/** Red, green and blue from 0 to 1. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Colours of a sheet: line and three shades, light to dark, for each tone, and the colour of a highlighted piece. */
export interface SolidColours extends Readonly<Record<SolidTone, { readonly line: Rgb; readonly fills: readonly [Rgb, Rgb, Rgb] }>> {
  readonly marked: Rgb;
}

/** Colours of the drawings (#rrggbb), line first. A test compares them with figures/cad/bodiesSvg.ts and figures/darkMode.ts. */
export const solidInk = {
  light: {
    built: ['#55606b', '#f7f8f9', '#eceff1', '#dfe3e7'],
    added: ['#0d5661', '#d9f0f3', '#bfe3e8', '#a2d2d9'],
    driven: ['#0d5661', '#5fb7c4', '#3a98a6', '#237a88'],
    marked: '#ffb454',
  },
  dark: {
    built: ['#a3afb9', '#161c21', '#20282e', '#2c363d'],
    added: ['#86d3de', '#0a2b30', '#103d44', '#19535c'],
    driven: ['#86d3de', '#207a87', '#379caa', '#5cbac7'],
    marked: '#8a5a12',
  },
} as const;

/** Parses `#rrggbb` or `rgb(r, g, b)`. */
function readColour(text: string): Rgb {
  const parts = text.startsWith('#')
    ? [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16))
    : (text.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return [0, 1, 2].map((index) => (parts[index] ?? 0) / 255) as unknown as Rgb;
}

export function solidColours(mode: 'light' | 'dark'): SolidColours {
  const ink = solidInk[mode];
  const tone = (name: SolidTone) => {
    const [line, ...fills] = ink[name];
    return { line: readColour(line), fills: fills.map(readColour) as unknown as readonly [Rgb, Rgb, Rgb] };
  };
  return { built: tone('built'), added: tone('added'), driven: tone('driven'), marked: readColour(ink.marked) };
}

/** Colours for forced-colors mode: lines in the text colour, and fills only for new parts. */
export function forcedColours(text: string, ground: string, highlight: string): SolidColours {
  const [line, paper, mark] = [text, ground, highlight].map(readColour) as [Rgb, Rgb, Rgb];
  const flat = (fill: Rgb) => ({ line, fills: [fill, fill, fill] as const });
  return { built: flat(paper), added: flat(mark), driven: flat(mark), marked: line };
}
