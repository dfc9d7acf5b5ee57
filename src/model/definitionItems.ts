/** Entries of a list of a definition; none where it is no list. */
export function itemsOf<Item>(items: readonly Item[]): readonly Item[] {
  const isList: boolean = Array.isArray(items);
  return isList ? items : [];
}
