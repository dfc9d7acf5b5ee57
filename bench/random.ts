/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A number from 0 to 1, without 1. */
  readonly next: () => number;
  /** A whole number from 0 to one less than the limit. */
  readonly below: (limit: number) => number;
  /** One of a list, which must not be empty. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** Makes random numbers by a seed, with the method mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new Error('There is nothing to pick from.');
    return items[below(items.length)] as Item; // below the length of the list, which is not empty
  };
  return { next, below, pick };
}
