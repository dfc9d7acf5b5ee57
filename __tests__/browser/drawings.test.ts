import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { newPageForEachTest } from './newPageForEachTest';
import { eventually } from './eventually';
import type { SitePage } from './site';

let at: SitePage;

newPageForEachTest((given) => ({ opened: at } = given));

/** Colours of the wires and plugs that the example's drawing shows. */
const trueColour = { red: '#d2232a', black: '#08090a', yellow: '#f6cf46', green: '#8fcba0', white: '#fdfdfd' } as const;

/** How many pixels of each colour a picture has; those of an edge, which are mixed of two, count for none. */
async function pixelsOf(picture: Buffer): Promise<Record<keyof typeof trueColour | 'total', number>> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const part = (hex: string, from: number): number => Number.parseInt(hex.slice(from, from + 2), 16);
  const entries = Object.entries(trueColour).map(([name, hex]) => ({
    name: name as keyof typeof trueColour, // the keys of a constant
    rgb: [part(hex, 1), part(hex, 3), part(hex, 5)] as const,
  }));
  const counts = { red: 0, black: 0, yellow: 0, green: 0, white: 0, total: info.width * info.height };
  const isNear = (value: number, place: number): boolean => Math.abs(value - (data[place] ?? 0)) <= 2;
  for (let at = 0; at < data.length; at += 3)
    for (const { name, rgb } of entries)
      // Without an array and a function for each of a million pixels.
      if (isNear(rgb[0], at) && isNear(rgb[1], at + 1) && isNear(rgb[2], at + 2)) counts[name]++;
  return counts;
}

const luminance = async (picture: Buffer): Promise<{ ground: number; words: number }> => {
  const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const sorted = Uint8Array.from(data).sort();
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const words = middle > 128 ? sorted[Math.floor(sorted.length * 0.01)] : sorted[Math.floor(sorted.length * 0.99)];
  return { ground: middle, words: words ?? 0 };
};

/** The drawing of a cable whose wires say "red" and "black", with a yellow and a white plug. */
async function cable(): Promise<Locator> {
  await at.goto('/software/setup');
  const image = at.page.locator('img[alt^="Servo cable"]');
  await image.scrollIntoViewIfNeeded();
  await at.page.waitForFunction(() =>
    [...document.images].some(({ alt, complete, naturalWidth }) => alt.startsWith('Servo cable') && complete && naturalWidth > 0),
  );
  return image;
}

describe('a wiring drawing', () => {
  it('shows wires and plugs in their own colours in both modes, on dark ground too, and on paper', async () => {
    const image = await cable();
    const light = await pixelsOf(await image.screenshot());
    for (const name of ['red', 'black', 'yellow'] as const) expect({ name, many: light[name] > 300 }).toEqual({ name, many: true });
    await at.page.click('[data-colour-mode-switch]');
    await eventually(async () => expect((await luminance(await image.screenshot())).ground).toBeLessThan(40));
    const dark = await pixelsOf(await image.screenshot());
    // The outline of a yellow plug is lighter there; what it encloses is not.
    for (const name of ['red', 'black', 'yellow'] as const)
      expect({ name, share: Math.abs(dark[name] / light[name] - 1) < 0.5 }).toEqual({ name, share: true });
    expect(dark.white).toBeGreaterThan(300);
    await at.page.emulateMedia({ media: 'print' });
    await eventually(async () => expect((await luminance(await image.screenshot())).ground).toBeGreaterThan(240));
    const paper = await pixelsOf(await image.screenshot());
    for (const name of ['red', 'yellow'] as const) expect({ name, many: paper[name] > 30 }).toEqual({ name, many: true });
  });

  it.each(['light', 'dark'] as const)('is readable where colours are forced and the ground is %s', async (colorScheme) => {
    await at.page.emulateMedia({ forcedColors: 'active', colorScheme });
    const { ground, words } = await luminance(await (await cable()).screenshot());
    expect(Math.abs(ground - words)).toBeGreaterThan(150);
    // The chosen one of several tabs is filled there.
    await at.goto('/software/setup');
    const fill = (selected: boolean) =>
      at.page
        .locator(`[role="tab"][aria-selected="${selected}"]`)
        .first()
        .evaluate((tab) => getComputedStyle(tab).backgroundColor);
    expect(await fill(true)).not.toBe(await fill(false));
  });
});

describe('a drawing on a dark page', () => {
  const route = '/software/setup';
  const drawing = () => at.page.locator('img[alt^="Servo cable"]');
  const ground = () => drawing().evaluate((image) => getComputedStyle(image).backgroundImage);

  beforeEach(() => at.page.addInitScript(() => localStorage.setItem('theme', 'dark')));

  it('that cannot be loaded shows its text on the ground of the page', async () => {
    await at.page.route('**/*.svg', (request) => request.abort());
    await at.goto(route);
    const image = drawing();
    await image.scrollIntoViewIfNeeded();
    await eventually(async () => expect(await image.evaluate((picture: HTMLImageElement) => picture.complete)).toBe(true));
    expect(await ground()).toBe('none');
    const { ground: dark, words } = await luminance(await image.screenshot());
    expect(dark).toBeLessThan(60);
    expect(words).toBeGreaterThan(150);
  });
});
