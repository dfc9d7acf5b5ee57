/** Widths of signs as shares of the size, those of a wide font. */
const signWidths: readonly (readonly [RegExp, number])[] = [
  [/[ijlI|'.,:;]/, 0.31],
  [/[ ft()r/-]/, 0.38],
  [/[mMW]/, 0.95],
  [/[w+−=±×]/, 0.83],
  [/[A-Z⌀Ω]/, 0.72],
];

/**
 * Room in px that words get beside a model, for letters of `size` px: more than they take, so that they may be larger on a phone, and that a name
 * may become a little longer without a new drawing. `wide` words get a tenth more.
 */
export const roomFor = (text: string, size: number, kind: 'narrow' | 'wide'): number =>
  [...text].reduce((sum, sign) => sum + (signWidths.find(([pattern]) => pattern.test(sign))?.[1] ?? 0.62), 0) *
  size *
  (kind === 'wide' ? 1.1 : 1);
