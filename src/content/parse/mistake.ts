/** A mistake or warning in a body. `line` counts from the beginning of the body. */
export interface Mistake {
  readonly line?: number;
  readonly message: string;
  /** Doesn't stop the build. */
  readonly warning?: true;
}

/** Line on which a node begins; 1 for generated nodes. */
export const lineOf = (node: { readonly position?: { readonly start: { readonly line: number } } | undefined }): number =>
  node.position?.start.line ?? 1;
