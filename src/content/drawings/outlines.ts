import outlines from './outlines.json';

/** Outlines of a typeface by character: the advance, followed by SVG path data, in 500ths of the em. `npm run fonts` writes them. */
export type Glyphs = Readonly<Record<string, string>>;

/** Typefaces of the words in drawings: that of the pages, and that of code. */
export type Typeface = 'text' | 'code';

export const unitsPerEm = 500;

/** Splits an outline into its advance and its path. */
const read = (glyphs: Glyphs): ReadonlyMap<string, readonly [advance: number, path: string]> =>
  new Map(
    Object.entries(glyphs).map(([character, outline]) => {
      const [, advance = '0', path = ''] = /^(\d+)(.*)$/.exec(outline) ?? [];
      return [character, [Number(advance), path]];
    }),
  );

const typefaces = { text: read(outlines.text), code: read(outlines.code) };

/** Outline of a character; undefined if the typeface lacks it. */
export const glyphOf = (character: string, typeface: Typeface): readonly [advance: number, path: string] | undefined =>
  typefaces[typeface].get(character);
