/** A word that is looked up; `fuzzy` says whether a few letters may differ, `weight` what a match is worth. */
export interface WordQuery {
  readonly word: string;
  readonly prefix: boolean;
  readonly fuzzy: boolean;
  readonly weight: number;
}

/** What is asked of the terms: words, and all or any of several questions. */
export type Query = WordQuery | { readonly all: readonly Query[] } | { readonly any: readonly Query[] };
