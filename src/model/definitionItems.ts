/** Entries of a list in a definition; empty if it isn't a list. */
export function itemsOf<Item>(items: readonly Item[]): readonly Item[] {
  const isList: boolean = Array.isArray(items);
  return isList ? items : [];
}
