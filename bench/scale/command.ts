import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../../__tests__/browser/browsers';
import { writeSiteIn } from '../../__tests__/sites/buildSite';
import { longTableRoute } from '../../__tests__/sites/longTable';
import { createSiteServer, listenLocally } from '../../scripts/siteServer';
import { throttle } from '../peers/measures/visit';
import { benchFolder } from '../benchFolder';
import { runMeasured } from '../peers/measures/runMeasured';
import { median } from '../peers/results/summary';
import { interactions, measureInteraction } from './interactions';
import { guideRoute, largeSite } from './largeSite';

/** Longest that an interaction may take, in ms. */
const goal = 100;

const { values, positionals } = parseArgs({
  // Beginnings of the names of what is measured, such as "Table"; without any, everything.
  allowPositionals: true,
  options: {
    entries: { type: 'string', default: '1000' },
    rows: { type: 'string', default: '5000' },
    steps: { type: 'string', default: '300' },
    visits: { type: 'string', default: '3' },
    /** Measures the site that is there. */
    built: { type: 'boolean', default: false },
  },
});

const folder = path.join(benchFolder, 'scale/site');
const publicFolder = path.join(folder, 'public');

async function build(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { entries, rows, steps } = values;
  writeSiteIn(folder, largeSite({ entries: Number(entries), rows: Number(rows), steps: Number(steps) }).files);
  const env = {
    CI: 'true',
    NO_COLOR: '1',
    NODE_ENV: 'production',
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_CPU_COUNT: '1',
    PARCEL_WORKERS: '0',
  };
  const { cpu, wall } = await runMeasured(`"${path.resolve(__dirname, '../../node_modules/.bin/gatsby')}" build`, folder, env);
  console.log(`Built after ${wall.toFixed(0)} s (${cpu.toFixed(0)} s of processors).`);
}

/** Builds a site with a few very large pages, and prints how long it takes to use them. */
async function main(): Promise<void> {
  if (!values.built || !existsSync(publicFolder)) await build();
  for (const route of ['/', longTableRoute, guideRoute])
    console.log(`${route}: ${(statSync(path.join(publicFolder, route, 'index.html')).size / 1000).toFixed(0)} kB of HTML, not compressed`);
  const { origin, close } = await listenLocally(createSiteServer(publicFolder));
  const { browser, close: closeBrowser } = await openBrowser();
  for (const interaction of interactions.filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.startsWith(word)),
  )) {
    try {
      const taken: { ready: number; longest: number }[] = [];
      for (let visit = 0; visit < Number(values.visits); visit += 1) taken.push(await measureInteraction(browser, origin, interaction));
      const longest = taken.map((one) => one.longest);
      const ready = median(taken.map((one) => one.ready));
      const judged = median(longest) <= goal ? 'within' : 'beyond';
      console.log(
        `${interaction.name}: ${median(longest)} ms (${Math.min(...longest)}–${Math.max(...longest)}), ${judged} ${goal} ms; ` +
          `page ready after ${ready.toFixed(0)} ms, a processor ${throttle.slowdown} times slower`,
      );
    } catch (error) {
      process.exitCode = 1;
      console.error(`${interaction.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await closeBrowser();
  await close();
}

void main();
