declare module 'subset-font' {
  /** Returns the font with only the glyphs of `text`, and variation axes limited to given ranges or fixed. The package has no types. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'sfnt';
      readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number; readonly default: number }>>;
    },
  ): Promise<Buffer>;
}
