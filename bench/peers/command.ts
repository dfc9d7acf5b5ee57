import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../__tests__/browser/browsers';
import { generateDocumentation } from './documents/generateDocumentation';
import type { Documentation } from './documents/documentation';
import type { Peer } from './layouts/peer';
import { docusaurusFaster } from './layouts/docusaurus';
import { peers } from './layouts/peers';
import { builds, measureBuild } from './measures/builds';
import { install } from './measures/install';
import { servedFolder } from './measures/places';
import {
  measureAccess,
  measureHits,
  measureLoads,
  measureMenu,
  measureRoute,
  measureTyping,
  measureWithoutScripts,
} from './measures/reading';
import type { ReadSite } from './measures/reading';
import { serveFolder } from './measures/staticServer';
import type { Sample } from './results/sample';
import { summarise } from './results/summary';
import { keepResults } from './writeResults';

const usage = `npm run bench -- [--short] [--documents 200] [--rounds 3] [--visits 5] [--sites openarm,starlight] [--only builds|reading] [--note text]

Builds the same documentation with this project and its peers, and measures them in turn.
--short measures all but Docusaurus' faster build once, with 40 documents and fewer queries, and keeps its results in .bench/short.
--note adds a sentence to the page of results, such as what else the machine did.`;

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    documents: { type: 'string' },
    rounds: { type: 'string' },
    visits: { type: 'string' },
    sites: { type: 'string' },
    only: { type: 'string' },
    note: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const number = (given: string | undefined, otherwise: number): number => {
  const value = Number(given ?? otherwise);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${given} is no number of anything.\n\n${usage}`);
  return value;
};

/** What one run measures. */
const plan = {
  short: values.short,
  documents: number(values.documents, values.short ? 40 : 200),
  rounds: number(values.rounds, values.short ? 1 : 3),
  visits: number(values.visits, values.short ? 1 : 5),
};

/** Documents for the plan. A short run asks every third query, which are of all kinds. */
function documentationFor({ documents, short }: typeof plan): Documentation {
  const all = generateDocumentation(documents);
  return short ? { ...all, searches: all.searches.filter((_, at) => at % 3 === 0) } : all;
}

const samples: Sample[] = [];

/** Measures, says how it went, and goes on where one site fails: a row is missing then. */
async function take(what: string, measure: () => Promise<Sample[]>): Promise<void> {
  const start = performance.now();
  const time = (): string => `${((performance.now() - start) / 1000).toFixed(0)} s`;
  try {
    const taken = await measure();
    samples.push(...taken);
    console.log(
      `${what}: ${taken.map(({ measure: name, value, unit }) => `${name.replace(/^[\w ]+: /, '')} ${value.toFixed(1)} ${unit}`).join(', ')} (${time()})`,
    );
  } catch (error) {
    process.exitCode = 1;
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\nBrowser logs:');
    console.error(`${what} FAILED after ${time()}: ${reason}`);
  }
}

async function measureBuilds(sites: readonly Peer[], documentation: Documentation): Promise<void> {
  for (let round = 1; round <= plan.rounds; round += 1) {
    for (const build of builds) {
      for (const peer of sites) await take(`${peer.label}, build ${build}, round ${round}`, () => measureBuild(peer, documentation, build));
    }
  }
}

/** What is measured as often as pages are visited, and what is the same each time. */
const timed = [measureLoads, measureTyping, measureMenu, measureRoute];
const once = [measureAccess, measureHits, measureWithoutScripts];

async function measureReading(browser: Browser, sites: readonly Peer[], documentation: Documentation): Promise<void> {
  const served = await Promise.all(
    sites.map(async (peer) => ({ peer, documentation, ...(await serveFolder(servedFolder(peer, plan.documents))) })),
  );
  const measureAll = async (measure: (from: Browser, site: ReadSite) => Promise<Sample[]>, visit: number): Promise<void> => {
    for (const site of served) await take(`${site.peer.label}, ${measure.name}, visit ${visit}`, () => measure(browser, site));
  };
  try {
    for (const measure of once) await measureAll(measure, 1);
    for (let visit = 1; visit <= plan.visits; visit += 1) for (const measure of timed) await measureAll(measure, visit);
  } finally {
    await Promise.all(served.map(({ close }) => close()));
  }
}

/** This machine, without its name. */
const machine = (browser: Browser) => ({
  date: new Date().toISOString().slice(0, 10),
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.versions.node,
  chromium: browser.version(),
});

async function main(): Promise<void> {
  if (values.help) return console.log(usage);
  if (process.platform !== 'linux') throw new Error('The bench reads processor time and memory from /proc, which only Linux has.');
  const chosen = peers.filter(({ name }) =>
    values.sites ? values.sites.split(',').includes(name) : !values.short || name !== docusaurusFaster.name,
  );
  const documentation = documentationFor(plan);
  const versions = new Map<string, string>();
  for (const peer of chosen) {
    await take(`${peer.label}, installation`, async () => {
      const { wall, version } = await install(peer);
      versions.set(peer.name, version);
      return [{ site: peer.name, documents: plan.documents, measure: 'install: wall', unit: 's', value: wall }];
    });
  }
  if (values.only !== 'reading') await measureBuilds(chosen, documentation);
  const { browser, close } = await openBrowser();
  try {
    if (values.only !== 'builds') await measureReading(browser, chosen, documentation);
    const note = values.note === undefined ? {} : { note: values.note };
    const run = { ...machine(browser), rounds: plan.rounds, visits: plan.visits, ...note };
    const labels = peers.map(({ name, label }) => ({ name, label, version: versions.get(name) ?? '' }));
    await keepResults({ summaries: summarise(samples), run, documents: plan.documents, labels, own: 'openarm', short: plan.short });
  } finally {
    await close();
  }
}

void main();
