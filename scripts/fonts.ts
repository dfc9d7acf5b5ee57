import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'src/theme/fonts');
const { resolve } = createRequire(__filename);

/** What the pages are written with: printable ASCII, Latin-1 and the signs of units and sentences that the fonts have. */
const characters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 96 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...Array.from('–—‘’“”…•€−™'),
].join('');

/** Heaviest weight that the styles use. */
const boldest = 700;

/** A font of the site as its package has it. */
interface Font {
  /** Name of the files made from it. */
  readonly kind: 'text' | 'code';
  readonly family: string;
  readonly source: Buffer;
  readonly licence: string;
  /** Lightest weight that the styles use. */
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
  // Beside the text its 400 looks thin: a page that asks for it gets the lightest there is.
  lightest: 480,
};

/** A font that a system has, under the names of its regular and its bold cut. */
interface SystemFont {
  readonly regular: string;
  readonly bold: readonly string[];
}

/** Fonts that systems have and whose letters have one width on average, in thousandths of their height. */
interface StandIn {
  readonly name: string;
  /** Those of Linux first: there, a browser asks another program for each name before it paints, and waits for the answer. */
  readonly fonts: readonly SystemFont[];
  readonly width: number;
}

/**
 * For text: Arial, which Windows, macOS and iOS have, or a font with its widths. Its letters are 913 wide of 2048, weighed by how often a text has
 * them, as `xWidthAvg` of a font is. Those of Android's Roboto are 911 wide.
 */
const forText: StandIn = {
  name: 'Text stand-in',
  fonts: [
    { regular: 'Liberation Sans', bold: ['Liberation Sans Bold'] },
    { regular: 'Arial', bold: ['Arial Bold', 'Arial-BoldMT'] },
    { regular: 'Roboto', bold: ['Roboto Bold', 'Roboto-Bold'] },
  ],
  width: (913 / 2048) * 1000,
};

/** For code: fonts whose letters all have this width. */
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

/** Cuts a font down to what pages need, writes its file, and returns its rule. */
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

/**
 * Rules of what stands in for a font, stretched to its widths, so that lines end about where they will end. There is one for each of its two
 * cuts: a browser would make the bold one by smearing the other.
 */
async function standInsOf({ source }: Font, standIns: readonly StandIn[]): Promise<string[]> {
  const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = await fromBuffer(source);
  return standIns.flatMap(({ name, fonts, width }) => {
    const stretch = ((xWidthAvg / unitsPerEm) * 1000) / width;
    const metrics = {
      'size-adjust': percent(stretch),
      'ascent-override': percent(ascent / unitsPerEm / stretch),
      'descent-override': percent(-descent / unitsPerEm / stretch),
      'line-gap-override': percent(lineGap / unitsPerEm / stretch),
    };
    return [
      face({ 'font-family': `'${name}'`, src: locals(fonts.map(({ regular }) => regular)), 'font-weight': '400 550', ...metrics }),
      face({ 'font-family': `'${name}'`, src: locals(fonts.flatMap(({ bold }) => bold)), 'font-weight': '551 900', ...metrics }),
    ];
  });
}

/** The licences of the fonts as their packages have them. They have to come with every copy, so the site publishes them. */
const licences = (): string =>
  [text, code].map(({ licence, family }) => `${family}\n\n${licence.trim()}\n`).join(`\n${'='.repeat(59)}\n\n`);

/**
 * Makes the fonts of the site, `src/theme/fonts/*.woff2`, the rules that go with them, `src/theme/styles/fonts.css`, and their licences,
 * `static/fonts.LICENSE.txt`.
 */
async function makeFonts(): Promise<void> {
  const rules = [await cutDown(text), ...(await standInsOf(text, [forText])), await cutDown(code), ...(await standInsOf(code, forCode))];
  writeFileSync(path.join(root, 'src/theme/styles/fonts.css'), `/* Written by \`npm run fonts\`. */\n${rules.join('\n')}`);
  writeFileSync(path.join(root, 'static/fonts.LICENSE.txt'), licences());
}

makeFonts().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
