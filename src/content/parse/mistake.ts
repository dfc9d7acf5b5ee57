/** Something wrong, or worth knowing, about how a body is written. Lines are those of the body. */
export interface Mistake {
  readonly line?: number;
  readonly message: string;
  /** The page is made all the same. */
  readonly warning?: true;
}

/** Line on which a node begins; 1 for what the build has put together itself. */
export const lineOf = (node: { readonly position?: { readonly start: { readonly line: number } } | undefined }): number =>
  node.position?.start.line ?? 1;
