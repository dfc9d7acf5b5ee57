import { packNumbers, unpackNumbers } from './packedNumbers';
import type { Neighbours } from './twoWords';

/** Neighbours by the numbers of their terms, two characters each. */
export function packNeighbours(neighbours: Neighbours, terms: readonly string[]): string {
  const numbers = new Map(terms.map((term, number) => [term, number]));
  return packNumbers([...neighbours.values()].flatMap((pair) => pair.map((term) => numbers.get(term) ?? 0)));
}

/** The neighbours that `packNeighbours` wrote. */
export function unpackNeighbours(packed: string, terms: readonly string[]): Neighbours {
  const neighbours = new Map<string, readonly [string, string]>();
  const numbers = unpackNumbers(packed);
  for (let at = 0; at < numbers.length; at += 2) {
    const [first = '', second = ''] = [terms[numbers[at] ?? -1], terms[numbers[at + 1] ?? -1]];
    neighbours.set(first + second, [first, second]);
  }
  return neighbours;
}
