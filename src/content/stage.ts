/** Stages of the pipeline, in the order in which a text goes through them; tables have one of their own. */
export type StageName = 'read' | 'parse' | 'fill' | 'check' | 'compile' | 'type';

/** Results that one stage remembers at most; while a site is developed each change adds some. */
const limit = 5000;

const runs = new Map<StageName, number>();

const memories: { clear: () => void }[] = [];

/** Forgets all results, for a program that goes through more texts than memory holds. */
export const forgetResults = (): void => memories.forEach((memory) => memory.clear());

/** How often each stage has done its work in this process, and not looked a result up. */
export const stageRuns = (): Readonly<Partial<Record<StageName, number>>> => Object.fromEntries(runs);

/**
 * A stage of the pipeline: values in, values out. `digestOf` names the input by its content; the same input is worked on
 * once, and then looked up, whoever asks. Results are shared, so nobody may change them.
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

/** How many sources there are: as the pipeline has them, and as Gatsby's nodes. */
export interface SourceCounts {
  readonly texts: number;
  readonly textNodes: number;
  readonly tables: number;
  readonly tableNodes: number;
}

/**
 * What shows that a source was read, typed or compiled more often than once, or that pipeline and nodes have other sources. A text of which everything is remembered from an
 * earlier build is not parsed.
 */
export function countMistakes(runs: ReturnType<typeof stageRuns>, { texts, textNodes, tables, tableNodes }: SourceCounts): string[] {
  const { read = 0, type = 0, ...others } = runs;
  const wrong = (what: string, count: number, expected: number): string[] =>
    count === expected ? [] : [`${what}: ${count} where there are ${expected}.`];
  return [
    ...wrong('texts read', read, texts),
    ...wrong('nodes of texts', textNodes, texts),
    ...wrong('tables typed', type, tables),
    ...wrong('nodes of tables', tableNodes, tables),
    ...Object.entries(others).flatMap(([stage, count]) => (count > texts ? [`stage "${stage}": ${count} runs for ${texts} texts.`] : [])),
  ];
}
