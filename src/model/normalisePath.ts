/** Paths remembered at most; beyond it the oldest is forgotten. */
export const pathCacheLimit = 10_000;

const cache = new Map<string, string>();

/** Drops `/index.html` and `.html` from the end of a path. Memoised, because route changes ask for the same few paths. */
export function normalisePath(path: string): string {
  const known = cache.get(path);
  if (known !== undefined) return known;
  const normal = path.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  if (cache.size >= pathCacheLimit) cache.delete(cache.keys().next().value ?? '');
  cache.set(path, normal);
  return normal;
}

/** Number of paths remembered now. */
export const pathCacheSize = (): number => cache.size;
