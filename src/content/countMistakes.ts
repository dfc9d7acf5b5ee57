import type { stageRuns } from './stage';

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
