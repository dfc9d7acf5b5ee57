/** A mistake or warning in a body. `line` counts from the beginning of the body. */
export interface Mistake {
  readonly line: number;
  readonly message: string;
  /** Doesn't stop the build. */
  readonly warning?: true;
}

interface Placed {
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

/** Reports a mistake at a node or on a line of a body. */
export type Report = (at: Placed | number, message: string, warning?: true) => void;

/** Line on which a node begins; 1 for generated nodes. */
export const lineOf = ({ position }: Placed): number => position?.start.line ?? 1;

/** Collects what `find` reports. */
export function mistakesIn(find: (report: Report) => void): Mistake[] {
  const mistakes: Mistake[] = [];
  find((at, message, warning) => {
    mistakes.push({ line: typeof at === 'number' ? at : lineOf(at), message, ...(warning ? { warning } : {}) });
  });
  return mistakes;
}
