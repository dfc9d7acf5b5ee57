import { fields } from './fields';
import { wordsOf } from './matchedQuery';
import type { MatchedQuery } from './matchedQuery';
import { bm25, fieldBoosts } from './ranking';
import type { TermSource } from './termSource';

/** A record that answers a query. */
export interface ScoredRecord {
  readonly id: number;
  readonly score: number;
}

/** Scores of records while a query is worked through. */
interface Scores {
  /** Records that answer, in the order in which they were found. */
  readonly found: readonly number[];
  readonly scores: Float64Array;
  /** Words of the query that a record answers, one bit each; 0 where it does not answer. */
  readonly words: Uint32Array;
}

/** Bits of a number. Of a query with more different words, the last ones count as one. */
const mostWords = 32;

function bitsOf(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const average = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

const none = (length: number): Scores => ({ found: [], scores: new Float64Array(length), words: new Uint32Array(length) });

/** Records that answer both. */
function both(a: Scores, b: Scores): Scores {
  const found = b.found.filter((id) => a.words[id] !== 0);
  const { scores, words } = none(a.words.length);
  for (const id of found) {
    scores[id] = (a.scores[id] ?? 0) + (b.scores[id] ?? 0);
    words[id] = (a.words[id] ?? 0) | (b.words[id] ?? 0);
  }
  return { found, scores, words };
}

/** Records that answer one of two or both. */
function either(a: Scores, b: Scores): Scores {
  const { scores, words } = a;
  const added = b.found.filter((id) => words[id] === 0);
  for (const id of b.found) {
    scores[id] = (scores[id] ?? 0) + (b.scores[id] ?? 0);
    words[id] = (words[id] ?? 0) | (b.words[id] ?? 0);
  }
  return { found: [...a.found, ...added], scores, words };
}

/**
 * Scores the records that answer a query, best first: BM25+ by term and field, summed up, times the number of words that are
 * answered. All terms of the query have to be loaded. This is how MiniSearch scores, on numbers instead of maps of objects.
 */
export function scoreRecords(query: MatchedQuery, { placesOf, lengths }: TermSource): ScoredRecord[] {
  const count = lengths[0]?.length ?? 0;
  const averages = lengths.map(average);
  const numbers = new Map(
    [...new Set(wordsOf(query).map(({ word }) => word))].map((word, index) => [word, Math.min(index, mostWords - 1)]),
  );

  const scoreWord = ({ word, weight, near }: Extract<MatchedQuery, { word: string }>): Scores => {
    const { scores, words } = none(count);
    const found: number[] = [];
    const bit = (1 << (numbers.get(word) ?? 0)) >>> 0;
    for (const { number, weight: nearness } of near) {
      placesOf(number).forEach((places, field) => {
        const [name, inField, mean = 1] = [fields[field], lengths[field], averages[field]];
        if (!places || !inField || name === undefined) return;
        const { records, counts } = places;
        const rarity = Math.log(1 + (count - records.length + 0.5) / (records.length + 0.5));
        const factor = nearness * weight * fieldBoosts[name] * rarity;
        for (let at = 0; at < records.length; at += 1) {
          const id = records[at] ?? 0;
          const often = counts[at] ?? 0;
          const long = 1 - bm25.b + (bm25.b * (inField[id] ?? 0)) / mean;
          if (words[id] === 0) found.push(id);
          words[id] = bit;
          scores[id] = (scores[id] ?? 0) + factor * (bm25.d + (often * (bm25.k + 1)) / (often + bm25.k * long));
        }
      });
    }
    return { found, scores, words };
  };

  const score = (part: MatchedQuery): Scores => {
    if ('word' in part) return scoreWord(part);
    const [parts, join] = 'all' in part ? [part.all, both] : [part.any, either];
    const [first, ...others] = parts.map(score);
    return first ? others.reduce(join, first) : none(count);
  };

  const { found, scores, words } = score(query);
  return found.map((id) => ({ id, score: (scores[id] ?? 0) * bitsOf(words[id] ?? 0) })).sort((a, b) => b.score - a.score);
}
