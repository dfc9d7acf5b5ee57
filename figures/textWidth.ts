/** Widths of signs as shares of the size, those of a wide font, so that a narrower one fits, too. */
const signWidths: readonly (readonly [RegExp, number])[] = [
  [/[ijlI|'.,:;]/, 0.31],
  [/[ ft()r/-]/, 0.38],
  [/[mMW]/, 0.95],
  [/[w+−=±×]/, 0.83],
  [/[A-Z⌀Ω]/, 0.72],
];

/** Width in px of a text in letters of `size` px, estimated from them: a little more than it takes in most fonts. */
export const textWidth = (text: string, size: number, bold: boolean): number =>
  [...text].reduce((sum, sign) => sum + (signWidths.find(([pattern]) => pattern.test(sign))?.[1] ?? 0.62), 0) * size * (bold ? 1.1 : 1);
