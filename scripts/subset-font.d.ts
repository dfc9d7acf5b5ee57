declare module 'subset-font' {
  /** The font with only the glyphs of `text`; its variation axes are limited to the ranges given. The package has no types of its own. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number; readonly default: number }>>;
    },
  ): Promise<Buffer>;
}
