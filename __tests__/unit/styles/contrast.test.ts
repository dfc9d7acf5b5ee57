import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast, readColours } from '../../../src/routes/siteColours';

const src = path.resolve(__dirname, '../../../src');
const css = readFileSync(path.join(src, 'theme/styles/tokens.css'), 'utf8');

/** Tokens of the first block with this selector behind a place in the style sheet; `before` has those they may stand for. */
function tokens(selector: string, before: ReadonlyMap<string, string> = new Map(), from = 0): Map<string, string> {
  const start = css.indexOf(`${selector} {`, from);
  const block = css.slice(start, css.indexOf('}', start));
  const found = new Map(before);
  for (const [, name = '', colour = ''] of block.matchAll(/(--[\w-]+): (#[\da-f]{6});/g)) found.set(name, colour);
  for (const [, name = '', other = ''] of block.matchAll(/(--[\w-]+): var\((--[\w-]+)\);/g)) found.set(name, found.get(other) ?? '');
  return found;
}

const more = css.indexOf('prefers-contrast: more');
const own = readColours(path.dirname(src));
const ofRobot = (mode: 'light' | 'dark') => Object.entries(own[mode]).map(([name, colour]) => [`--${name}`, colour] as const);
const light = tokens(':root', new Map(ofRobot('light')));
const dark = tokens("[data-theme='dark']", new Map([...light, ...ofRobot('dark')]));
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
