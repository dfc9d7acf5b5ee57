/** A query string with parameters set, or removed if null. Others stay. `prefix` comes before each name. */
export function withParameters(search: string, prefix: string, values: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(prefix + name);
    else next.set(prefix + name, value);
  }
  const text = next.toString();
  return text ? `?${text}` : '';
}

/** A value for `withParameters`, which leaves the default out. */
export const unless = (otherwise: string, value: string): string | null => (value === otherwise ? null : value);

/** One of the allowed values, or the default. */
export const oneOf = <Value extends string>(given: string | null, allowed: readonly Value[], otherwise: Value): Value =>
  allowed.find((value) => value === given) ?? otherwise;

/** Replaces the address of the current history entry. Safari refuses that after a hundred times in 30 seconds: the address then stays as it was. */
export function replaceAddress(address: string): void {
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch {
    // What the page shows is right, and the next change tries again.
  }
}

/** Replaces the query string of the page. Adds no history entry, so that "back" leads to the page before. */
export function keepSearch(search: string): void {
  const { pathname, hash } = window.location;
  replaceAddress(`${pathname}${search}${hash}`);
}
