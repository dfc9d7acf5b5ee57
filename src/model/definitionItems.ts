/** Entries of a list in a definition; empty if it isn't a list. */
export function itemsOf<Item>(items: readonly Item[]): readonly Item[] {
  const isList: boolean = Array.isArray(items);
  return isList ? items : [];
}

/** Whether a record has an entry of this name. Unlike `in`, it doesn't find `constructor`. */
export const hasEntry = <Name extends string>(entries: Readonly<Record<Name, unknown>>, name: string): name is Name =>
  Object.hasOwn(entries, name);

/** The entry of a record with this name; undefined without one. */
export const entryOf = <Value>(entries: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;
