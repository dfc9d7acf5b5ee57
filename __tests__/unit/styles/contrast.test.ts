import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.resolve(__dirname, '../../../src/theme/styles/tokens.css'), 'utf8');

/** Tokens of the first block with this selector behind a place in the style sheet; `before` has those they may stand for. */
function tokens(selector: string, before: ReadonlyMap<string, string> = new Map(), from = 0): Map<string, string> {
  const start = css.indexOf(`${selector} {`, from);
  const block = css.slice(start, css.indexOf('}', start));
  const found = new Map(before);
  for (const [, name = '', colour = ''] of block.matchAll(/(--[\w-]+): (#[\da-f]{6});/g)) found.set(name, colour);
  for (const [, name = '', other = ''] of block.matchAll(/(--[\w-]+): var\((--[\w-]+)\);/g)) found.set(name, found.get(other) ?? '');
  return found;
}

/** Relative luminance by WCAG. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const more = css.indexOf('prefers-contrast: more');
const light = tokens(':root');
const dark = tokens("[data-theme='dark']", light);
const modes = {
  light,
  dark,
  'light, with more contrast': tokens(':root', light, more),
  'dark, with more contrast': tokens(':root', dark, more),
};

const grounds = ['--bg', '--bg-soft', '--bg-raised'];

describe.each(Object.entries(modes))('%s', (name, colours) => {
  const least = (token: string): number =>
    Math.min(...grounds.map((ground) => contrast(colours.get(token) ?? '#000000', colours.get(ground) ?? '#000000')));
  const wanted = name.includes('more') ? 7 : 4.5;

  it('borders of controls can be seen', () => expect(least('--line-control')).toBeGreaterThanOrEqual(3));

  it.each(['--text', '--text-soft', '--text-faint', '--accent'])(`%s can be read: ${wanted}`, (token) =>
    expect(least(token)).toBeGreaterThanOrEqual(wanted),
  );

  it.each(['note', 'tip', 'info', 'warning', 'danger'])('the title of a %s can be read', (kind) =>
    expect(contrast(colours.get(`--${kind}`) ?? '', colours.get(`--${kind}-bg`) ?? '')).toBeGreaterThanOrEqual(4.5),
  );
});
