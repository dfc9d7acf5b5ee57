import { format, losses } from './losses';
import type { Loss } from './losses';
import { measureGroups } from './measures';
import type { Measure } from './measures';
import { barsOf, plot } from './plots';
import type { Summary } from './summary';

/** Where and when sites with one number of documents were measured. Names no host. */
export interface Run {
  readonly date: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly node: string;
  readonly chromium: string;
  /** How often each build was made, and how often each page was visited. */
  readonly rounds: number;
  readonly visits: number;
  /** What a reader has to know of this run, in a sentence. */
  readonly note?: string;
}

/** A site as tables name it. */
export interface SiteLabel {
  readonly name: string;
  readonly label: string;
  readonly version: string;
}

/** What the page is written from. */
export interface PageSource {
  readonly sites: readonly SiteLabel[];
  /** The site whose losses come first. */
  readonly own: string;
  /** Runs by the number of documents. */
  readonly runs: Readonly<Record<string, Run>>;
  readonly summaries: readonly Summary[];
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A median, with the least and the greatest value where they differ as printed. */
function cell(measure: Measure, row: Summary | undefined): string {
  if (!row) return '–';
  const [middle, least, most] = [row.median, row.min, row.max].map((value) => format(measure, value));
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}

function lossLine({ measure, own, better }: Loss, labels: ReadonlyMap<string, string>): string {
  const others = better.map(({ site, value }) => `${labels.get(site) ?? site} ${format(measure, value)}`);
  return `| ${measure.label} | ${format(measure, own)} | ${others.join(', ')} |`;
}

/** Name of a plot's file. */
const plotFile = (documents: string, at: number): string => `${documents}-${at + 1}.svg`;

/** Which measures are drawn, for each group of tables. */
const drawn: readonly (readonly string[])[] = [
  ['build cold: processor', 'build word: processor', 'build document: processor', 'build cold: memory'],
  ['load: all before load', 'load: script', 'load: LCP', 'load: blocking time'],
  ['search: first result', 'search: longest interaction', 'route change'],
  ['search: right page first', 'without scripts: linked pages'],
];

/** Plots by their file's name. */
export function plotsOf({ sites, own, runs, summaries }: PageSource): ReadonlyMap<string, string> {
  const plots = Object.keys(runs).flatMap((documents) => {
    const rows = summaries.filter((summary) => String(summary.documents) === documents);
    return measureGroups.map(({ title, measures }, at): [string, string] => {
      const groups = (drawn[at] ?? []).flatMap((name) => {
        const measure = measures.find((one) => one.name === name);
        return measure ? [{ title: measure.label, bars: barsOf(rows, name, sites, own) }] : [];
      });
      return [plotFile(documents, at), plot(`${title}, ${documents} documents`, groups)];
    });
  });
  return new Map(plots);
}

function sizeSection(source: PageSource, documents: string, run: Run): string {
  const rows = source.summaries.filter((summary) => String(summary.documents) === documents);
  const labels = new Map(source.sites.map(({ name, label }) => [name, label]));
  const sites = source.sites.filter(({ name }) => rows.some(({ site }) => site === name));
  const lost = losses(rows, source.own);
  const tables = measureGroups.map(({ title, text, measures }, at) => {
    const lines = measures.map((measure) => [
      measure.label,
      ...sites.map(({ name }) =>
        cell(
          measure,
          rows.find((row) => row.site === name && row.measure === measure.name),
        ),
      ),
    ]);
    const measured = lines.filter((cells) => cells.slice(1).some((one) => one !== '–'));
    const picture = `![${title} with ${documents} documents, as bars](peers/plots/${plotFile(documents, at)})`;
    return measured.length === 0
      ? ''
      : `### ${title}, ${documents} documents\n\n${text}\n\n${table(['', ...sites.map(({ label }) => label)], measured)}\n\n${picture}`;
  });
  return `## ${documents} documents

Measured on ${run.date}: ${run.cores} cores (${run.processor}), ${run.memoryGb} GB, Node ${run.node}, Chromium ${run.chromium}. Medians, with the least and the greatest
value in brackets. Builds of each kind: ${run.rounds}; visits to each page: ${run.visits}; the sites took turns.${run.note ? ` ${run.note}` : ''}

### Where this site loses, ${documents} documents

${lost.length === 0 ? 'Nowhere.' : `${lost.length} rows, the largest distance first.\n\n| | This site | Better |\n| --- | --: | --- |\n${lost.map((loss) => lossLine(loss, labels)).join('\n')}`}

${tables.filter(Boolean).join('\n\n')}
`;
}

/** The page of results, with all that the sites were measured with. `introduction` is Markdown. */
export function resultsPage(source: PageSource, introduction: string): string {
  const versions = source.sites.filter(({ version }) => version !== '').map(({ label, version }) => `${label} ${version}`);
  const sections = Object.entries(source.runs).map(([documents, run]) => sizeSection(source, documents, run));
  return `${introduction}\nVersions: ${versions.join(', ')}.\n\n${sections.join('\n')}`;
}
