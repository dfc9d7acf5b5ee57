/** Whether an entry of a definition is an object. The type checker asks for one, but a list may be put together by code. */
export const isItem = (item: unknown): item is object => typeof item === 'object' && item !== null;

/** Entries of a list of a definition; none where it is no list. */
export function itemsOf<Item>(items: readonly Item[]): readonly Item[] {
  const isList: boolean = Array.isArray(items);
  return isList ? items : [];
}
