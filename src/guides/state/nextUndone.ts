/** The first step that is not ticked; null when all are. */
export const nextUndone = (steps: readonly number[], done: ReadonlySet<number>): number | null =>
  steps.find((step) => !done.has(step)) ?? null;
