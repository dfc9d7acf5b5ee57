import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { glyphOutlines } from './glyphOutlines';

const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'src/theme/fonts');
const { resolve } = createRequire(__filename);

/** Characters of the fonts: printable ASCII, Latin-1, and symbols of units and punctuation. */
const characters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 96 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...Array.from('–—‘’“”…•€−™'),
].join('');

/** Heaviest weight in the styles. */
const boldest = 700;

/** A font from its package. */
interface Font {
  /** Name of its files. */
  readonly kind: 'text' | 'code';
  readonly family: string;
  readonly source: Buffer;
  readonly licence: string;
  /** Lightest weight in the styles. */
  readonly lightest: number;
}

const licenceOf = (name: string): string => readFileSync(resolve(`@fontsource-variable/${name}/LICENSE`), 'utf8');

const sourceOf = (name: string): Buffer => readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));

const text: Font = {
  kind: 'text',
  family: 'Atkinson Hyperlegible Next',
  source: sourceOf('atkinson-hyperlegible-next'),
  licence: licenceOf('atkinson-hyperlegible-next'),
  lightest: 400,
};

const code: Font = {
  kind: 'code',
  family: 'Atkinson Hyperlegible Mono',
  source: sourceOf('atkinson-hyperlegible-mono'),
  licence: licenceOf('atkinson-hyperlegible-mono'),
  // Its weight of 400 looks thin next to the text, so lighter weights map to this one.
  lightest: 480,
};

/** A system font: names of its regular and bold faces. */
interface SystemFont {
  readonly regular: string;
  readonly bold: readonly string[];
}

/** System fonts with the same average width, in thousandths of the em. */
interface StandIn {
  readonly name: string;
  /** Linux fonts first: there, looking up each name takes a request to another process before the first paint. */
  readonly fonts: readonly SystemFont[];
  readonly width: number;
  /** Width of the bold faces, if it is another. */
  readonly boldWidth?: number;
}

/**
 * Fallbacks for text: Arial, which Windows, macOS and iOS have, or fonts with its metrics. Average width 913 of 2048 (bold: 983),
 * weighted by letter frequency like `xWidthAvg`. Android's Roboto has 911.
 */
const forText: StandIn = {
  name: 'Text stand-in',
  fonts: [
    { regular: 'Liberation Sans', bold: ['Liberation Sans Bold'] },
    { regular: 'Arial', bold: ['Arial Bold', 'Arial-BoldMT'] },
    { regular: 'Roboto', bold: ['Roboto Bold', 'Roboto-Bold'] },
  ],
  width: (913 / 2048) * 1000,
  boldWidth: (983 / 2048) * 1000,
};

/** Fallbacks for code: monospaced fonts of this width. */
const forCode: readonly StandIn[] = [
  {
    name: 'Code wide',
    fonts: [
      { regular: 'DejaVu Sans Mono', bold: ['DejaVu Sans Mono Bold'] },
      { regular: 'Menlo', bold: ['Menlo Bold', 'Menlo-Bold'] },
    ],
    width: 602.05,
  },
  {
    name: 'Code typed',
    fonts: [
      { regular: 'Liberation Mono', bold: ['Liberation Mono Bold'] },
      { regular: 'Courier New', bold: ['Courier New Bold', 'CourierNewPS-BoldMT'] },
    ],
    width: 600.1,
  },
  { name: 'Code narrow', fonts: [{ regular: 'Consolas', bold: ['Consolas Bold', 'Consolas-Bold'] }], width: 549.8 },
];

