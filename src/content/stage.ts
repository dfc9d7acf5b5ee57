/** Pipeline stages in order, and `type` for tables. */
export type StageName = 'read' | 'parse' | 'fill' | 'check' | 'compile' | 'type';

/** Most cached results per stage. In `develop` every change adds some. */
const limit = 5000;

const runs = new Map<StageName, number>();

const memories: { clear: () => void }[] = [];

/** Clears all caches, for programs that process more texts than fit into memory. */
export const clearCaches = (): void => memories.forEach((memory) => memory.clear());

/** How often each stage ran in this process instead of returning a cached result. */
export const stageRuns = (): Readonly<Partial<Record<StageName, number>>> => Object.fromEntries(runs);

/**
 * Makes a pipeline stage: a pure function with a cache. `digestOf` is the cache key, so it must cover everything that `run` reads. Results
 * are shared and must not be changed.
 */
export function stage<Input, Output>(name: StageName, digestOf: (input: Input) => string, run: (input: Input) => Output) {
  const results = new Map<string, Output>();
  memories.push(results);
  return (input: Input): Output => {
    const key = digestOf(input);
    const known = results.get(key);
    if (known !== undefined) return known;
    const output = run(input);
    runs.set(name, (runs.get(name) ?? 0) + 1);
    if (results.size >= limit) results.delete(results.keys().next().value ?? '');
    results.set(key, output);
    return output;
  };
}

/** Number of sources in the pipeline, and of their Gatsby nodes. */
export interface SourceCounts {
  readonly texts: number;
  readonly textNodes: number;
  readonly tables: number;
  readonly tableNodes: number;
}

/**
 * Reports sources that were read, typed or compiled more than once, and differences between pipeline and nodes. Texts may be compiled less
 * often: Gatsby keeps the pages of unchanged ones.
 */
export function countMistakes(runs: ReturnType<typeof stageRuns>, { texts, textNodes, tables, tableNodes }: SourceCounts): string[] {
  const { read = 0, type = 0, ...others } = runs;
  const wrong = (what: string, count: number, expected: number): string[] =>
    count === expected ? [] : [`${what}: ${count}, expected ${expected}.`];
  return [
    ...wrong('texts read', read, texts),
    ...wrong('nodes of texts', textNodes, texts),
    ...wrong('tables typed', type, tables),
    ...wrong('nodes of tables', tableNodes, tables),
    ...Object.entries(others).flatMap(([stage, count]) => (count > texts ? [`stage "${stage}": ${count} runs for ${texts} texts.`] : [])),
  ];
}
