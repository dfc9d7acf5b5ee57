/** What values are given in. */
export type Unit = 's' | 'ms' | 'MB' | 'kB' | 'files' | 'requests' | 'score' | 'findings' | '%' | 'pages' | 'tables' | 'bytes';

/** One value that was measured once. */
export interface Sample {
  /** Name of the peer. */
  readonly site: string;
  /** How many documents the site has. */
  readonly documents: number;
  readonly measure: string;
  readonly unit: Unit;
  readonly value: number;
}