const face = (rules: Readonly<Record<string, string>>): string =>
  `@font-face {\n${Object.entries(rules)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

const locals = (names: readonly string[]): string => names.map((name) => `local('${name}')`).join(', ');

const percent = (value: number): string => `${Number((value * 100).toFixed(3))}%`;

/** Subsets a font, writes its file, and returns its @font-face rule. */
async function cutDown({ kind, family, source, lightest }: Font): Promise<string> {
  const small = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: lightest, max: boldest, default: lightest } },
  });
  const file = path.join(folder, `${kind}.woff2`);
  writeFileSync(file, small);
  console.log(`${path.relative(root, file)}: ${(small.length / 1000).toFixed(1)} kB of ${(source.length / 1000).toFixed(1)} kB`);
  return face({
    'font-family': `'${family}'`,
    src: `url('../fonts/${kind}.woff2') format('woff2')`,
    'font-weight': `${lightest} ${boldest}`,
    'font-display': 'swap',
  });
}

/** Weights of the styles that share a fallback: the weight to measure, the range of the rule, and the face of the fallback. */
const standInWeights = [
  { weight: 400, range: '400 450', isBold: false },
  { weight: 500, range: '451 550', isBold: false },
  { weight: 620, range: '551 660', isBold: true },
  { weight: 700, range: '661 900', isBold: true },
] as const;

/**
 * @font-face rules of a font's fallbacks, scaled to its width at each weight to reduce layout shift: it gets wider with its weight, while
 * a fallback has two faces. Separate rules for both faces, because browsers would synthesize bold.
 */
async function standInsOf({ source, lightest }: Font, standIns: readonly StandIn[]): Promise<string[]> {
  const { unitsPerEm, ascent, descent, lineGap } = await fromBuffer(source);
  const widthAt = async (weight: number): Promise<number> => {
    const wght = Math.max(weight, lightest);
    const { xWidthAvg } = await fromBuffer(await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { wght } }));
    return (xWidthAvg / unitsPerEm) * 1000;
  };
  const measured = await Promise.all(standInWeights.map(async (each) => ({ ...each, own: await widthAt(each.weight) })));
  return standIns.flatMap(({ name, fonts, width, boldWidth = width }) =>
    measured
      // A font of one width has it at every weight: two rules are enough.
      .filter(({ weight }) => boldWidth !== width || weight === 400 || weight === 700)
      .map(({ weight, range, isBold, own }) => {
        const stretch = own / (isBold ? boldWidth : width);
        return face({
          'font-family': `'${name}'`,
          src: locals(isBold ? fonts.flatMap(({ bold }) => bold) : fonts.map(({ regular }) => regular)),
          'font-weight': boldWidth !== width ? range : weight === 400 ? '400 550' : '551 900',
          'size-adjust': percent(stretch),
          'ascent-override': percent(ascent / unitsPerEm / stretch),
          'descent-override': percent(-descent / unitsPerEm / stretch),
          'line-gap-override': percent(lineGap / unitsPerEm / stretch),
        });
      }),
  );
}

/** Licences of the fonts, which must be published with them. */
const licences = (): string =>
  [text, code].map(({ licence, family }) => `${family}\n\n${licence.trim()}\n`).join(`\n${'='.repeat(59)}\n\n`);

/** Weight of the words in drawings. Lines surround them, so they are a little heavier than those of the text. */
const weightInDrawings = 500;

/** Signs of drawings that the typeface lacks, from Inter. */
const signs = 'Ωπτµ→≤≥Δ';

/** Writes the outlines of the characters of drawings, of one weight. */
async function cutOutlines(): Promise<void> {
  const outlinesOf = async ({ source, lightest }: Font) =>
    glyphOutlines(
      await subsetFont(source, characters, {
        targetFormat: 'sfnt',
        variationAxes: { wght: Math.max(lightest, weightInDrawings) },
      }),
      characters,
    );
  const words = await outlinesOf(text);
  const inter = readFileSync(resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'));
  const others = glyphOutlines(inter, signs, words.xHeight);
  const { glyphs: typed } = await outlinesOf(code);
  // The sign of a diameter looks like this letter.
  const diameter = words.glyphs['Ø'];
  const outlines = { text: { ...others.glyphs, ...words.glyphs, ...(diameter && { '⌀': diameter }) }, code: typed };
  const file = path.join(root, 'src/content/drawings/outlines.json');
  writeFileSync(file, `${JSON.stringify(outlines, null, 2)}\n`);
}

/**
 * Makes the fonts, `src/theme/fonts/*.woff2`, their rules, `src/theme/styles/fonts.css`, their licences, `static/fonts.LICENSE.txt`,
 * and the outlines of words in drawings, `src/content/drawings/outlines.json`.
 */
async function makeFonts(): Promise<void> {
  const rules = [await cutDown(text), ...(await standInsOf(text, [forText])), await cutDown(code), ...(await standInsOf(code, forCode))];
  writeFileSync(path.join(root, 'src/theme/styles/fonts.css'), `/* Written by \`npm run fonts\`. */\n${rules.join('\n')}`);
  writeFileSync(path.join(root, 'static/fonts.LICENSE.txt'), licences());
  await cutOutlines();
}

makeFonts().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
