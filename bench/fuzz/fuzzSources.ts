import { createPipeline } from '../../src/content/pipeline';
import { plugins } from '../../src/plugins';
import { judgeSource } from './judgeSource';
import { mutate } from './mutate';
import type { SourceKind } from './mutate';
import type { ProjectSource, ProjectSources } from './projectSources';
import { createRandom } from '../random';
import type { Random } from '../random';

/** A change that went wrong; seed and number make it again. */
export interface Fault {
  readonly number: number;
  readonly file: string;
  readonly how: string;
  readonly what: string;
  readonly bytes: Buffer;
}

/** What to change, how often, and whom to tell. */
interface FuzzOptions {
  readonly seed: number;
  readonly count: number;
  /** Number of the first change; the ones before it are left out. */
  readonly first?: number;
  /** Is told before each change: after a process that hangs, the last number is the one. */
  readonly onStart?: (number: number) => void;
}

/** How often the checks refused a change, and the changes that went wrong. */
interface FuzzResult {
  readonly count: number;
  readonly refused: number;
  readonly faults: readonly Fault[];
}

/** Microseconds of the processor that a changed source may take; the clock would count what a busy machine does beside it. */
const longest = 10_000_000;

/** Results are forgotten after so many changes, because each change is a text of its own. */
const forgetAfter = 25;

const kinds: Readonly<Record<ProjectSource['folder'], SourceKind>> = { docs: 'text', blog: 'text', data: 'table', figures: 'drawing' };

function pickSource({ files }: ProjectSources, random: Random): ProjectSource | undefined {
  const folder = random.pick<ProjectSource['folder']>(['docs', 'docs', 'docs', 'blog', 'blog', 'data', 'data', 'figures']);
  return files[folder][random.below(files[folder].length)];
}

/** Changes sources of the project in random ways and takes each through the pipeline. Each change has random numbers of its own. */
export async function fuzzSources(sources: ProjectSources, { seed, count, first = 0, onStart }: FuzzOptions): Promise<FuzzResult> {
  const faults: Fault[] = [];
  let refused = 0;
  let pipeline = createPipeline(plugins);
  for (let number = first; number < first + count; number += 1) {
    onStart?.(number);
    const random = createRandom(Math.imul(seed, 1_000_003) + number);
    const source = pickSource(sources, random);
    if (!source) continue;
    const { bytes, how } = mutate(source.text, kinds[source.folder], random);
    const file = `content/${source.folder}/${source.relativePath}`;
    const report = (what: string): void => void faults.push({ number, file, how, what, bytes });
    const start = process.cpuUsage();
    try {
      const judgement = await judgeSource(source, bytes, sources, pipeline);
      if (judgement.refused) refused += 1;
      for (const fault of judgement.faults)
        report(judgement.refused ? `is refused without a place: ${fault}` : `passes the checks with ${fault}`);
    } catch (error) {
      report(`throws ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
    const { user } = process.cpuUsage(start);
    if (user > longest) report(`takes ${(user / 1_000_000).toFixed(1)} s`);
    if (number % forgetAfter === 0) pipeline = createPipeline(plugins);
  }
  return { count, refused, faults };
}
