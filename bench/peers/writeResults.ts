import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { benchFolder } from '../benchFolder';
import { introduction } from './pageTexts';
import { plotsOf, resultsPage } from './results/page';
import type { PageSource, Run, SiteLabel } from './results/page';
import { fromCsv, replaceRows, toCsv } from './results/summary';
import type { Summary } from './results/summary';

/** What a run has measured. */
export interface Measured {
  readonly summaries: readonly Summary[];
  readonly run: Run;
  readonly documents: number;
  readonly labels: readonly SiteLabel[];
  /** Name of this project among the sites. */
  readonly own: string;
  /** A short run is kept beside the packages, and changes nothing in git. */
  readonly short: boolean;
}

interface Noted {
  readonly sites: readonly SiteLabel[];
  readonly runs: Readonly<Record<string, Run>>;
}

const here = __dirname;

/** Where the page, the rows and the plots of a run stand. */
function placesFor(short: boolean) {
  const folder = short ? path.join(benchFolder, 'short') : path.dirname(here);
  return { page: path.join(folder, 'README.md'), data: short ? path.join(folder, 'peers') : here };
}

const readIf = <Value>(file: string, read: (text: string) => Value, otherwise: Value): Value =>
  existsSync(file) ? read(readFileSync(file, 'utf8')) : otherwise;

async function writeFormatted(file: string, text: string): Promise<void> {
  const { code, errors } = await format(file, text, { printWidth: 140, proseWrap: 'always' });
  if (errors.length > 0) throw new Error(`${file} could not be formatted: ${errors.map(({ message }) => message).join('; ')}`);
  writeFileSync(file, code);
}

/** A version that this run has not looked up is that of the run before. */
const knownVersions = (labels: readonly SiteLabel[], earlier: readonly SiteLabel[]): SiteLabel[] =>
  labels.map((label) => (label.version ? label : (earlier.find(({ name }) => name === label.name) ?? label)));

/** Puts new rows in the place of earlier ones, and writes the page and its plots from all of them. */
export async function keepResults({ summaries, run, documents, labels, own, short }: Measured): Promise<void> {
  const { page, data } = placesFor(short);
  const [csvFile, runsFile, plotsFolder] = ['results.csv', 'runs.json', 'plots'].map((name) => path.join(data, name)) as [
    string,
    string,
    string,
  ]; // three names
  const earlier = readIf(runsFile, (text) => JSON.parse(text) as Noted, { sites: [], runs: {} }); // written below
  const all = replaceRows(readIf(csvFile, fromCsv, []), summaries);
  const noted: Noted = { sites: knownVersions(labels, earlier.sites), runs: { ...earlier.runs, [documents]: run } };
  const source: PageSource = { ...noted, own, summaries: all };
  rmSync(plotsFolder, { recursive: true, force: true });
  mkdirSync(plotsFolder, { recursive: true });
  writeFileSync(csvFile, toCsv(all));
  for (const [name, svg] of plotsOf(source)) writeFileSync(path.join(plotsFolder, name), svg);
  await writeFormatted(runsFile, JSON.stringify(noted));
  await writeFormatted(page, resultsPage(source, introduction));
  console.log(`Results: ${path.relative(process.cwd(), page)}`);
}
