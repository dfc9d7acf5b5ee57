import type { FacetFilter } from '../contract/searchTypes';

/** Attributes of a record by which hits can be filtered and counted. */
export type Facets = Readonly<Record<string, string>>;

/** Whether a record passes `key:value` filters: the outer list is AND, a list inside is OR; a leading minus excludes. */
export function passes(facets: Facets, filters: readonly FacetFilter[]): boolean {
  const one = (filter: FacetFilter): boolean => {
    if (typeof filter !== 'string') return filter.some(one);
    const excludes = filter.startsWith('-');
    const [, key = '', value = ''] = /^([^:]*):(.*)$/s.exec(excludes ? filter.slice(1) : filter) ?? [];
    return (facets[key] === value) !== excludes;
  };
  return filters.every(one);
}

/** How often each value of the asked attributes stands in the records, most frequent first. */
export function countFacets(records: readonly Facets[], keys: readonly string[]): Record<string, Record<string, number>> {
  return Object.fromEntries(
    keys.map((key) => {
      const counts = new Map<string, number>();
      for (const { [key]: value } of records) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
      return [key, Object.fromEntries([...counts].sort(([, a], [, b]) => b - a))];
    }),
  );
}
