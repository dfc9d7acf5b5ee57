import type SearchableMap from 'minisearch/SearchableMap';
import { matchWeights } from './ranking';

/** A term of the pages that a typed word may mean: its number, and what a match is worth against the whole word as typed. */
export interface NearTerm {
  readonly term: string;
  readonly number: number;
  readonly weight: number;
}

/** How a word may be found: also as the beginning of a longer one, and with so many letters that differ. */
export interface Nearness {
  readonly prefix: boolean;
  readonly edits: number;
}

/** Longer words are worth less the more they add, misspelt ones less than beginnings. The weights approach 0 with the distance. */
const prefixWeight = (length: number, more: number): number => (matchWeights.prefix * length) / (length + 0.3 * more);
const fuzzyWeight = (length: number, edits: number): number => (matchWeights.fuzzy * length) / (length + edits);

/** Terms that a word may mean: itself first, then those that it begins, then those with a few other letters. */
export function nearTerms(dictionary: SearchableMap<number>, word: string, { prefix, edits }: Nearness): NearTerm[] {
  if (word === '') return [];
  const found: NearTerm[] = [];
  const itself = dictionary.get(word);
  if (itself !== undefined) found.push({ term: word, number: itself, weight: 1 });
  const misspelt = edits > 0 ? dictionary.fuzzyGet(word, edits) : new Map<string, [number: number, edits: number]>();
  misspelt.delete(word);
  if (prefix) {
    for (const [term, number] of dictionary.atPrefix(word)) {
      misspelt.delete(term);
      if (term !== word) found.push({ term, number, weight: prefixWeight(term.length, term.length - word.length) });
    }
  }
  for (const [term, [number, distance]] of misspelt) found.push({ term, number, weight: fuzzyWeight(term.length, distance) });
  return found;
}
