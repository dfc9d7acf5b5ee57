import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../model/problems';

/** File of the robot's colours. */
const file = 'src/site/colours.css';

/** Colours of a mode by custom property. */
export type Colours = Readonly<Record<string, string>>;

/** Colours of a style sheet in light and dark mode. */
function coloursIn(css: string): { readonly light: Colours; readonly dark: Colours } {
  const at = css.indexOf("[data-theme='dark']");
  const [light, dark] = [css.slice(0, at), css.slice(at)].map((block) =>
    Object.fromEntries([...block.matchAll(/^\s*--([\w-]+): (#[\da-f]{6});/gm)].map(([, name = '', colour = '']) => [name, colour])),
  );
  return { light: light ?? {}, dark: dark ?? {} };
}

/** The robot's colours, for what is drawn by the build. */
export const readColours = (root: string) => coloursIn(readFileSync(path.join(root, file), 'utf8'));

/** Relative luminance by WCAG. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours by WCAG. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Colours that are read on others, and the least contrast. */
const pairs = [
  ['accent', 'bg', 4.5],
  ['accent-strong', 'bg', 7],
  ['accent-strong', 'accent-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-signal', 'signal', 4.5],
  ['on-signal', 'signal-strong', 4.5],
] as const;

/** Reports colours that are missing, and those that can't be read. */
export function colourProblems(root: string): Problem[] {
  const [own, tokens] = [readColours(root), coloursIn(readFileSync(path.join(root, 'src/theme/styles/tokens.css'), 'utf8'))];
  return (['light', 'dark'] as const).flatMap((mode) =>
    pairs.flatMap(([front, back, least]): Problem[] => {
      const missing = [front, back].find((name) => name !== 'bg' && own[mode][name] === undefined);
      if (missing !== undefined) return [{ file, message: `${mode} mode has no --${missing}. Write a colour such as #14707d.` }];
      const [ink = '', ground = ''] = [own[mode][front], own[mode][back] ?? tokens[mode][back]];
      const found = contrast(ink, ground);
      if (found >= least) return [];
      return [
        {
          file,
          message: `in ${mode} mode, --${front} has a contrast of ${found.toFixed(1)} to --${back}, and needs ${least}. Make one of them ${mode === 'light' && front.startsWith('accent') ? 'darker' : 'lighter or darker'}.`,
        },
      ];
    }),
  );
}
