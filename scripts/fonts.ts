import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'src/fonts');
const { resolve } = createRequire(__filename);

/** What the pages are written with: printable ASCII, Latin-1 and the signs of units and sentences that the fonts have. */
const characters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 96 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...'–—‘’“”…•€−™',
].join('');

/** The fonts, and the lightest weight of each that the styles use. */
const fonts = [
  { kind: 'text', family: 'Atkinson Hyperlegible Next', from: 'atkinson-hyperlegible-next', lightest: 400 },
  // Beside the text its 400 looks thin: a page that asks for it gets the lightest there is.
  { kind: 'code', family: 'Atkinson Hyperlegible Mono', from: 'atkinson-hyperlegible-mono', lightest: 480 },
] as const;

/** Width in thousandths of the letters of fonts that systems have for code; each is the same for all letters of a font. */
const monospaced = [
  { name: 'Code wide', locals: ['Menlo', 'DejaVu Sans Mono', 'Liberation Mono', 'Courier New'], width: 601 },
  { name: 'Code narrow', locals: ['Consolas'], width: 550 },
] as const;

const boldest = 700;

const face = (rules: Readonly<Record<string, string>>): string =>
  `@font-face {\n${Object.entries(rules)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

/**
 * Cuts the fonts of the site down to what pages need, and writes the rules that go with them: `src/fonts/*.woff2` and `src/styles/fonts.css`.
 * Until a font has come, and where it never does, one of the reader's system stands in its place, stretched so that lines end where they
 * will end.
 */
async function makeFonts(): Promise<void> {
  const rules = [];
  for (const { kind, family, from, lightest } of fonts) {
    const source = readFileSync(resolve(`@fontsource-variable/${from}/files/${from}-latin-wght-normal.woff2`));
    const small = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: lightest, max: boldest, default: lightest } },
    });
    const file = path.join(folder, `${kind}.woff2`);
    writeFileSync(file, small);
    console.log(`${path.relative(root, file)}: ${(small.length / 1000).toFixed(1)} kB of ${(source.length / 1000).toFixed(1)} kB`);
    rules.push(
      face({
        'font-family': `'${family}'`,
        src: `url('../fonts/${kind}.woff2') format('woff2')`,
        'font-weight': `${lightest} ${boldest}`,
        // Code has letters of one width, and its stand-ins are stretched to it: nothing moves when it comes later.
        'font-display': kind === 'text' ? 'optional' : 'swap',
      }),
    );
    const metrics = await fromBuffer(source);
    if (kind === 'text') {
      const { fontFaces } = createFontStack([metrics, arial], { fontFaceFormat: 'styleObject' });
      const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fontFaces[0]?.['@font-face'] ?? {};
      rules.push(
        face({
          'font-family': "'Text stand-in'",
          src: "local('Arial'), local('Helvetica'), local('Liberation Sans')",
          'size-adjust': String(sizeAdjust),
          'ascent-override': String(ascentOverride),
          'descent-override': String(descentOverride),
          'line-gap-override': String(lineGapOverride),
        }),
      );
    } else {
      const { unitsPerEm, ascent, descent, lineGap } = metrics;
      for (const { name, locals, width } of monospaced) {
        const stretch = metrics.xWidthAvg / width;
        rules.push(
          face({
            'font-family': `'${name}'`,
            src: locals.map((local) => `local('${local}')`).join(', '),
            'size-adjust': percent(stretch),
            'ascent-override': percent(ascent / unitsPerEm / stretch),
            'descent-override': percent(-descent / unitsPerEm / stretch),
            'line-gap-override': percent(lineGap / unitsPerEm / stretch),
          }),
        );
      }
    }
  }
  writeFileSync(path.join(root, 'src/styles/fonts.css'), `/* Written by \`npm run fonts\`. */\n${rules.join('\n')}`);
}

makeFonts().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
