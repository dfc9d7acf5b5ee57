import type SearchableMap from 'minisearch/SearchableMap';
import type { FieldLengths, TermPlaces } from './termPlaces';

/** The terms of the records, wherever they come from. */
export interface TermSource {
  /** The number of each term. */
  readonly dictionary: SearchableMap<number>;
  readonly lengths: FieldLengths;
  /** Whether a heading or prose has a term. */
  readonly has: (term: string) => boolean;
  /** Gets terms, by their numbers; rejects where they cannot be had. */
  readonly load: (terms: readonly number[]) => Promise<void>;
  /** Where a term is that was loaded. */
  readonly placesOf: (term: number) => TermPlaces;
}
