import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openSite } from '../../__tests__/browser/site';
import type { SitePage } from '../../__tests__/browser/site';

const root = path.resolve(__dirname, '../..');

/** A tool whose button shows a picture of it. */
interface Poster {
  /** An address with a state opens the tool without its button. */
  readonly route: string;
  /** Attribute of its section. */
  readonly section: string;
  /** What the picture shows of the open tool. */
  readonly shown: string;
  /** What is shown beside and above it, in px: letters at the edge of a chart. */
  readonly margin?: number;
  /** Path of the picture without its mode. */
  readonly file: string;
}

/** All pictures of tools. Their size stands in the component of the tool. */
const posters: readonly Poster[] = [
  {
    route: '/hardware/explorer?arm.side=right&arm.right=0_0_0_90_0_0_0&arm.left=0_0_0_90_0_0_0',
    section: 'data-explorer',
    shown: ':has(> canvas)',
    file: 'src/tools/arm-explorer/pictures/explorer',
  },
  { route: '/simulation/mujoco', section: 'data-simulation', shown: 'canvas', file: 'src/tools/mujoco/pictures/simulation' },
];

/** How long a tool moves before its picture is taken, in ms. */
const settling = 4000;

/** Opens a tool and writes its picture in one mode. Gatsby would write a file below 10 kB into the script. */
async function take({ route, section, shown, margin = 0, file }: Poster, mode: 'light' | 'dark', { page, goto }: SitePage): Promise<void> {
  // Before the page loads: what is drawn in 3D takes its colours at the start.
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
  await goto(route);
  if (!route.includes('?')) await page.locator(`[${section}] [data-poster]`).click();
  const tool = page.locator(`[${section}] ${shown}`).first();
  await tool.waitFor({ timeout: 120_000 });
  await page.waitForTimeout(settling);
  await tool.scrollIntoViewIfNeeded();
  const { x, y, width: inside, height: high } = (await tool.boundingBox())!;
  const clip = { x: x - margin, y: y - margin, width: inside + 2 * margin, height: high + margin };
  const picture = await page.screenshot({ clip, animations: 'disabled', timeout: 120_000 });
  const target = path.join(root, `${file}-${mode}.avif`);
  const { width, height } = await sharp(picture).avif({ quality: 98, effort: 9 }).toFile(target);
  console.log(`${path.relative(root, target)}: ${width} × ${height}, ${(statSync(target).size / 1000).toFixed(1)} kB`);
}

/** Takes the pictures of all tools, or of those whose files have a given word, from the built site, twice as many pixels as they are shown with. */
async function main(): Promise<void> {
  const site = await openSite(path.join(root, 'public'));
  try {
    for (const poster of posters.filter(({ file }) => file.includes(process.argv[2] ?? '')))
      for (const mode of ['light', 'dark'] as const) {
        const opened = await site.newPage({ deviceScaleFactor: 2 });
        await take(poster, mode, opened);
        await site.closePages();
      }
  } finally {
    await site.close();
  }
}

void main();
